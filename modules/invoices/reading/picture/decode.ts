import type { Gray } from "#src/files/gray.ts"
import { grayOfPng } from "#src/files/grayPng.ts"
import { headerOf, pictureOf } from "#src/files/picture.ts"
import { room } from "#src/jobs/room.ts"
import type { DomainError } from "#src/shared/errors.ts"
import { type ReadFailure, Unreadable } from "../task.ts"

/** A4 at 300 dots an inch and a bit; larger ones are photos, which read as well at 240, with half of the memory. */
const asIs = 9.5e6
const maxSide = 2800
/** A picture takes ten bytes a pixel while it is decoded: as much as the engines hold. */
const large = 4e6

/** What comes out of a decoder, as a PNG and then as pixels, and what the process itself takes. */
const beside = 60

/** A JPEG, PNG or WebP as its camera meant it to be held (EXIF), large ones made smaller. */
export async function decode(bytes: Uint8Array): Promise<Gray> {
  try {
    const { pixels, megabytes } = await headerOf(bytes)
    if (megabytes > room.megabytes - beside) throw new Unreadable("tooLarge")
    const picture = pictureOf(bytes)
    const fitting =
      pixels > asIs ? picture.resize(maxSide, maxSide, { fit: "inside", filter: "box" }) : picture
    return await grayOfPng(await fitting.png({ compressionLevel: 0 }).bytes())
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(failures[(error as DomainError).code] ?? "brokenPicture")
  }
}

const failures: Record<string, ReadFailure> = { "files.heic": "heic", "files.tooManyPixels": "tooLarge" }

/** Whether it takes much memory to decode; what can't be decoded takes none. */
export async function isLarge(path: string): Promise<boolean> {
  const header = await headerOf(await Bun.file(path).bytes()).catch(() => undefined)
  return header !== undefined && header.pixels > large
}
