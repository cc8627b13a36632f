import { points } from "#src/documents/page.ts"
import { type Canvas, createCanvas } from "#src/documents/pdf/canvas.ts"
import { faces } from "#src/documents/pdf/faces.ts"
import { drawLines, heightOf } from "#src/documents/pdf/paragraphs.ts"
import { createTypesetter, type Typesetter } from "#src/documents/pdf/type.ts"
import type { Line } from "#src/documents/pdf/wrap.ts"
import { writePdf } from "#src/documents/pdf/write.ts"
import { qrCode, quietZone } from "#src/documents/qr.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { fitted, leadingOf } from "./fitted.ts"
import { stockLabels as nl } from "./nl.ts"
import { type LabelSheet, placeOn } from "./sheets.ts"

/** What stands on one. */
export interface Label {
  name: string
  /** Where it lies. */
  location: string
  article: string
  /** Where its code leads. */
  address: string
}

/** Labels on sheets of which the first so many are used already. */
export async function labelsPdf(
  labels: readonly Label[],
  { sheet, used, author, day }: { sheet: LabelSheet; used: number; author: string; day: string },
): Promise<Uint8Array> {
  const size = { width: points(sheet.paper.width), height: points(sheet.paper.height) }
  const type = createTypesetter(faces)
  const canvases: Canvas[] = []
  await inPortions(labels, (label, index) => {
    const { page, x, y } = placeOn(sheet, used + index)
    canvases[page] ??= createCanvas(size.height)
    draw(canvases[page], { type, sheet, x: points(x), y: points(y) }, label)
  })
  return writePdf({ about: { title: nl.title, author, day }, type, canvases, size, asLargeAsItIs: true })
}

interface Place {
  type: Typesetter
  sheet: LabelSheet
  x: number
  y: number
}

/** A printer of labels knows nothing else, and makes grey of a colour. */
const black = "000000"
/** A printer may be a millimetre beside it. */
const edge = points(1)
/** The code gets as much of the width as leaves the name its words. */
const codeShare = 0.4

/** The code at the left, what a person reads at the right of it. */
function draw(canvas: Canvas, { type, sheet, x, y }: Place, label: Label) {
  const [width, height] = [points(sheet.width), points(sheet.height)]
  const room = Math.min(height - 2 * edge, width * codeShare)
  drawCode(canvas, label.address, { x: x + edge, y: y + (height - room) / 2, room })
  const lines = words(type, label, { width: width - room - 3 * edge, height: height - 4 * edge })
  drawLines(canvas, lines, x + edge + room, y + (height - heightOf(lines)) / 2)
}

function drawCode(canvas: Canvas, text: string, { x, y, room }: { x: number; y: number; room: number }) {
  const { side, dark } = qrCode(text)
  const unit = room / (side + 2 * quietZone)
  canvas.mosaic(dark, { x: x + quietZone * unit, y: y + quietZone * unit, unit }, black)
}

/** Name, place and article number, as large as they fit. */
function words(type: Typesetter, label: Label, { width, height }: { width: number; height: number }): Line[] {
  const small = height < points(25) ? { sizes: [6.5, 5.5], most: 1 } : { sizes: [9, 8], most: 2 }
  const below = [label.location, label.article]
    .filter(Boolean)
    .flatMap((text) => fitted(type, text, { ...small, width, cut: "regular", color: black }))
  const sizes = nameSizes.filter((size) => mostLines * leadingOf(size) <= height - heightOf(below))
  const name = fitted(type, label.name, { width, most: mostLines, sizes, cut: "bold", color: black })
  return [...name, ...below]
}

const mostLines = 3
const nameSizes = [16, 14, 12, 11, 10, 9, 8, 7, 6.5]
