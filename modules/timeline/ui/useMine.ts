import type { AbsenceKind } from "#modules/absence/schema.ts"
import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { DayOff } from "#modules/absence/workDays/schema.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, type Day, isWithin } from "#src/shared/days.ts"
import type { Remembered } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { TimelineProject, TimelineWeek } from "../schema.ts"
import { isOnIt } from "../week.ts"
import { useWeek } from "./hooks.ts"

/** How far ahead the next days of work are looked for, and how many are shown. */
const ahead = 28
const shown = 3

export interface Mine {
  today: TimelineProject[]
  /** The name of what the company is closed for today; empty for its usual holiday, null when it is open. */
  closed: string | null
  /** Why one is away today; null for who is not. */
  away: AbsenceKind | null
  /** Why one never works on such a day; null when one does. */
  off: DayOff | null
  next: { day: Day; project: TimelineProject }[]
}

/** What who is signed in is planned on, today and next. */
export function useMine(): { week: Remembered<TimelineWeek>; mine: Mine | undefined } {
  const { id } = useSignedIn()
  const week = useWeek(undefined)
  return { week, mine: week.data && mineOf(week.data, id, week.remembered ? dayOf(new Date()) : undefined) }
}

export function mineOf({ projects, ...week }: TimelineWeek, me: number, now: Day = week.today): Mine {
  const own = projects.filter(
    ({ team, status, lead }) => status !== "completed" && !lead && team.some(({ id }) => id === me),
  )
  const closedOn = (day: Day) => week.closed.find(({ from, to }) => from <= day && day <= to)
  const leave = (day: Day) =>
    week.away.find((one) => one.person.id === me && !one.asked && one.part === "day" && isWithin(day, one))
  const { workDays = [] } = week.people.find((one) => one.id === me) ?? {}
  const isFree = (day: Day) => closedOn(day) || leave(day)
  const on = (day: Day) => (isFree(day) ? [] : own.filter((project) => isOnIt(project, day, workDays)))
  const next = Array.from({ length: ahead }, (_, index) => addDays(now, index + 1))
    .flatMap((day) => on(day).map((project) => ({ day, project })))
    .slice(0, shown)
  return {
    today: on(now),
    closed: closedOn(now)?.name ?? null,
    away: leave(now)?.kind ?? null,
    off: offOn(workDays, now),
    next,
  }
}
