import { points } from "#src/documents/page.ts"
import type { Canvas } from "#src/documents/pdf/canvas.ts"
import type { Typesetter } from "#src/documents/pdf/type.ts"
import { type Look, single, wrap } from "#src/documents/pdf/wrap.ts"
import type { Sheet } from "../picture/scales.ts"
import { colour } from "./colour.ts"
import { planPaper as nl } from "./nl.ts"
import { blockHeight, margin } from "./papers.ts"

type Fact = [label: string, value: string]

const looks = {
  company: { cut: "bold", size: 12, leading: 15, color: colour.ink },
  title: { cut: "regular", size: 10, leading: 13, color: colour.faint },
  label: { cut: "regular", size: 6, leading: 8, color: colour.faint },
  value: { cut: "regular", size: 8.5, leading: 11, color: colour.ink },
} satisfies Record<string, Look>

const pen = { width: points(0.25), color: colour.ink }
/** Of the company's part. */
const share = 0.24
const rowHeight = 8.4
const padding = 2

/** The frame around the sheet, and at its foot whose drawing this is, of what, and how it is to be read. */
export function drawTitleBlock(
  canvas: Canvas,
  type: Typesetter,
  sheet: Sheet,
  { company, columns }: { company: string; columns: Fact[][] },
): void {
  const [left, top, right, bottom] = [margin, margin, sheet.width - margin, sheet.height - margin]
  const head = bottom - blockHeight
  const line = (...places: [x: number, y: number][]) =>
    canvas.way(
      places.map(([x, y]) => ({ x: points(x), y: points(y) })),
      pen,
    )
  line([left, top], [right, top], [right, bottom], [left, bottom], [left, top])
  line([left, head], [right, head])
  const first = left + (right - left) * share
  const each = (right - first) / columns.length
  const names = wrap(type, company, looks.company, points(first - left - 2 * padding)).slice(0, 3)
  for (const [index, name] of names.entries())
    canvas.line(name, points(left + padding), points(head + padding) + index * looks.company.leading)
  canvas.line(
    single(type, nl.title, looks.title),
    points(left + padding),
    points(bottom - padding) - looks.title.leading,
  )
  for (const [column, facts] of columns.entries()) {
    const x = first + column * each
    line([x, head], [x, bottom])
    for (const [row, [label, value]] of facts.filter(([, told]) => told !== "").entries()) {
      const y = points(head + 1 + row * rowHeight)
      const write = (text: string, look: Look, down: number) =>
        canvas.line(single(type, text, look, points(each - 2 * padding)), points(x + padding), y + down)
      write(label, looks.label, 0)
      write(value, looks.value, looks.label.leading)
    }
  }
}
