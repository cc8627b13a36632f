import type { Roster } from "#modules/absence/workDays/schema.ts"
import { type Closed, firstOpen, isOpen, openDayAfter } from "#src/shared/closed.ts"
import { addDays, type Day, daysBetween } from "#src/shared/days.ts"
import type { TimelineProject } from "./schema.ts"
import { conflictsWith, type Span, shifted, spanOf } from "./week.ts"

type Dated = Pick<TimelineProject, "startDate" | "endDate">
type Closing = readonly Closed[]

/** On how many days of it people work. */
export function openDaysIn({ from, to }: Span, closed: Closing): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isOpen(day, closed)) count += 1
  return count
}

/** The last day worked on before this one. */
export function openDayBefore(day: Day, closed: Closing): Day {
  let found = addDays(day, -1)
  while (!isOpen(found, closed)) found = addDays(found, -1)
  return found
}

/**
 * Beginning on that day, or the first after it that is worked on, with as many days of work as it has now: over a
 * weekend or a holiday it takes longer. Work that lies on no such day, as on a single Saturday, moves as it is.
 */
export function beginningOn<Work extends Dated>(work: Work, day: Day, closed: Closing): Work {
  const span = spanOf(work)
  if (!span) return { ...work, startDate: firstOpen(day, closed) }
  const length = openDaysIn(span, closed)
  if (length === 0) return { ...work, ...shifted(work, daysBetween(span.from, day)) }
  const startDate = firstOpen(day, closed)
  return { ...work, startDate, endDate: work.endDate && openDayAfter(startDate, length - 1, closed) }
}

/** Work without days, for as long as it takes, from that day or the first after it that is worked on. */
export function firstPlanned<Work extends Dated>(work: Work, day: Day, days: number, closed: Closing): Work {
  const startDate = firstOpen(day, closed)
  return { ...work, startDate, endDate: openDayAfter(startDate, days - 1, closed) }
}

/** Ending on that day, but not before it began. */
export const endingOn = <Work extends Dated>(work: Work, day: Day): Work => ({
  ...work,
  endDate: work.startDate !== null && day < work.startDate ? work.startDate : day,
})

/** So many days of work make room for each other at most; a longer chain is no plan any more. */
const longestChain = 40

/**
 * What must go along when this work moves: planned work that comes after it, that has one of its people and would now
 * want him on the same days. Each begins on the first day after what pushed it, and pushes in its turn. What stood
 * double before stays: that is another matter.
 */
export function followersOf(
  before: TimelineProject,
  after: TimelineProject,
  all: readonly TimelineProject[],
  closed: Closing,
  roster: Roster,
): TimelineProject[] {
  const followers = new Map<number, TimelineProject>()
  const queue = [{ before, after }]
  for (let pushed = 0; queue.length > 0 && pushed < longestChain; pushed++) {
    const pusher = queue.shift()!
    for (const other of all) {
      if (other.id === before.id || other.status !== "planned" || other.startDate === null) continue
      if (pusher.before.startDate !== null && other.startDate < pusher.before.startDate) continue
      const now = followers.get(other.id) ?? other
      if (!clash(pusher.after, now, roster) || clash(pusher.before, other, roster)) continue
      const next = beginningOn(now, addDays(spanOf(pusher.after)!.to, 1), closed)
      followers.set(other.id, next)
      queue.push({ before: other, after: next })
    }
  }
  return [...followers.values()]
}

const clash = (work: TimelineProject, other: TimelineProject, roster: Roster) =>
  work.id !== other.id && conflictsWith(work, [other], roster).length > 0
