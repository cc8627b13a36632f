import type { Worksheet } from "exceljs"
import { cellStyles, muted, number } from "#src/documents/excel/cellStyles.ts"
import { putRow } from "#src/documents/excel/cells.ts"
import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { format } from "#src/documents/excel/formats.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import { formatDay, midnight } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { HoursDocument, HoursRow } from "./document.ts"
import { columns, sheetTexts as nl } from "./nl.ts"
import { putTotals } from "./totalsSheet.ts"
import { yearWeek } from "./yearWeek.ts"

const widths = [11, 9, 22, 10, 30, 7, 7, 8, 8, 13, 34, 9, 10, 9]
const heads = [columns.day, columns.week, columns.person, columns.kind, columns.project, columns.from]
const figures = [columns.to, columns.break, columns.hours]
const others = [columns.status, columns.note, columns.minutes, columns.personNumber, columns.projectNumber]
const statusAt = 9
const rightFrom = 5
const rightTo = 8

/** Hours of a period as a live workbook: change minutes and the totals of persons, projects and weeks follow. */
export function hoursExcel(document: HoursDocument): Promise<Uint8Array> {
  const { company, from, to, about, rows } = document
  const period = nl.period(formatDay(from), formatDay(to))
  const workbook = newWorkbook(company, `${nl.title} ${period}`)
  const setup = { widths, landscape: true, headRow: firstTableRow, reference: `${nl.title} ${period}` }
  const sheet = addSheet(workbook, company, { ...setup, name: nl.hours })
  const titles = [...heads, ...figures, ...others]
  putRow(
    sheet.getRow(firstTableRow),
    titles.map((text, at) => [
      text,
      isFigure(at) ? cellStyles.headRight : at === statusAt ? cellStyles.headUnit : cellStyles.head,
    ]),
  )
  sheet.getRow(firstTableRow).height = 30
  for (const [at, row] of rows.entries()) putHours(sheet, firstTableRow + 1 + at, row)
  const last = firstTableRow + rows.length
  const minutes = sum(rows.map((row) => row.minutes))
  const total = {
    formula: `SUM(L${firstTableRow + 1}:L${Math.max(last, firstTableRow + 1)})/60`,
    result: minutes / 60,
  }
  putHead(sheet, company, {
    title: nl.title,
    reference: period,
    about: [about],
    total: { label: nl.total, value: total, numFmt: format.sumOfHours },
    columns: widths.length,
    value: [3, 3],
  })
  printArea(sheet, { ...setup, name: nl.hours })
  putTotals(workbook, document, { first: firstTableRow + 1, last: Math.max(last, firstTableRow + 1) })
  return excelFile(workbook)
}

const isFigure = (at: number) => (at >= rightFrom && at <= rightTo) || at > 10

function putHours(sheet: Worksheet, at: number, row: HoursRow): void {
  sheet.getRow(at).height = rowHeight([
    { text: row.person, width: widths[2]! },
    { text: row.projectName, width: widths[4]! },
    { text: row.note, width: widths[10]! },
  ])
  putRow(sheet.getRow(at), [
    [serial(row.day), number("day", { align: "left" })],
    [yearWeek(row.day), number("week", { align: "left" })],
    [row.person, cellStyles.text],
    [row.kind, cellStyles.text],
    [row.projectName, cellStyles.text],
    [clock(row.from), number("time")],
    [clock(row.to), number("time")],
    [row.breakMinutes, number("whole")],
    [{ formula: `L${at}/60`, result: row.minutes / 60 }, number("hours")],
    [row.status, cellStyles.word],
    [row.note, cellStyles.text],
    [row.minutes, number("whole")],
    [row.accountId, muted("key")],
    // Nothing counts as 0, which shows as nothing: so that sums find it.
    [row.projectId ?? 0, muted("key")],
  ])
}

/** Days as Excel counts them. */
const serial = (day: string): number => midnight(day) / 86_400_000 + 25_569

/** '07:30' as a part of a day. */
const clock = (time: string): number | null => {
  if (!time) return null
  const [hours, minutes] = time.split(":").map(Number)
  return (hours! * 60 + minutes!) / 1440
}
