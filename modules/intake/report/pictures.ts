import type { Photo } from "#src/documents/blocks.ts"
import { filled } from "#src/shared/filled.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import type { Person, PresentRole } from "./schema.ts"

/** A signature as a picture for paper, with whose it is. */
export interface Signed {
  photo: Photo
  name: string
  role: PresentRole
  agreements: string[]
  at: string
}

export async function readSignatures(people: readonly Person[]): Promise<Signed[]> {
  const signed: Signed[] = []
  for (const { name, role, signature } of people) {
    if (!signature) continue
    const bytes = Buffer.from(signature.picture.slice(signature.picture.indexOf(",") + 1), "base64")
    const alt = filled(nl.agreements.signature, { name })
    const photo = { bytes, alt, ...(await new Bun.Image(bytes).metadata()) }
    signed.push({ photo, name, role, agreements: signature.agreements, at: signature.at })
  }
  return signed
}

/** Sharp enough for half the width of a page: as they are kept, three hundred photos would be no file to mail. */
const longestSide = 1000

/** A photo made fit for paper; null of one that is gone or can't be read. */
export async function readPhoto(path: string, alt: string): Promise<Photo | null> {
  try {
    const bytes = await new Bun.Image(await Bun.file(path).bytes())
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .bytes()
    return { bytes, alt, ...(await new Bun.Image(bytes).metadata()) }
  } catch {
    return null
  }
}
