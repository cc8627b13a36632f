import { writeCsv, writeCsvRows } from "#src/shared/csv.ts"
import { formatDay, isoWeek } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import type { HoursRow } from "./document.ts"
import { columns as nl } from "./nl.ts"

type Column = [heading: string, cell: (row: HoursRow) => string | number | null]

/** Hours as programs for wages and Excel with Dutch settings read them: a row per entry and day. First comes its head. */
export const csvHead = (): string => writeCsv([columns.map(([heading]) => heading)])
export const csvOf = (rows: HoursRow[]): string =>
  writeCsvRows(rows.map((row) => columns.map(([, cell]) => cell(row))))

/** Minutes stand beside hours: a third of an hour has no two decimals, and sums must be right. */
const columns: Column[] = [
  [nl.day, ({ day }) => formatDay(day)],
  [nl.week, ({ day }) => isoWeek(day)],
  [nl.person, ({ person }) => person],
  [nl.kind, ({ kind }) => kind],
  [nl.project, ({ projectName }) => projectName],
  [nl.from, ({ from }) => from],
  [nl.to, ({ to }) => to],
  [nl.break, ({ breakMinutes }) => breakMinutes],
  [nl.hours, ({ minutes }) => round(minutes / 60, 2)],
  [nl.status, ({ status }) => status],
  [nl.note, ({ note }) => note],
  [nl.minutes, ({ minutes }) => minutes],
  [nl.personNumber, ({ accountId }) => accountId],
  [nl.projectNumber, ({ projectId }) => projectId],
]
