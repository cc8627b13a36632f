import { rgb } from "@cantoo/pdf-lib"
import type { SampleInvoice } from "../invoice.ts"
import type { Pen } from "../pen.ts"
import type { Printed } from "../printed.ts"
import { rowsOn } from "./rowsOn.ts"

const ink = rgb(0.09, 0.3, 0.26)
const tint = rgb(0.92, 0.95, 0.93)
const white = rgb(1, 1, 1)

/** A band of colour, facts in a strip with their labels above them, amounts first in the eye and few lines. */
export function modern(pen: Pen, { supplier }: SampleInvoice, paper: Printed): void {
  pen.fill(0, 0, pen.width, 96, ink)
  pen.text(40, 58, supplier.name, { size: 20, bold: true, color: white })
  pen.text(40, 76, supplier.trade, { size: 9, color: white })
  pen.text(40, 128, "Factuur voor", { size: 8 })
  for (const [i, line] of paper.addressee.entries()) pen.text(40, 144 + i * 14, line, { size: 10.5 })
  for (const [i, line] of paper.sender.entries())
    pen.text(555, 128 + i * 13, line, { size: 8.5, right: true })
  pen.text(40, 232, title(paper.title), { size: 24, bold: true, color: ink })
  pen.fill(40, 246, 515, 40, tint)
  const short = paper.facts.filter(([, value]) => value.length < 26)
  for (const [i, [label, value]] of short.entries()) {
    pen.text(50 + i * 128, 261, label, { size: 7.5 })
    pen.text(50 + i * 128, 276, value, { bold: true })
  }
  for (const [label, value] of paper.facts.filter((fact) => !short.includes(fact)))
    pen.text(40, 304, `${label}: ${value}`, { size: 8.5 })
  const heads = (y: number) => {
    for (const [x, text, right] of columns) pen.text(x, y, text, { size: 7.5, right })
  }
  let y = rowsOn(pen, paper.rows, { first: 334, next: 80, bottom: 680, step: 20, heads }, (row, at) => {
    pen.text(40, at, `${row.quantity} ${row.unit}`)
    pen.text(110, at, row.description, { bold: true })
    pen.text(440, at, `€ ${row.price}`, { right: true })
    pen.text(485, at, row.rate, { right: true })
    pen.text(555, at, `€ ${row.amount}`, { right: true })
  })
  y += 10
  for (const [i, [label, amount]] of paper.sums.entries()) {
    const last = i === paper.sums.length - 1
    if (last) pen.fill(330, y - 13, 225, 20, ink)
    pen.text(338, y, label, { bold: last, color: last ? white : undefined })
    pen.text(550, y, `€ ${amount}`, { bold: last, right: true, color: last ? white : undefined })
    y += 20
  }
  for (const [i, note] of paper.notes.entries()) pen.text(40, 740 + i * 13, note)
  pen.text(40, 800, `IBAN ${paper.iban}  |  KvK-nummer ${supplier.kvk}  |  Btw-nummer ${supplier.btwId}`, {
    size: 8,
  })
}

const title = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

const columns: [number, string, boolean?][] = [
  [40, "AANTAL"],
  [110, "OMSCHRIJVING"],
  [440, "STUKPRIJS", true],
  [485, "BTW", true],
  [555, "TOTAAL", true],
]
