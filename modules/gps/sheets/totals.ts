import { type Day, mondayOf, weekDays } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { minutesOn } from "../entries/rows.ts"
import type { TimeEntry } from "../entries/schema.ts"
import { entryKinds } from "../schema.ts"
import type { ProjectHours, Running, WeekOverview, WeekSheet } from "./schema.ts"
import { isIncomplete } from "./standing.ts"

/** Whole minutes per day of a week, from Monday. */
export const perDay = (entries: readonly TimeEntry[], monday: Day): number[] =>
  weekDays(monday).map((day) => minutesOn(entries, day))

/** A line per project and kind, in the order of kinds and names; what was no time at all still has its line. */
export function linesOf(entries: readonly TimeEntry[], monday: Day): WeekSheet["lines"] {
  const groups = Map.groupBy(entries, ({ kind, projectId }) => `${kind} ${projectId ?? ""}`)
  return [...groups.values()]
    .map((group) => {
      const { kind, projectId, projectName } = group[0]!
      const days = perDay(group, monday)
      return { kind, projectId, projectName, days, minutes: sum(days) }
    })
    .toSorted(
      (a, b) =>
        entryKinds.indexOf(a.kind) - entryKinds.indexOf(b.kind) ||
        compared(a.projectName, b.projectName) ||
        (a.projectId ?? 0) - (b.projectId ?? 0),
    )
}

/** The line of one person in the week of all. */
export function personOf(
  entries: readonly TimeEntry[],
  monday: Day,
): Omit<Person, "accountId" | "person" | "away"> {
  const days = perDay(entries, monday)
  const running = entries.find(({ status }) => status === "active")
  return {
    days,
    minutes: sum(days),
    open: entries.filter(waits).length,
    incomplete: entries.filter(isIncomplete).length,
    rejected: entries.filter(({ review }) => review === "rejected").length,
    running: running
      ? { since: running.startTime, projectName: running.projectName, paused: running.paused }
      : null,
  }
}
type Person = WeekOverview["people"][number]

/** What is approved of it on these days. */
export const approvedOf = (entries: readonly TimeEntry[], monday: Day): number =>
  sum(perDay(entries.filter(isApproved), monday))

/** Of a project: per person, per week, and what of it is approved. */
export function projectHoursOf(entries: readonly TimeEntry[]): ProjectHours {
  const minutes = sum(entries.map(({ duration }) => duration))
  const approvedMinutes = sum(entries.filter(isApproved).map(({ duration }) => duration))
  return {
    minutes,
    approvedMinutes,
    openMinutes: minutes - approvedMinutes,
    open: entries.filter(waits).length,
    running: runningIn(entries),
    people: [...Map.groupBy(entries, ({ accountId }) => accountId)]
      .map(([accountId, own]) => ({
        accountId,
        person: own[0]!.person,
        minutes: sum(own.map(({ duration }) => duration)),
        travelMinutes: sum(own.filter(({ kind }) => kind === "travel").map(({ duration }) => duration)),
      }))
      .toSorted((a, b) => b.minutes - a.minutes || compared(a.person, b.person)),
    weeks: weeksOf(entries),
  }
}

export const runningIn = (entries: readonly TimeEntry[]): Running[] =>
  entries
    .filter(({ status }) => status === "active")
    .map(({ accountId, person, startTime }) => ({ accountId, person, since: startTime }))

/** Each week with hours, the earliest first. */
function weeksOf(entries: readonly TimeEntry[]): ProjectHours["weeks"] {
  const weeks = new Map<Day, number>()
  for (const { day, minutes } of entries.flatMap(({ days }) => days))
    weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + minutes)
  return [...weeks]
    .filter(([, minutes]) => minutes > 0)
    .map(([monday, minutes]) => ({ monday, minutes }))
    .toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
}

const isApproved = ({ review }: TimeEntry): boolean => review === "approved"
/** Ended or forgotten, and nobody has judged it yet. */
const waits = ({ review, status }: TimeEntry): boolean => review === "open" && status !== "active"

const compared = (a: string, b: string): number => a.localeCompare(b, "nl", { numeric: true })
