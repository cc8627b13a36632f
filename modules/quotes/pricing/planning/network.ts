import { sum } from "#src/shared/rounding.ts"
import { type Activity, usual } from "./activities.ts"
import { type Dependency, type Stage, stages } from "./stage.ts"

/** An activity with its place in time, in hours of work since the job began. Nothing here knows a calendar. */
export interface Laid extends Activity {
  from: number
  until: number
  /** What of this job it waits for. */
  waitsFor: Dependency[]
}

/**
 * Lays the activities out as early as what they wait for, their place and the people allow (a serial schedule). The
 * days on site are the same whenever the job begins, so that its price is too.
 */
export function laidOut(activities: Activity[]): Laid[] {
  const onSite = activities.filter(({ stage }) => stage.place !== "off" && stage.place !== "beside")
  const present = new Map(onSite.map((activity) => [activity.stage.name, activity.stage]))
  const team = teamFor(onSite)
  const laid: Laid[] = []
  const behind: Behind = new Map()
  for (const activity of onSite) {
    const { stage } = activity
    const all = stage.last ? laid.map(waitedFor) : dependenciesOf(stage, present)
    const waitsFor = direct(all, behind)
    behind.set(stage.name, new Set(waitsFor.flatMap((one) => [one.stage, ...(behind.get(one.stage) ?? [])])))
    const ready = Math.max(0, ...waitsFor.map((waited) => readyAfter(waited, laid)))
    const from = earliest(activity, ready, laid, team)
    laid.push({ ...activity, from, until: from + activity.duration, waitsFor })
  }
  return laid
}

const waitedFor = ({ stage }: Laid): Dependency => ({ stage: stage.name, days: 0 })

/** How many people the job has: no more than its largest activity needs, and two when it is long enough to share. */
const teamFor = (activities: Activity[]): number =>
  Math.max(sum(activities.map(({ hours }) => hours)) > 24 ? 2 : 1, ...activities.map(({ people }) => people))

/** What the job has of what a stage waits for; what it lacks is replaced by what that would have waited for. */
function dependenciesOf(stage: Stage, present: Map<string, Stage>): Dependency[] {
  const longest = new Map<string, number>()
  const lacking = new Set([stage.name])
  const add = ({ stage: name, days }: Dependency) => {
    if (present.has(name)) longest.set(name, Math.max(days, longest.get(name) ?? 0))
    else if (!lacking.has(name)) {
      lacking.add(name)
      // Its drying was for what isn't there.
      for (const further of stageByName(name)?.after ?? []) add({ stage: further.stage, days: 0 })
    }
  }
  for (const dependency of stage.after) add(dependency)
  return [...longest].map(([name, days]) => ({ stage: name, days }))
}

/** Of each activity all that must be done before it, also by way of others. */
type Behind = Map<string, Set<string>>

/** Without what is waited for by way of another already: 'after the tiles' says enough. */
const direct = (all: Dependency[], behind: Behind): Dependency[] =>
  all.filter(({ stage, days }) => days > 0 || !all.some((other) => behind.get(other.stage)?.has(stage)))

const stageByName = (name: string) => stages().find((stage) => stage.name === name)

/** When what was waited for lets the next begin; after drying that is at the beginning of a day. */
function readyAfter({ stage, days }: Dependency, laid: Laid[]): number {
  const until = laid.find((one) => one.stage.name === stage)?.until ?? 0
  return days === 0 ? until : (lastDay(until) + workingDays(days)) * usual.hoursPerDay
}

/** A week on the calendar has five working days; a holiday among them only dries longer. */
const workingDays = (days: number): number => Math.ceil((days * 5) / 7)

/** The first moment from which the people and the place are there for the whole of it. */
function earliest(activity: Activity, ready: number, laid: Laid[], team: number): number {
  const moments = [ready, ...laid.map(({ until }) => until).filter((until) => until > ready)]
  const possible = moments
    .map((moment) =>
      activity.stage.open ? closedBefore(moment, activity.duration) : begunOn(moment, activity),
    )
    .toSorted((a, b) => a - b)
  return possible.find((moment) => fits(activity, moment, laid, team)) ?? possible.at(-1)!
}

/** Nobody begins in the last half hour of a day what isn't done in it. */
function begunOn(moment: number, { duration }: Activity): number {
  const left = nextMorning(moment) - moment
  return left < overtime && duration > left + overtime ? nextMorning(moment) : moment
}

const nextMorning = (moment: number): number =>
  Math.ceil(moment / usual.hoursPerDay - 1e-9) * usual.hoursPerDay

/** What leaves the building open and isn't ready on the same day begins in the morning. */
function closedBefore(moment: number, duration: number): number {
  const morning = nextMorning(moment)
  return moment + duration <= morning + 1e-9 ? moment : morning
}

function fits(activity: Activity, from: number, laid: Laid[], team: number): boolean {
  const meanwhile = laid.filter(
    (one) => one.from < from + activity.duration - 1e-9 && one.until > from + 1e-9,
  )
  const crowded = meanwhile.some(
    ({ stage }) => stage.place === activity.stage.place && (stage.alone || activity.stage.alone),
  )
  const busy = meanwhile.filter(({ duration }) => duration > spareHour)
  return (
    !crowded &&
    (activity.duration <= spareHour || activity.people + sum(busy.map(({ people }) => people)) <= team)
  )
}

/** Somebody finds an hour between other work. */
const spareHour = 1

/** Half an hour more or less is no reason to come back the next day. */
const overtime = 0.5

/** The days of an activity, counted from 0. */
export const firstDay = (from: number): number => Math.floor(from / usual.hoursPerDay + 1e-9)
export const lastDay = (until: number): number =>
  Math.max(0, Math.ceil((until - overtime) / usual.hoursPerDay) - 1)

/** The days on which somebody works, counted from 0, as stretches in a row. */
export function daysOnSite(laid: Laid[]): [first: number, last: number][] {
  const stretches: [number, number][] = []
  const days = laid
    .filter(({ duration }) => duration > 0)
    .map(({ from, until }): [number, number] => [firstDay(from), Math.max(firstDay(from), lastDay(until))])
    .toSorted(([a], [b]) => a - b)
  for (const [first, last] of days) {
    const before = stretches.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else stretches.push([first, last])
  }
  return stretches
}
