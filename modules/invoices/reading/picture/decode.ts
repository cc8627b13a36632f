import type { Gray } from "../gray.ts"
import { Unreadable } from "../task.ts"
import { grayOfPng } from "./png.ts"

/** 40 megapixels decode to 160 MB; more than any phone's photo, and the guard against decompression bombs. */
const maxPixels = 40e6
/** A4 at 300 dots an inch is 3508 high; more detail than that costs memory and reads no better. */
const maxSide = 3600

/** A JPEG, PNG or WebP as its camera meant it to be held (EXIF), large ones made smaller. */
export async function decode(bytes: Uint8Array): Promise<Gray> {
  if (isHeic(bytes)) throw new Unreadable("heic")
  const image = () => new Bun.Image(bytes, { maxPixels })
  try {
    const { width, height } = await image().metadata()
    if (width * height > maxPixels) throw new Unreadable("tooLarge")
    const fitting = image().resize(maxSide, maxSide, {
      fit: "inside",
      withoutEnlargement: true,
      filter: "box",
    })
    return grayOfPng(await fitting.png({ compressionLevel: 0 }).bytes())
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const tooLarge = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS"
    throw new Unreadable(tooLarge ? "tooLarge" : "brokenPicture")
  }
}

/** ISO base media with a picture in it, as iPhones make: a box `ftyp` that says which kind. */
function isHeic(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(4, 12))
  return /^ftyp(hei|hev|mif1|msf1|avi)/.test(start)
}
