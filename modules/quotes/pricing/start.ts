import type { Closed } from "#src/shared/closed.ts"
import type { Day } from "#src/shared/days.ts"
import type { Estimate, EstimateLine } from "./line.ts"
import { activitiesOf } from "./planning/activities.ts"
import { calendarOf } from "./planning/calendar.ts"
import { daysOnSite, laidOut } from "./planning/network.ts"
import { type Plan, schedule, startDay } from "./planning.ts"

/** When the work is to begin, as a version keeps it: a planning or settings that change later don't change it. */
export interface KeptStart {
  /** Null: 'in overleg'. */
  day: Day | null
  /** The day that was wished for, the first after it on which what is ordered can be there, or room in the planning. */
  basis: "wanted" | "delivered" | "planning" | null
  /** How many people were free in the week planning. */
  free: number
  /** The company's own holidays from the day of the quotation on. */
  closed: Closed[]
}

/** What a plan is dated by. */
export interface Begin {
  issuedOn: Day
  wantedStart: Day | null
  /** Null: of a version that was made before starts were kept. */
  start?: KeptStart | null
}

/** The plan that all documents and texts of a version tell of. */
export const planFor = (estimate: Estimate, { issuedOn, wantedStart, start }: Begin): Plan =>
  start
    ? schedule(estimate, start.day, start.closed)
    : schedule(estimate, startDay(wantedStart, issuedOn, estimate))

/** Whether a client wished for a day that has not gone by, and the work begins on another. */
export const otherwiseWanted = (plan: Plan, { issuedOn, wantedStart }: Begin): boolean =>
  plan.dated && wantedStart !== null && wantedStart >= issuedOn && wantedStart !== plan.start

/** The first day from this one on which the work can begin: a roof isn't opened the day before a weekend. */
export const firstWorked = (lines: EstimateLine[], from: Day, closed: Closed[]): Day =>
  calendarOf(laidOut(activitiesOf(lines)), from, closed)(0)

/** On which days these lines need people on site, counted from 0, and how many at once. */
export function siteOf(lines: EstimateLine[]) {
  const laid = laidOut(activitiesOf(lines))
  const atOnce = laid.map(({ from }) =>
    laid.reduce((sum, one) => (one.from <= from && from < one.until ? sum + one.people : sum), 0),
  )
  return { stretches: daysOnSite(laid), people: Math.max(1, ...atOnce) }
}
