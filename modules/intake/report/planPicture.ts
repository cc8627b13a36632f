import type { Photo } from "#src/documents/blocks.ts"
import { margin, paper, points } from "#src/documents/page.ts"
import { createCanvas } from "#src/documents/pdf/canvas.ts"
import { faces } from "#src/documents/pdf/faces.ts"
import { pixelsOf } from "#src/documents/pdf/pixels.ts"
import { plainPdf } from "#src/documents/pdf/plainFile.ts"
import { createTypesetter } from "#src/documents/pdf/type.ts"
import { drawOn } from "../plan/exports/drawn.ts"
import { drawingFor } from "../plan/exports/papers.ts"
import type { Plan } from "../plan/schema.ts"

/** Sharp in print. */
const dotsPerInch = 220
/** As high as leaves its rooms on the same page, in millimetres. */
const highest = 150
const width = paper.width - 2 * margin.side

/** The drawing of a floor, as wide as the text, so that it stands on paper at the scale it was drawn at. */
export async function planPicture(
  plan: Plan,
  alt: string,
): Promise<{ photo: Photo; most: number } | undefined> {
  const drawing = drawingFor(plan, { width: (width / 72) * 25.4, height: highest })
  if (!drawing) return undefined
  const { box, scale } = drawing
  const [across, most] = [box.width, box.height].map((length) => points(length / scale)) as [number, number]
  const size = { width: Math.max(width, across), height: most }
  const canvas = createCanvas(size.height)
  const type = createTypesetter(faces)
  drawOn(canvas, type, drawing, { x: (size.width - across) / 2, y: 0 })
  const page = plainPdf({ title: alt, author: "", type, canvas, size })
  return {
    photo: { ...(await pixelsOf(page, dotsPerInch)), alt },
    most: Math.min(most, points(highest)),
  }
}
