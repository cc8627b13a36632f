import type { Closed } from "#src/shared/closed.ts"
import { addDays, type Day, daysBetween, weekday } from "#src/shared/days.ts"
import { type Holiday, holidaysOf, workingDayFrom } from "#src/shared/holidays.ts"
import { sum } from "#src/shared/rounding.ts"
import type { Estimate, EstimateLine } from "./line.ts"
import { type Activity, activitiesOf, usual } from "./planning/activities.ts"
import { calendarOf, undated } from "./planning/calendar.ts"
import { type Lead, leadsOf } from "./planning/leads.ts"
import { daysOnSite, firstDay, type Laid, laidOut, lastDay } from "./planning/network.ts"

/** When each activity of a job runs. Weekends, public holidays and closed weeks are skipped. */
export interface Plan {
  /** False: nobody knows yet when it begins; its days only tell how they follow one another. */
  dated: boolean
  start: Day
  end: Day
  /** Days on which somebody works on site; waiting for paint or screed to dry is not counted. */
  workingDays: number
  activities: PlannedActivity[]
  /** Work in the office, and what is done every day beside the rest: hours that take no day of their own. */
  besides: Activity[]
  milestones: { kind: Milestone; day: Day }[]
  /** Public holidays between start and end. */
  holidays: Holiday[]
  /** The company's own between start and end. */
  closed: Closed[]
  /** What has to be ordered or granted before. */
  leads: Lead[]
}

export interface PlannedActivity extends Laid {
  workingDays: number
  start: Day
  end: Day
  /** The longest that something waits for it to dry or harden, on the calendar. */
  dryingDays: number
}

export type Milestone = "start" | "halfway" | "weathertight" | "handover"

/** What the plan takes for granted; printed on it. */
export const planning = {
  ...usual,
  /** Twenty-five years; who asks for more made a slip of the keyboard. */
  mostWorkingDays: 6_500,
} as const

/**
 * The first working day from the wanted day on, or from which all that is ordered can be there when it is needed; null:
 * no day was wanted, or one gone by, and it is agreed upon later.
 */
export function startDay(
  wantedStart: Day | null,
  issuedOn: Day,
  { lines }: Pick<Estimate, "lines">,
): Day | null {
  if (wantedStart === null || wantedStart < issuedOn) return null
  const delivered = earliestStart(issuedOn, lines)
  return workingDayFrom(wantedStart > delivered ? wantedStart : delivered)
}

/** Ordered on the day of the quotation, everything is there on the day that its work begins. */
export function earliestStart(issuedOn: Day, lines: EstimateLine[]): Day {
  const laid = laidOut(activitiesOf(lines))
  const days = leadsOf(lines).map(({ weeks, stage }) => {
    const before = firstDay(laid.find((one) => one.stage.name === stage)?.from ?? 0)
    return weeks * 7 - Math.floor(before / 5) * 7 - (before % 5)
  })
  return addDays(issuedOn, Math.max(0, ...days))
}

/** How many days somebody works on site, whenever it begins. */
export const workingDaysOf = ({ lines }: Pick<Estimate, "lines">): number =>
  countOf(laidOut(activitiesOf(lines)))

/** Nobody plans that far ahead, and counting its days one by one would take for ever. */
export const isTooMuchWork = (lines: EstimateLine[]): boolean =>
  workingDaysOf({ lines }) > planning.mostWorkingDays

export function schedule(estimate: Estimate, start: Day | null, closed: Closed[] = []): Plan {
  const activities = activitiesOf(estimate.lines)
  const laid = laidOut(activities)
  const dayOf = start === null ? undated : calendarOf(laid, start, closed)
  const planned = laid.map((one) => plannedOn(one, laid, dayOf))
  const first = dayOf(0)
  const end =
    planned
      .map((one) => one.end)
      .toSorted()
      .at(-1) ?? first
  return {
    dated: start !== null,
    start: first,
    end,
    workingDays: countOf(laid),
    activities: planned,
    besides: activities.filter((activity) => !laid.some(({ stage }) => stage === activity.stage)),
    milestones: milestonesOf(planned, laid, dayOf, end),
    holidays: start === null ? [] : holidaysBetween(first, end),
    closed: start === null ? [] : closed.filter(({ from, to }) => from <= end && to >= first),
    leads: leadsOf(estimate.lines),
  }
}

/** From the first day to the last, in begun weeks. */
export const weeksOf = ({ start, end }: Pick<Plan, "start" | "end">): number =>
  Math.ceil((daysBetween(start, end) + 1) / 7)

const countOf = (laid: Laid[]): number => sum(daysOnSite(laid).map(([first, last]) => last - first + 1))

function plannedOn(one: Laid, laid: Laid[], dayOf: (index: number) => Day): PlannedActivity {
  const first = firstDay(one.from)
  const last = Math.max(first, lastDay(one.until))
  const waiting = laid.flatMap(({ waitsFor }) => waitsFor.filter(({ stage }) => stage === one.stage.name))
  return {
    ...one,
    workingDays: one.duration === 0 ? 0 : last - first + 1,
    // What was kept before too much work was refused has a plan that ends.
    start: dayOf(Math.min(first, planning.mostWorkingDays)),
    end: dayOf(Math.min(last, planning.mostWorkingDays)),
    dryingDays: Math.max(0, ...waiting.map(({ days }) => days)),
  }
}

const shellStages = ["shell", "masonry", "dormer", "roofing", "frames"]

function milestonesOf(
  planned: PlannedActivity[],
  laid: Laid[],
  dayOf: (index: number) => Day,
  end: Day,
): Plan["milestones"] {
  const shell = planned.filter(({ stage }) => shellStages.includes(stage.name)).map((one) => one.end)
  const closed = shell.toSorted().at(-1)
  const milestones: Plan["milestones"] = [{ kind: "start", day: dayOf(0) }]
  if (closed && closed < end) milestones.push({ kind: "weathertight", day: closed })
  if (planned.length > 2) milestones.push({ kind: "halfway", day: dayOf(halfway(laid)) })
  milestones.push({ kind: "handover", day: end })
  return milestones.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The day on site on which half of them have been worked, counted from 0. */
function halfway(laid: Laid[]): number {
  let left = Math.ceil(countOf(laid) / 2)
  for (const [first, last] of daysOnSite(laid)) {
    if (left <= last - first + 1) return Math.min(first + left - 1, planning.mostWorkingDays)
    left -= last - first + 1
  }
  return 0
}

/** Those that fall on a day on which people would have worked. */
function holidaysBetween(start: Day, end: Day): Holiday[] {
  const years = Array.from(
    { length: Number(end.slice(0, 4)) - Number(start.slice(0, 4)) + 1 },
    (_, index) => Number(start.slice(0, 4)) + index,
  )
  const skipped = ({ day }: Holiday) => day >= start && day <= end && weekday(day) <= 5
  return years.flatMap(holidaysOf).filter(skipped)
}
