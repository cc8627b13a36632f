import { cellStyles } from "#src/documents/excel/cellStyles.ts"
import { euros, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import type { DocumentInput } from "./document.ts"
import { putPhases } from "./excel/afterwardsPhases.ts"
import { putTotals } from "./excel/afterwardsTotals.ts"
import { bookedSheet, bookingsOf } from "./excel/bookedSheet.ts"
import { about, named, titles, totalName } from "./nl.ts"
import { afterwards as nl } from "./sheets.nl.ts"

/** Budget beside actual per phase and kind of cost; the office fills in the yellow cells. */
export function nacalculatie(input: DocumentInput): Promise<Uint8Array> {
  const workbook = newWorkbook(input.company, named("nacalculatie", input))
  const setup = {
    name: nl.sheet,
    widths: [30, 13, 13, 13, 10, 20],
    landscape: false,
    headRow: firstTableRow,
    frozenColumns: 1,
    reference: named("nacalculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  putHead(sheet, input.company, {
    ...about(input),
    title: titles.nacalculatie,
    total: { label: totalName(input.estimate), value: euros(input.estimate.totals.incVatCents) },
    columns: setup.widths.length,
    value: [2, 3],
  })
  putRow(
    sheet.getRow(firstTableRow),
    Object.values(nl.columns).map((text, index) => [
      text,
      index === 0 ? cellStyles.head : index === 5 ? cellStyles.headUnit : cellStyles.headRight,
    ]),
  )
  sheet.getRow(firstTableRow).height = 20
  const phases = putPhases(sheet, input.estimate.lines)
  const bookings = input.booked?.length ? bookingsOf(input.booked) : undefined
  const last = putTotals(sheet, input.estimate, phases, bookings)
  put(sheet.getCell(last + 2, 1), bookings ? nl.legendBooked : nl.legend, cellStyles.legend)
  sheet.mergeCells(last + 2, 1, last + 2, 6)
  sheet.getRow(last + 2).height = 42
  printArea(sheet, setup)
  if (input.booked?.length) bookedSheet(workbook, input, input.booked)
  return excelFile(workbook)
}
