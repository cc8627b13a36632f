import { formatLongDay } from "#src/shared/dayWords.ts"
import type { SampleInvoice } from "../invoice.ts"
import type { Pen } from "../pen.ts"
import type { Printed } from "../printed.ts"
import { rowsOn } from "./rowsOn.ts"

/** A letter with figures in it, as a small firm types it: the day in words, and no table lines. */
export function letter(pen: Pen, { supplier, number, date }: SampleInvoice, paper: Printed): void {
  pen.text(297 + 248, 55, supplier.name, { size: 18, bold: true, right: true })
  const numbers = [
    ...paper.sender,
    `KvK nr. ${supplier.kvk}`,
    `BTW nr. ${supplier.btwId}`,
    `Bank ${paper.iban}`,
  ]
  for (const [i, line] of numbers.entries()) pen.text(545, 74 + i * 13, line, { size: 10, right: true })
  pen.text(70, 190, "Aan:", { size: 11 })
  for (const [i, line] of paper.addressee.entries()) pen.text(70, 205 + i * 15, line, { size: 11 })
  pen.text(70, 280, `${supplier.city}, ${formatLongDay(date)}`, { size: 11 })
  pen.text(70, 300, `${title(paper.title)} nr. ${number}`, { size: 11, bold: true })
  let y = 318
  for (const [label, value] of paper.facts.slice(2)) {
    pen.text(70, y, `${label}: ${value}`, { size: 11 })
    y += 15
  }
  pen.text(70, y + 10, "Voor de door ons verrichte werkzaamheden en leveringen brengen wij u in rekening:", {
    size: 11,
  })
  y = rowsOn(
    pen,
    paper.rows,
    { first: y + 26, next: 80, bottom: 680, step: 17, heads: () => {} },
    (row, at) => {
      pen.text(70, at, `${row.quantity} ${row.unit} ${row.description} à € ${row.price}`, { size: 10.5 })
      pen.text(470, at, row.rate, { size: 10.5, right: true })
      pen.text(490, at, "€", { size: 10.5 })
      pen.text(545, at, row.amount, { size: 10.5, right: true })
    },
  )
  pen.rule(480, y - 8, 65)
  for (const [i, [label, amount]] of paper.sums.entries()) {
    const bold = i === paper.sums.length - 1
    pen.text(300, y + 8, label, { size: 11, bold })
    pen.text(490, y + 8, "€", { size: 11, bold })
    pen.text(545, y + 8, amount, { size: 11, bold, right: true })
    y += 17
  }
  for (const [i, note] of [...paper.notes, "Met vriendelijke groet,", supplier.name].entries())
    pen.text(70, y + 30 + i * 15, note, { size: 11 })
}

const title = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
