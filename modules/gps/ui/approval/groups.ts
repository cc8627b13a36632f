import { dayOf } from "#src/shared/calendar.ts"
import { type Day, mondayOf } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { PendingEntry } from "../../approval/schema.ts"

export const groupings = ["person", "day"] as const
export type Grouping = (typeof groupings)[number]

export interface Group {
  key: string
  person: string
  /** Null: a person's whole week. */
  day: Day | null
  minutes: number
  entries: PendingEntry[]
}
export interface Week {
  monday: Day
  minutes: number
  groups: Group[]
}

/** Hours by the week in which they began, and within it by who worked or by the day. The oldest first. */
export function byWeek(entries: readonly PendingEntry[], grouping: Grouping): Week[] {
  const sorted = entries.toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.id - b.id)
  return [...Map.groupBy(sorted, (entry) => mondayOf(dayBegun(entry)))].map(([monday, week]) => {
    const groups = [
      ...Map.groupBy(week, grouping === "day" ? dayBegun : ({ accountId }) => String(accountId)),
    ]
      .map(([key, own]) => ({
        key: `${monday} ${key}`,
        person: own[0]!.person,
        day: grouping === "day" ? key : null,
        minutes: minutesOf(own),
        entries: own,
      }))
      .toSorted((a, b) =>
        grouping === "day" ? a.key.localeCompare(b.key) : a.person.localeCompare(b.person, "nl"),
      )
    return { monday, minutes: minutesOf(week), groups }
  })
}

/** In the order in which they stand. */
export const entriesOf = (weeks: readonly Week[]): PendingEntry[] =>
  weeks.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))

/** Those weeks and groups in which one of `shown` stands, with only these; the hours stay those of all. */
export function only(shown: readonly PendingEntry[], weeks: readonly Week[]): Week[] {
  const ids = new Set(shown.map(({ id }) => id))
  const cut = (group: Group) => ({ ...group, entries: group.entries.filter(({ id }) => ids.has(id)) })
  return weeks
    .map((week) => ({ ...week, groups: week.groups.map(cut).filter(({ entries }) => entries.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
}

export const dayBegun = ({ startTime }: PendingEntry): Day => dayOf(new Date(startTime))

export const minutesOf = (entries: readonly PendingEntry[]): number =>
  sum(entries.map(({ duration }) => duration))
