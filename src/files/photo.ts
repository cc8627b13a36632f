import { DomainError } from "../shared/errors.ts"

const maxSide = 2048
/** 40 megapixels decode to 160 MB; more than any phone's photo, and the guard against decompression bombs. */
const maxPixels = 40e6

/**
 * A visitor's picture made safe to keep: recognised by its bytes, turned upright, at most 2048 px,
 * re-encoded as JPEG without EXIF or anything hidden behind the picture.
 */
export const cleanPhoto = (bytes: Uint8Array): Promise<Uint8Array> =>
  reEncoded(bytes, async (image) =>
    pictureOnly(
      await image
        .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
        .jpeg({ quality: 82 })
        .bytes(),
    ),
  )

/** Makes another picture of one that someone sent, once it is known to be one and not too large to decode. */
export function reEncoded(
  bytes: Uint8Array,
  encode: (image: Bun.Image) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  return oneAtATime(async () => {
    if (!looksLikePicture(bytes)) throw new DomainError(isHeic(bytes) ? "files.heic" : "files.notAPicture")
    const image = () => new Bun.Image(bytes, { maxPixels })
    try {
      const { width, height } = await image().metadata()
      if (width * height > maxPixels) throw new DomainError("files.tooManyPixels")
      return await encode(image())
    } catch (error) {
      if (error instanceof DomainError) throw error
      const tooLarge = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS"
      throw new DomainError(tooLarge ? "files.tooManyPixels" : "files.brokenPicture")
    }
  })
}

/**
 * The JPEG without its APP1-APP15 segments and comments. The encoder passes a colour profile on unread, however
 * large and whatever it holds; without it a photo of a building is a little less vivid, and nothing hides in it.
 */
function pictureOnly(jpeg: Uint8Array): Uint8Array {
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const end = at + 2 + jpeg[at + 2]! * 256 + jpeg[at + 3]!
    if (!isExtra(jpeg[at + 1]!)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}

const startOfScan = 0xda
const isExtra = (marker: number) => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe

const startsWith = (bytes: Uint8Array, start: number[], at = 0) =>
  start.every((byte, i) => bytes[at + i] === byte)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

export const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff])

function looksLikePicture(bytes: Uint8Array): boolean {
  const png = startsWith(bytes, [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])
  const webp = startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)
  return isJpeg(bytes) || png || webp
}

const isHeic = (bytes: Uint8Array) =>
  startsWith(bytes, ascii("ftyp"), 4) &&
  ["heic", "heix", "mif1", "msf1", "heim"].some((brand) => startsWith(bytes, ascii(brand), 8))

let last: Promise<unknown> = Promise.resolve()
/** Decoding takes up to 160 MB, so pictures wait for each other. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
