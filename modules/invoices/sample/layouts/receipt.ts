import { formatDay } from "#src/shared/days.ts"
import { type SampleInvoice, sumsOf } from "../invoice.ts"
import type { Pen } from "../pen.ts"
import { money, type Printed } from "../printed.ts"

/** A strip of paper: prices with VAT in them, and what VAT that was at the foot. */
export function receipt(pen: Pen, invoice: SampleInvoice, paper: Printed): void {
  const { supplier, number, date } = invoice
  const { vat, totalCents } = sumsOf(invoice)
  let y = 26
  const write = (left: string, right = "", bold = false, size = 8) => {
    pen.text(12, y, left, { size, bold })
    pen.text(pen.width - 12, y, right, { size, bold, right: true })
    y += size + 4
  }
  write(supplier.name.toUpperCase(), "", true, 12)
  for (const line of paper.sender.slice(0, 3)) write(line)
  write(`BTW ${supplier.btwId}`)
  write(`KVK ${supplier.kvk}`)
  y += 6
  write(`Bon ${number}`, formatDay(date))
  pen.rule(12, y - 6, pen.width - 24)
  y += 6
  for (const row of paper.rows) {
    write(row.description, row.quantity === "1" ? row.amount : "")
    if (row.quantity !== "1") write(`  ${row.quantity} x ${row.price}`, row.amount)
  }
  pen.rule(12, y - 6, pen.width - 24)
  y += 8
  write("TOTAAL EUR", money(totalCents), true, 11)
  write("Betaald met pin", money(totalCents))
  y += 8
  write("BTW      GRONDSLAG", "BEDRAG")
  for (const row of vat) write(`${`${row.rate}%`.padEnd(9)}${money(row.baseCents)}`, money(row.vatCents))
  y += 8
  write("Bedankt en tot ziens")
}
