import type { Photo } from "./blocks.ts"

/** Sharp enough for half a page: as they are kept, hundreds of photos would be no file to mail. */
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
