import { fitted } from "#ui/lib/shrinkPhoto.ts"
import { drawn, outlineOf, type Size, strokeOf } from "../../drawing/geometry.ts"
import { outlines, paints } from "../../drawing/paints.ts"
import type { Shape } from "../../drawing/shapes.ts"

const quality = 0.85

/** The photo with what is drawn on it, as a JPEG of at most 2048 px; undefined on a device without room for it. */
export async function flatten(photo: HTMLImageElement, shapes: readonly Shape[]): Promise<Blob | undefined> {
  const size = fitted(photo.naturalWidth, photo.naturalHeight)
  const canvas = document.createElement("canvas")
  Object.assign(canvas, size)
  const pen = canvas.getContext("2d")
  if (!pen) return undefined
  // JPEG has no transparency: without paper a see-through picture turns black.
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(photo, 0, 0, size.width, size.height)
  for (const shape of shapes) draw(pen, shape, size)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), "image/jpeg", quality))
}

/** As `ShapeView` has it. */
function draw(pen: CanvasRenderingContext2D, shape: Shape, size: Size) {
  const { path, label } = drawn(shape, size)
  const [paint, outline] = [paints[shape.colour], outlines[shape.colour]]
  pen.lineCap = "round"
  pen.lineJoin = "round"
  for (const [color, width] of [
    [outline, outlineOf(size)],
    [paint, strokeOf(size)],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = width
    pen.stroke(new Path2D(path))
  }
  if (!label) return
  pen.font = `700 ${label.size}px ${getComputedStyle(document.body).fontFamily}`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.strokeStyle = outline
  pen.lineWidth = label.size / 5
  pen.strokeText(label.text, label.x, label.y)
  pen.fillStyle = paint
  pen.fillText(label.text, label.x, label.y)
}
