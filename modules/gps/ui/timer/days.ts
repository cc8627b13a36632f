import { dayOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { Row } from "./rows.ts"

/** The part of an entry that lies on one day. */
export interface RowOfDay {
  row: Row
  minutes: number
  /** It began on the day before, or goes on on the next. */
  fromBefore: boolean
  goesOn: boolean
}

export interface DayOfRows {
  day: Day
  /** The sum of those below. */
  minutes: number
  rows: RowOfDay[]
}

/** Entries by the day on which they were worked, the newest first. One over midnight stands on both, with its part of each. */
export function byDay(rows: readonly Row[]): DayOfRows[] {
  const days = new Map<Day, RowOfDay[]>()
  for (const row of rows) {
    const parts = row.days.length > 0 ? row.days : [{ day: dayOf(new Date(row.startTime)), minutes: 0 }]
    for (const [index, { day, minutes }] of parts.entries()) {
      const part = { row, minutes, fromBefore: index > 0, goesOn: index < parts.length - 1 }
      days.set(day, [...(days.get(day) ?? []), part])
    }
  }
  return [...days]
    .map(([day, of]) => ({ day, minutes: sum(of.map(({ minutes }) => minutes)), rows: of }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
