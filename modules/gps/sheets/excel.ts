import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { format } from "#src/documents/excel/formats.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { putTable, widthsOf } from "#src/documents/excel/table.ts"
import { formatDay } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { hoursColumns } from "./columns.ts"
import type { HoursDocument } from "./document.ts"
import { sheetTexts as nl } from "./nl.ts"
import { putTotals } from "./totalsSheet.ts"

const widths = widthsOf(hoursColumns)

/** Hours of a period as a live workbook: change minutes and the totals of persons, projects and weeks follow. */
export function hoursExcel(document: HoursDocument): Promise<Uint8Array> {
  const { company, from, to, about, rows } = document
  const period = nl.period(formatDay(from), formatDay(to))
  const reference = `${nl.title} ${period}`
  const workbook = newWorkbook(company, reference)
  const setup = { name: nl.hours, widths, landscape: true, headRow: firstTableRow, reference }
  const sheet = addSheet(workbook, company, setup)
  const last = putTable(sheet, hoursColumns, rows)
  sheet.getRow(firstTableRow).height = 30
  const first = firstTableRow + 1
  const minutes = sum(rows.map((row) => row.minutes))
  putHead(sheet, company, {
    title: nl.title,
    reference: period,
    about: [about],
    total: {
      label: nl.total,
      value: { formula: `SUM(L${first}:L${last})/60`, result: minutes / 60 },
      numFmt: format.sumOfHours,
    },
    columns: widths.length,
    value: [3, 3],
  })
  printArea(sheet, setup)
  putTotals(workbook, document, { first, last })
  return excelFile(workbook)
}
