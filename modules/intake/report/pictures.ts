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
