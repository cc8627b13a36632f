/** What the server can read; anything else that is a picture must be redrawn on the device first. */
export const readable = ["image/jpeg", "image/png", "image/webp"]
const longestSide = 2048
const quality = 0.82

/**
 * The photo, upright and small enough for a phone's connection; undefined when this device can't read it
 * (HEIC outside Safari). What can't be redrawn, or not below `mostBytes`, but can be read by the server goes as it is.
 */
export async function shrinkPhoto(file: File, mostBytes: number): Promise<Blob | undefined> {
  const asItIs = readable.includes(file.type) ? file : undefined
  if (typeof createImageBitmap !== "function") return asItIs
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined)
  if (!picture) return undefined
  const drawn = await redraw(picture).catch(() => undefined)
  picture.close()
  return drawn && drawn.size <= mostBytes ? drawn : asItIs
}

/** The size of a picture whose longest side is at most `longest`. */
export function fitted(width: number, height: number, longest = longestSide) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function redraw(picture: ImageBitmap): Promise<Blob | undefined> {
  const { width, height } = fitted(picture.width, picture.height)
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext("2d")
  if (!pen) return undefined
  // JPEG has no transparency: without paper a see-through drawing turns black.
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), "image/jpeg", quality))
}
