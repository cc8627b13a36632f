import type { SampleInvoice } from "../invoice.ts"
import type { Pen } from "../pen.ts"
import type { Printed } from "../printed.ts"
import { rowsOn } from "./rowsOn.ts"

/** Name and addressee at the left, facts at the right, a table between lines, the totals under its last column. */
export function classic(pen: Pen, { supplier }: SampleInvoice, paper: Printed): void {
  pen.text(50, 60, supplier.name, { size: 17, bold: true })
  for (const [i, line] of [supplier.trade, ...paper.sender].entries())
    pen.text(50, 78 + i * 12, line, { size: 8.5 })
  pen.text(545, 62, paper.title, { size: 15, bold: true, right: true })
  for (const [i, line] of paper.addressee.entries()) pen.text(50, 170 + i * 14, line, { size: 10.5 })
  for (const [i, [label, value]] of paper.facts.entries()) {
    pen.text(310, 170 + i * 15, `${label}:`)
    pen.text(400, 170 + i * 15, value, { bold: true, size: value.length > 30 ? 7.5 : 9.5 })
  }
  const heads = (y: number) => {
    pen.rule(50, y - 13, 495, 1)
    for (const [x, text, right] of columns) pen.text(x, y, text, { bold: true, size: 9, right })
    pen.rule(50, y + 5, 495)
  }
  let y = rowsOn(pen, paper.rows, { first: 285, next: 90, bottom: 690, step: 17, heads }, (row, at) => {
    pen.text(50, at, row.description)
    pen.text(330, at, row.quantity, { right: true })
    pen.text(337, at, row.unit)
    pen.text(430, at, row.price, { right: true })
    pen.text(475, at, row.rate, { right: true })
    pen.text(545, at, row.amount, { right: true })
  })
  pen.rule(50, y - 8, 495)
  for (const [i, [label, amount]] of paper.sums.entries()) {
    const bold = i === paper.sums.length - 1
    pen.text(345, y + 10, label, { bold })
    pen.text(545, y + 10, bold ? `€ ${amount}` : amount, { bold, right: true })
    y += 16
  }
  for (const [i, note] of paper.notes.entries()) pen.text(50, 745 + i * 13, note)
  pen.rule(50, 785, 495)
  pen.text(50, 798, `KvK ${supplier.kvk}   Btw-id ${supplier.btwId}   IBAN ${paper.iban}`, { size: 8 })
}

const columns: [number, string, boolean?][] = [
  [50, "Omschrijving"],
  [330, "Aantal", true],
  [337, "Eenh."],
  [430, "Prijs", true],
  [475, "Btw", true],
  [545, "Bedrag", true],
]
