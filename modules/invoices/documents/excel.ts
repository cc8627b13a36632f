import { cellStyles } from "#src/documents/excel/cellStyles.ts"
import { put } from "#src/documents/excel/cells.ts"
import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { format } from "#src/documents/excel/formats.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { putTable, widthsOf } from "#src/documents/excel/table.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { isEuro } from "./amounts.ts"
import type { InvoiceDocument } from "./document.ts"
import { lineColumns } from "./lineColumns.ts"
import { sheet as nl, notes, sums, titles } from "./nl.ts"
import { paymentOf } from "./payment.ts"
import { rateOf } from "./rates.ts"
import { putTotals } from "./totals.ts"

/** A purchase invoice as a live workbook: change a line and its totals follow, beside those the supplier stated. */
export function invoiceExcel(invoice: InvoiceDocument): Promise<Uint8Array> {
  const { company, kind, invoiceNumber, supplier, date, currency, reverseCharge } = invoice
  const title = `${titles[kind]} ${invoiceNumber}`.trim()
  const workbook = newWorkbook(company, title)
  const columns = lineColumns((line) => rateOf(line, invoice))
  // Beside the totals stands what the supplier stated, and the difference.
  const widths = [...widthsOf(columns), 15, 13]
  const setup = { name: nl.name, widths, landscape: true, headRow: firstTableRow, reference: title }
  const sheet = addSheet(workbook, company, setup)
  putTable(sheet, columns, invoice.lines)
  sheet.getRow(firstTableRow).height = 20
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

const notesOf = (invoice: InvoiceDocument): string[] => [
  ...paymentOf(invoice).map(({ label, value }) => `${label}: ${value}`),
  ...originOf(invoice),
]

const originOf = ({ lines, linesIncludeVat, posted, fileName }: InvoiceDocument): string[] => [
  lines.length === 0 ? notes.noLines : linesIncludeVat ? notes.includingVat : notes.excludingVat,
  posted ? notes.posted(posted.by, formatDay(dayOf(new Date(posted.at))), fileName) : notes.read(fileName),
]
