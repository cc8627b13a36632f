import type { SampleInvoice } from "../invoice.ts"
import type { Pen } from "../pen.ts"
import type { Printed } from "../printed.ts"
import { rowsOn } from "./rowsOn.ts"

/** As an old program prints it: one type, columns of characters, capitals, dashes. */
export function ledger(pen: Pen, { supplier }: SampleInvoice, paper: Printed): void {
  const write = (y: number, text: string, bold = false) => pen.text(40, y, text, { size: 8.5, bold })
  write(50, supplier.name.toUpperCase(), true)
  for (const [i, line] of paper.sender.entries()) write(62 + i * 11, line)
  for (const [i, line] of paper.addressee.entries()) pen.text(330, 62 + i * 11, line, { size: 8.5 })
  write(140, paper.title, true)
  for (const [i, [label, value]] of paper.facts.entries())
    write(156 + i * 12, `${label.toUpperCase().padEnd(18)}: ${value}`)
  const dashes = "-".repeat(width)
  const heads = (y: number) => {
    write(y - 11, dashes)
    write(y, columns("OMSCHRIJVING", "AANTAL", "EH", "PRIJS", "BTW", "BEDRAG"), true)
    write(y + 9, dashes)
  }
  let y = rowsOn(pen, paper.rows, { first: 240, next: 60, bottom: 700, step: 14, heads }, (row, at) =>
    write(at, columns(row.description, row.quantity, row.unit, row.price, row.rate, row.amount)),
  )
  write(y - 3, dashes)
  for (const [i, [label, amount]] of paper.sums.entries()) {
    write(
      y + 10,
      `${" ".repeat(44)}${label.padEnd(42)}${amount.padStart(width - 86)}`,
      i === paper.sums.length - 1,
    )
    y += 13
  }
  for (const [i, note] of paper.notes.entries()) write(y + 30 + i * 12, note)
  write(790, `K.V.K. ${supplier.kvk}  BTW ${supplier.btwId}  IBAN ${paper.iban}`)
}

const width = 100

const columns = (
  description: string,
  quantity: string,
  unit: string,
  price: string,
  rate: string,
  amount: string,
) =>
  `${description.slice(0, 44).padEnd(46)}${quantity.padStart(10)} ${unit.padEnd(6)}${price.padStart(12)}${rate.padStart(9)}${amount.padStart(16)}`
