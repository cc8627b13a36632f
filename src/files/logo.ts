import type { Sender } from "../jobs/turns.ts"
import { cleanPhoto, reEncoded } from "./photo.ts"
import { isJpeg } from "./picture.ts"

const maxSide = 1200

/** A logo made safe to keep. A JPEG stays one; others become a PNG, so that what is see-through stays so. */
export async function cleanLogo(
  bytes: Uint8Array,
  sender: Sender,
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  if (isJpeg(bytes)) return { bytes: await cleanPhoto(bytes, sender), mediaType: "image/jpeg" }
  const small = await reEncoded(bytes, sender, async (image) =>
    pixelsOnly(
      await image.resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true }).png().bytes(),
    ),
  )
  return { bytes: small, mediaType: "image/png" }
}

/** The PNG without texts, colour profile or anything else that is passed on unread. */
function pixelsOnly(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const kept = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (drawing.has(String.fromCharCode(...png.subarray(at + 4, at + 8)))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const drawing = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
