import { createTurns, type Sender } from "../jobs/turns.ts"
import { DomainError } from "../shared/errors.ts"

const maxSide = 2048
/** A JPEG is made smaller while it is decoded: what phones make at most, 50 megapixels, takes 80 MB. */
const maxOfJpeg = 52e6
/** Others are decoded whole: 40 megapixels to 160 MB. */
const maxPixels = 40e6
/** A sharp photo has a byte for every four pixels, a scanned drawing one for a hundred; this is an empty sheet. */
const pixelsPerByte = 1_000
/** Of what is decoded in a moment we don't ask how it is packed. */
const small = 4e6
/** Encoders that draw a JPEG in steps take about ten; each step goes over all of its pixels. */
const mostScans = 100

/**
 * Decoding takes memory, so pictures wait for each other. Of one sender two lots of six of a visitor's photos may
 * wait, which together are no larger than six of the largest.
 */
const turns = createTurns({ most: 12, mostSize: 6 * maxOfJpeg })

/**
 * A visitor's picture made safe to keep: recognised by its bytes, turned upright, at most 2048 px,
 * re-encoded as JPEG without EXIF or anything hidden behind the picture.
 */
export const cleanPhoto = (bytes: Uint8Array, sender: Sender): Promise<Uint8Array> =>
  reEncoded(bytes, sender, async (image) =>
    pictureOnly(
      await image
        .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
        .jpeg({ quality: 82 })
        .bytes(),
    ),
  )

/** Makes another picture of one that someone sent, once it is known to be one and not too much to decode. */
export async function reEncoded(
  bytes: Uint8Array,
  sender: Sender,
  encode: (image: Bun.Image) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!looksLikePicture(bytes)) throw new DomainError(isHeic(bytes) ? "files.heic" : "files.notAPicture")
  const image = () => new Bun.Image(bytes, { maxPixels: isJpeg(bytes) ? maxOfJpeg : maxPixels })
  try {
    const pixels = await pixelsOf(bytes, image())
    return await turns.take(sender, pixels, () => encode(image()))
  } catch (error) {
    if (error instanceof DomainError) throw error
    const tooLarge = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS"
    throw new DomainError(tooLarge ? "files.tooManyPixels" : "files.brokenPicture")
  }
}

/** As its header says, nothing decoded yet. Throws on more than its bytes can be a photo of. */
async function pixelsOf(bytes: Uint8Array, image: Bun.Image): Promise<number> {
  const { width, height } = await image.metadata()
  const pixels = width * height
  if (pixels > small && pixels > bytes.length * pixelsPerByte) throw new DomainError("files.tooManyPixels")
  if (isJpeg(bytes) && hasTooManyScans(bytes)) throw new DomainError("files.brokenPicture")
  return pixels
}

function hasTooManyScans(jpeg: Uint8Array): boolean {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length)
  const scan = Buffer.from([0xff, startOfScan])
  let found = 0
  for (let at = bytes.indexOf(scan); at >= 0 && found <= mostScans; at = bytes.indexOf(scan, at + 2)) found++
  return found > mostScans
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
