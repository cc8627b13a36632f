import type { Gray } from "../gray.ts"
import { Unreadable } from "../task.ts"
import { grayOfPng } from "./png.ts"

/** 40 megapixels decode to 160 MB; more than any phone's photo, and the guard against decompression bombs. */
const maxPixels = 40e6
/** A4 at 300 dots an inch and a bit; larger ones are photos, which read as well at 240, with half of the memory. */
const asIs = 9.5e6
const maxSide = 2800
/** A picture takes ten bytes a pixel while it is decoded: as much as the engines hold. */
const large = 4e6

/** A JPEG, PNG or WebP as its camera meant it to be held (EXIF), large ones made smaller. */
export async function decode(bytes: Uint8Array): Promise<Gray> {
  if (isHeic(bytes)) throw new Unreadable("heic")
  const image = () => new Bun.Image(bytes, { maxPixels })
  try {
    const { width, height } = await image().metadata()
    if (width * height > maxPixels) throw new Unreadable("tooLarge")
    const fitting =
      width * height > asIs ? image().resize(maxSide, maxSide, { fit: "inside", filter: "box" }) : image()
    return await grayOfPng(await fitting.png({ compressionLevel: 0 }).bytes())
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const tooLarge = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS"
    throw new Unreadable(tooLarge ? "tooLarge" : "brokenPicture")
  }
}

/** Whether it takes much memory to decode; what can't be decoded takes none. */
export async function isLarge(path: string): Promise<boolean> {
  const size = await new Bun.Image(path, { maxPixels }).metadata().catch(() => undefined)
  return size !== undefined && size.width * size.height > large
}

/** ISO base media with a picture in it, as iPhones make: a box `ftyp` that says which kind. */
function isHeic(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(4, 12))
  return /^ftyp(hei|hev|mif1|msf1|avi)/.test(start)
}
