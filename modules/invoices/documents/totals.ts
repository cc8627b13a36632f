import type { Worksheet } from "exceljs"
import { cellStyles, plain, strong } from "#src/documents/excel/cellStyles.ts"
import { euros, type Formula, put } from "#src/documents/excel/cells.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { isEuro } from "./amounts.ts"
import type { InvoiceDocument } from "./document.ts"
import { sheet as nl, sums } from "./nl.ts"
import { rateOf } from "./rates.ts"

interface Worked {
  rate: number
  baseCents: number
  vatCents: number
  stated: { baseCents: number; vatCents: number } | undefined
}

/**
 * Under the lines from row `first` on: what they come to by formulas, what the supplier stated, and the difference.
 * Without lines only what was stated.
 */
export function putTotals(
  sheet: Worksheet,
  invoice: InvoiceDocument,
  first: number,
): { last: number; totalCell: Formula | number | null } {
  const { lines, netCents, vatCents, totalCents, reverseCharge, linesIncludeVat, currency } = invoice
  const end = first + lines.length - 1
  const known = lines.length > 0
  const rates = ratesOf(invoice)
  const money = isEuro(currency) ? "euro" : "sum"
  let row = end + 2
  if (known) put(sheet.getCell(row, 6), nl.worked, cellStyles.headRight)
  put(sheet.getCell(row, 7), nl.stated, cellStyles.headRight)
  if (known) put(sheet.getCell(row, 8), nl.difference, cellStyles.headRight)

  const bases: number[] = []
  const vats: number[] = []
  for (const worked of rates) {
    const over = `SUMIF(E${first}:E${end},${worked.rate},F${first}:F${end})`
    const base = linesIncludeVat ? `ROUND(${over}*100/(100+${worked.rate}),2)` : over
    bases.push(++row)
    line(nl.base(worked.rate), base, worked.baseCents, worked.stated?.baseCents ?? null)
    const vat = linesIncludeVat ? `${over}-F${row}` : `ROUND(F${row}*${worked.rate}/100,2)`
    vats.push(++row)
    const shifted = reverseCharge && worked.rate === 0
    line(
      shifted ? sums.shifted : sums.vat(worked.rate),
      vat,
      worked.vatCents,
      worked.stated?.vatCents ?? null,
    )
  }
  const added = (rows: number[]) => (rows.length > 0 ? rows.map((at) => `F${at}`).join("+") : "0")
  const net = sum(rates.map(({ baseCents }) => baseCents))
  const all = net + sum(rates.map((rate) => rate.vatCents))
  row++
  line(sums.net, added(bases), net, netCents)
  row++
  if (rates.length !== 1) {
    line(sums.allVat, added(vats), all - net, vatCents)
    row++
  }
  line(reverseCharge ? sums.totalShifted : sums.total, added([...bases, ...vats]), all, totalCents, true)
  return { last: row, totalCell: headTotal() }

  function line(label: string, formula: string, cents: number, stated: number | null, closing = false): void {
    const look = closing ? strong(money) : plain("sum")
    for (const column of closing ? [4, 5, 6, 7, 8] : []) sheet.getCell(row, column).style = cellStyles.strong
    put(sheet.getCell(row, closing ? 4 : 5), label, closing ? cellStyles.strong : cellStyles.label)
    if (known) put(sheet.getCell(row, 6), { formula, result: euros(cents) }, look)
    if (stated === null) return
    put(sheet.getCell(row, 7), euros(stated), look)
    const apart = { formula: `ROUND(F${row}-G${row},2)`, result: euros(cents - stated) }
    if (known) put(sheet.getCell(row, 8), apart, (closing ? strong : plain)("difference"))
  }

  /** Follows the lines as long as they come to what was stated. */
  function headTotal(): Formula | number | null {
    if (known && (totalCents === null || totalCents === all))
      return { formula: `F${row}`, result: euros(all) }
    return totalCents === null ? null : { formula: `G${row}`, result: euros(totalCents) }
  }
}

/** Each rate that a line or the supplier names, with what the lines of it come to. */
function ratesOf(invoice: InvoiceDocument): Worked[] {
  const { lines, vat, linesIncludeVat } = invoice
  const named = [...vat.map(({ rate }) => rate), ...lines.map((line) => rateOf(line, invoice))]
  return [...new Set(named.filter((rate) => rate !== null))]
    .toSorted((one, other) => other - one)
    .map((rate) => {
      const over = sum(lines.filter((line) => rateOf(line, invoice) === rate).map(({ cents }) => cents))
      const baseCents = linesIncludeVat ? round((over * 100) / (100 + rate)) : over
      const vatCents = linesIncludeVat ? over - baseCents : round((over * rate) / 100)
      return { rate, baseCents, vatCents, stated: vat.find((row) => row.rate === rate) }
    })
}
