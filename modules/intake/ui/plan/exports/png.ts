import { svgOf, svgSize } from "../../../plan/exports/svg.ts"
import type { Drawing } from "../../../plan/picture/drawing.ts"

/** Sharp in print. */
export const sharp = 200
/** What every phone still holds as one picture. */
const mostPixels = 16_000_000
const inch = 25.4

/** As many as a phone can hold. */
export function dotsPerInch(drawing: Drawing): number {
  const { width, height } = svgSize(drawing)
  return Math.min(sharp, Math.floor(Math.sqrt(mostPixels / (width * height)) * inch))
}

/** The drawing as pixels; the browser reads the SVG. */
export async function pngOf(drawing: Drawing, title: string): Promise<Blob> {
  const { width, height } = svgSize(drawing)
  const dots = dotsPerInch(drawing) / inch
  const picture = new Image()
  const address = URL.createObjectURL(new Blob([svgOf(drawing, title)], { type: "image/svg+xml" }))
  try {
    picture.src = address
    await picture.decode()
    const canvas = document.createElement("canvas")
    canvas.width = Math.round(width * dots)
    canvas.height = Math.round(height * dots)
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no memory for a picture")))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
