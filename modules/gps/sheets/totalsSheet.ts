import type { Workbook, Worksheet } from "exceljs"
import { put } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { formatDay, isoWeek } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { HoursDocument, HoursRow } from "./document.ts"
import { looks, numFmt } from "./looks.ts"
import { columns, sheetTexts as nl } from "./nl.ts"
import { yearWeek } from "./yearWeek.ts"

const widths = [46, 12, 12]

/** Where the rows of the first sheet stand. */
interface Rows {
  first: number
  last: number
}

/** What each person, project and week comes to: a formula each, over the rows of the first sheet. */
export function putTotals(
  workbook: Workbook,
  { company, from, to, about, rows }: HoursDocument,
  at: Rows,
): void {
  const period = nl.period(formatDay(from), formatDay(to))
  const setup = { name: nl.totals, widths, landscape: false, headRow: 0, reference: `${nl.title} ${period}` }
  const sheet = addSheet(workbook, company, setup)
  putHead(sheet, company, {
    title: nl.totals,
    reference: period,
    about: [about],
    total: {
      label: nl.total,
      value: { formula: `SUM(${nl.hours}!L${at.first}:L${at.last})/60`, result: hoursOf(rows) },
      numFmt: numFmt.total,
    },
    columns: widths.length,
    value: [2, 3],
  })
  let row = firstTableRow
  const blocks: [title: string, number: string, column: string, groups: Group[]][] = [
    [
      nl.perPerson,
      columns.personNumber,
      "M",
      groupsOf(
        rows,
        (each) => each.accountId,
        (each) => each.person,
      ),
    ],
    [
      nl.perProject,
      columns.projectNumber,
      "N",
      groupsOf(
        rows,
        (each) => each.projectId ?? 0,
        (each) => each.projectName || nl.noProject,
      ),
    ],
    [
      nl.perWeek,
      columns.week,
      "B",
      groupsOf(rows, (each) => yearWeek(each.day), weekName).toSorted((a, b) => a.key - b.key),
    ],
  ]
  for (const [title, number, column, groups] of blocks)
    row = putBlock(sheet, row, { title, number, column, groups, at })
  printArea(sheet, setup)
}

interface Group {
  key: number
  name: string
  rows: HoursRow[]
}

const weekName = ({ day }: HoursRow) => nl.week(isoWeek(day), String(yearWeek(day)).slice(0, 4))

const groupsOf = (
  rows: HoursRow[],
  key: (row: HoursRow) => number,
  name: (row: HoursRow) => string,
): Group[] =>
  [...Map.groupBy(rows, key)]
    .map(([key, own]) => ({ key, name: name(own[0]!), rows: own }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "nl", { numeric: true }) || a.key - b.key)

function putBlock(
  sheet: Worksheet,
  top: number,
  {
    title,
    number,
    column,
    groups,
    at,
  }: { title: string; number: string; column: string; groups: Group[]; at: Rows },
): number {
  put(sheet.getCell(top, 1), title, looks.title)
  sheet.getRow(top).height = 22
  put(sheet.getCell(top + 1, 1), nl.name, looks.head)
  put(sheet.getCell(top + 1, 2), number, looks.headRight)
  put(sheet.getCell(top + 1, 3), columns.hours, looks.headRight)
  const first = top + 2
  const range = (name: string) => `${nl.hours}!${name}${at.first}:${name}${at.last}`
  for (const [index, group] of groups.entries()) {
    const row = first + index
    const formula = `SUMIF(${range(column)},B${row},${range("L")})/60`
    put(sheet.getCell(row, 1), group.name, looks.text)
    put(sheet.getCell(row, 2), group.key, column === "B" ? looks.weekRight : looks.number)
    put(sheet.getCell(row, 3), { formula, result: hoursOf(group.rows) }, looks.hours)
  }
  const end = first + groups.length
  const all = {
    formula: `SUM(C${first}:C${Math.max(first, end - 1)})`,
    result: hoursOf(groups.flatMap((group) => group.rows)),
  }
  put(sheet.getCell(end, 1), nl.all, looks.total)
  put(sheet.getCell(end, 2), null, looks.total)
  put(sheet.getCell(end, 3), all, looks.totalHours)
  return end + 2
}

const hoursOf = (rows: HoursRow[]): number => sum(rows.map(({ minutes }) => minutes)) / 60
