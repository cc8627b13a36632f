import type { Worksheet } from "exceljs"
import { cellStyles, number } from "#src/documents/excel/cellStyles.ts"
import { euros, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { format } from "#src/documents/excel/formats.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import { dayOf, formatLongDay } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import { isEuro } from "./amounts.ts"
import type { DocumentLine, InvoiceDocument } from "./document.ts"
import { columns, sheet as nl, notes, sums, titles } from "./nl.ts"
import { paymentOf } from "./payment.ts"
import { rateOf } from "./rates.ts"
import { putTotals } from "./totals.ts"

const heads: Record<number, typeof cellStyles.head> = { 0: cellStyles.head, 2: cellStyles.headUnit }
const widths = [48, 11, 10, 13, 9, 15, 15, 13]

/** A purchase invoice as a live workbook: change a line and its totals follow, beside those the supplier stated. */
export function invoiceExcel(invoice: InvoiceDocument): Promise<Uint8Array> {
  const { company, kind, invoiceNumber, supplier, date, currency, reverseCharge } = invoice
  const title = `${titles[kind]} ${invoiceNumber}`.trim()
  const workbook = newWorkbook(company, title)
  const setup = { name: nl.name, widths, landscape: true, headRow: firstTableRow, reference: title }
  const sheet = addSheet(workbook, company, setup)
  putRow(
    sheet.getRow(firstTableRow),
    Object.values(columns).map((text, i) => [text, heads[i] ?? cellStyles.headRight]),
  )
  sheet.getRow(firstTableRow).height = 20
  for (const [i, line] of invoice.lines.entries()) putLine(sheet, firstTableRow + 1 + i, line, invoice)
  const { last, totalCell } = putTotals(sheet, invoice, firstTableRow + 1)
  putHead(sheet, company, {
    title: titles[kind],
    reference: invoiceNumber,
    about: [supplier, date && formatLongDay(date), isEuro(currency) ? "" : currency],
    total: {
      label: reverseCharge ? sums.totalShifted : sums.total,
      value: totalCell,
      numFmt: format[isEuro(currency) ? "euro" : "sum"],
    },
    columns: widths.length,
    value: [2, 4],
  })
  for (const [i, note] of notesOf(invoice).entries())
    put(sheet.getCell(last + 2 + i, 1), note, cellStyles.note)
  printArea(sheet, setup)
  return excelFile(workbook)
}

function putLine(sheet: Worksheet, row: number, line: DocumentLine, invoice: InvoiceDocument): void {
  const { description, quantity, unit, unitPrice, cents } = line
  // A line with a discount of its own isn't quantity times price: its amount is what the supplier made of it.
  const multiplies = quantity !== null && unitPrice !== null && round(quantity * unitPrice * 100) === cents
  const amount = multiplies ? { formula: `ROUND(B${row}*D${row},2)`, result: euros(cents) } : euros(cents)
  sheet.getRow(row).height = rowHeight([{ text: description, width: widths[0]! }])
  putRow(sheet.getRow(row), [
    [description, cellStyles.text],
    [quantity, number("quantity")],
    [unit, cellStyles.unit],
    [unitPrice, number("price")],
    [rateOf(line, invoice), number("percent")],
    [amount, number("sum")],
  ])
}

const notesOf = (invoice: InvoiceDocument): string[] => [
  ...paymentOf(invoice).map(({ label, value }) => `${label}: ${value}`),
  ...originOf(invoice),
]

const originOf = ({ lines, linesIncludeVat, posted, fileName }: InvoiceDocument): string[] => [
  lines.length === 0 ? notes.noLines : linesIncludeVat ? notes.includingVat : notes.excludingVat,
  posted ? notes.posted(posted.by, formatDay(dayOf(new Date(posted.at))), fileName) : notes.read(fileName),
]
