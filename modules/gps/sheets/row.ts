import { timeOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import type { TimeEntry } from "../entries/schema.ts"
import { gps } from "../worker.nl.ts"
import type { HoursRow } from "./document.ts"
import { statusNames } from "./nl.ts"
import { portionsOf } from "./portions.ts"
import { standingOf } from "./standing.ts"

/** The rows of entries on these days, by day, person and begin. */
export const rowsOf = (entries: TimeEntry[], { from, to }: { from: Day; to: Day }): HoursRow[] =>
  entries
    .flatMap(rowsOfEntry)
    .filter(({ day }) => from <= day && day <= to)
    .toSorted(inOrder)

/** With the days that people were away, but for who filled that in as hours himself. */
export function withAway(worked: HoursRow[], away: HoursRow[]): HoursRow[] {
  const keyOf = ({ day, accountId, kind }: HoursRow) => `${day} ${accountId} ${kind}`
  const filled = new Set(worked.map(keyOf))
  const others = away.filter((row) => !filled.has(keyOf(row)))
  return others.length === 0 ? worked : [...worked, ...others].toSorted(inOrder)
}

const inOrder = (a: HoursRow, b: HoursRow) =>
  compare(a.day, b.day) || compare(a.person, b.person) || a.accountId - b.accountId || compare(a.from, b.from)

const rowsOfEntry = (entry: TimeEntry): HoursRow[] =>
  portionsOf(entry).map(({ day, from, to, minutes, breakMinutes }) => ({
    ...{ day, minutes, breakMinutes },
    accountId: entry.accountId,
    person: entry.person,
    kind: gps.kind[entry.kind],
    projectId: entry.projectId,
    projectName: entry.projectName,
    from: timeOf(from),
    to: to ? timeOf(to) : "",
    status: statusNames[standingOf(entry)],
    note: entry.note,
  }))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
