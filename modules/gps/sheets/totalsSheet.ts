import type { Workbook, Worksheet } from "exceljs"
import { cellStyles, muted, number, strong } from "#src/documents/excel/cellStyles.ts"
import { put, putRow, type Value } from "#src/documents/excel/cells.ts"
import { yearWeek } from "#src/documents/excel/days.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { format } from "#src/documents/excel/formats.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import type { Look } from "#src/documents/excel/styles.ts"
import { formatDay, isoWeek } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { HoursDocument, HoursRow } from "./document.ts"
import { columns, sheetTexts as nl } from "./nl.ts"

/** The first two hold a name together: apart, so that the address of the company reaches over the second. */
const widths = [18, 38, 13, 13]

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
      numFmt: format.sumOfHours,
    },
    columns: widths.length,
    value: [3, 4],
  })
  let row = firstTableRow
  // A day of leave is no hours: who was away all the time has no line of nothing.
  for (const block of blocksOf(rows.filter(({ away }) => !away))) row = putBlock(sheet, row, block, at)
  printArea(sheet, setup)
}

const blocksOf = (rows: HoursRow[]): Block[] => [
  {
    ...{ title: nl.perPerson, keyName: columns.personNumber, column: "M" },
    groups: groupsOf(rows, { key: (row) => row.accountId, name: (row) => row.person }),
  },
  {
    ...{ title: nl.perProject, keyName: columns.projectNumber, column: "N" },
    groups: groupsOf(rows, {
      key: (row) => row.projectId ?? 0,
      name: (row) => row.projectName || nl.noProject,
    }),
  },
  {
    ...{ title: nl.perWeek, keyName: columns.week, column: "B" },
    groups: groupsOf(rows, { key: (row) => yearWeek(row.day), name: weekName }).toSorted(
      (a, b) => a.key - b.key,
    ),
  },
]

interface Group {
  key: number
  name: string
  rows: HoursRow[]
}

const weekName = ({ day }: HoursRow) => nl.week(isoWeek(day), String(yearWeek(day)).slice(0, 4))

const groupsOf = (
  rows: HoursRow[],
  { key, name }: { key: (row: HoursRow) => number; name: (row: HoursRow) => string },
): Group[] =>
  [...Map.groupBy(rows, key)]
    .map(([key, own]) => ({ key, name: name(own[0]!), rows: own }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "nl", { numeric: true }) || a.key - b.key)

interface Block {
  title: string
  /** What the number before the hours is. */
  keyName: string
  /** Of the first sheet, in which that number is found. */
  column: string
  groups: Group[]
}

/** Answers in which row the next may begin. */
function putBlock(
  sheet: Worksheet,
  top: number,
  { title, keyName, column, groups }: Block,
  at: Rows,
): number {
  if (groups.length === 0) return top
  put(sheet.getCell(top, 1), title, cellStyles.title)
  sheet.getRow(top).height = 22
  putLine(
    sheet,
    top + 1,
    [nl.name, cellStyles.head],
    [keyName, cellStyles.headRight],
    [columns.hours, cellStyles.headRight],
  )
  const first = top + 2
  const range = (name: string) => `${nl.hours}!${name}${at.first}:${name}${at.last}`
  for (const [index, { name, key, rows }] of groups.entries()) {
    const row = first + index
    const formula = `SUMIF(${range(column)},C${row},${range("L")})/60`
    const result = hoursOf(rows)
    const figure = muted(column === "B" ? "week" : "key")
    sheet.getRow(row).height = rowHeight([{ text: name, width: widths[0]! + widths[1]! }])
    putLine(sheet, row, [name, cellStyles.text], [key, figure], [{ formula, result }, number("hours")])
  }
  const end = first + groups.length
  const result = hoursOf(groups.flatMap(({ rows }) => rows))
  const all = { formula: `SUM(D${first}:D${end - 1})`, result }
  putLine(sheet, end, [nl.all, cellStyles.strong], [null, cellStyles.strong], [all, strong("sumOfHours")])
  return end + 2
}

type Filled = [value: Value, look: Look]

/** A name over two columns, a number and hours. */
function putLine(sheet: Worksheet, row: number, name: Filled, number: Filled, hours: Filled): void {
  putRow(sheet.getRow(row), [name, [null, name[1]], number, hours])
  sheet.mergeCells(row, 1, row, 2)
}

const hoursOf = (rows: HoursRow[]): number => sum(rows.map(({ minutes }) => minutes)) / 60
