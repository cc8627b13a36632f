import { DomainError } from "../shared/errors.ts"

/** A JPEG is made smaller while it is decoded: what phones make at most is 50 megapixels. */
export const mostPixels = 52e6
/** Others are decoded whole. */
const mostOfOthers = 40e6
/** A sharp photo has a byte for every four pixels, a scanned drawing one for a hundred; this is an empty sheet. */
const pixelsPerByte = 1_000
/** Of what is decoded in a moment we don't ask how it is packed. */
const small = 4e6
/** Encoders that draw a JPEG in steps take about ten; each step goes over all of its pixels. */
const mostScans = 100

/** What a picture is, as its header says. */
export interface Header {
  pixels: number
  /** What decoding it takes while it is made smaller, in MB; measured, and rounded up. */
  megabytes: number
}

/**
 * Looks at a picture before anything of it is decoded. Throws a DomainError on what is no picture, and on more pixels
 * than its bytes can be a photo of.
 */
export async function headerOf(bytes: Uint8Array): Promise<Header> {
  if (!looksLikePicture(bytes)) throw new DomainError(isHeic(bytes) ? "files.heic" : "files.notAPicture")
  const { width, height } = await pictureOf(bytes).metadata().catch(refuse)
  const pixels = width * height
  if (pixels > (isJpeg(bytes) ? mostPixels : mostOfOthers)) throw new DomainError("files.tooManyPixels")
  if (pixels > small && pixels > bytes.length * pixelsPerByte) throw new DomainError("files.tooManyPixels")
  if (isJpeg(bytes) && hasTooManyScans(bytes)) throw new DomainError("files.brokenPicture")
  return { pixels, megabytes: megabytesOf(bytes, pixels) }
}

/** To be decoded, once its header was looked at. */
export const pictureOf = (bytes: Uint8Array) =>
  new Bun.Image(bytes, { maxPixels: isJpeg(bytes) ? mostPixels : mostOfOthers })

export function refuse(error: unknown): never {
  if (error instanceof DomainError) throw error
  const tooLarge = (error as { code?: string }).code === "ERR_IMAGE_TOO_MANY_PIXELS"
  throw new DomainError(tooLarge ? "files.tooManyPixels" : "files.brokenPicture")
}

/** What is left of a large JPEG that is decoded smaller. */
const decodedOfJpeg = 10e6

/** Five bytes for each decoded pixel, and what comes out; beside it what some formats keep of the whole picture. */
function megabytesOf(bytes: Uint8Array, pixels: number): number {
  const decoded = isJpeg(bytes) ? Math.min(pixels, decodedOfJpeg) : pixels
  return Math.ceil((decoded * 5 + pixels * keptPerPixel(bytes)) / 1e6) + 30
}

/** A progressive JPEG is kept as coefficients of two bytes until its last step, a lossless WebP as pixels. */
function keptPerPixel(bytes: Uint8Array): number {
  if (!isJpeg(bytes)) return asciiAt(bytes, 12, 4) === "VP8L" ? 2 : 0
  const { progressive, samples } = frameOf(bytes)
  return progressive ? 2 * samples : 0
}

interface Frame {
  progressive: boolean
  /** Of a pixel. */
  samples: number
}

const worst: Frame = { progressive: true, samples: 4 }

/** The frame header (SOF). A JPEG may be packed so that only a decoder finds it: that counts as the worst. */
function frameOf(jpeg: Uint8Array): Frame {
  for (let at = 2; jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1]!
    if (isFrame(marker))
      return { progressive: (marker & 3) === 2, samples: samplesOf(jpeg.subarray(at + 9, at + 22)) }
    if (marker === 0xff) at++
    else if (marker === 1 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + jpeg[at + 2]! * 256 + jpeg[at + 3]!
  }
  return worst
}

const isFrame = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && (marker & 3) !== 0) || marker === 0xc0

/** Of each component how densely it is sampled, beside the densest. */
function samplesOf([count = 0, ...components]: Uint8Array): number {
  const densities = Array.from({ length: count }, (_, i) => components[i * 3 + 1] ?? 0x11)
  const areas = densities.map((density) => (density >> 4) * (density & 15))
  return areas.reduce((sum, area) => sum + area, 0) / Math.max(1, ...areas)
}

function hasTooManyScans(jpeg: Uint8Array): boolean {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length)
  const scan = Buffer.from([0xff, startOfScan])
  let found = 0
  for (let at = bytes.indexOf(scan); at >= 0 && found <= mostScans; at = bytes.indexOf(scan, at + 2)) found++
  return found > mostScans
}

export const startOfScan = 0xda

export const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

function looksLikePicture(bytes: Uint8Array): boolean {
  const png = asciiAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n"
  const webp = asciiAt(bytes, 0, 4) === "RIFF" && asciiAt(bytes, 8, 4) === "WEBP"
  return isJpeg(bytes) || png || webp
}

/** ISO base media with a picture in it, as iPhones make: a box `ftyp` that says which kind. */
const isHeic = (bytes: Uint8Array) => /^ftyp(hei|hev|mif1|msf1|avi)/.test(asciiAt(bytes, 4, 8))

const asciiAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
