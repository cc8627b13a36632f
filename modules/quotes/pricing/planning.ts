import { addDays, type Day, weekday } from "#src/shared/days.ts"
import { addWorkingDays, type Holiday, holidaysOf, workingDayFrom } from "#src/shared/holidays.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Estimate, EstimateLine } from "./line.ts"
import { type Phase, phases, type Role } from "./norm.ts"

/** When each phase of a job runs. Phases follow one another; weekends and public holidays are skipped. */
export interface Plan {
  start: Day
  end: Day
  workingDays: number
  phases: PlannedPhase[]
  milestones: { kind: Milestone; day: Day }[]
  /** Public holidays between start and end. */
  holidays: Holiday[]
}

export interface PlannedPhase {
  phase: Phase
  hours: number
  /** Own people; empty when the work is done by others. */
  crew: { role: Role; people: number }[]
  subcontracted: boolean
  workingDays: number
  start: Day
  end: Day
  /** Working days for drying and hardening before the next phase may begin. */
  dryingDays: number
}

export type Milestone = "start" | "halfway" | "weathertight" | "handover"

/** What the plan takes for granted; printed on it. */
export const planning = {
  hoursPerDay: 8,
  /** One working day of others for each so much subcontracted work, excluding VAT. */
  subcontractCentsPerDay: 150_000,
  leadDays: 28,
  /** Twenty-five years; who asks for more made a slip of the keyboard. */
  mostWorkingDays: 6_500,
} as const

/** The first working day from the wanted day on; without a wanted day, or with one gone by, four weeks ahead. */
export function startDay(wantedStart: Day | null, issuedOn: Day): { day: Day; wanted: boolean } {
  const wanted = wantedStart !== null && wantedStart >= issuedOn
  return { day: workingDayFrom(wanted ? wantedStart : addDays(issuedOn, planning.leadDays)), wanted }
}

/** How many working days the work takes, whenever it starts. */
export const workingDaysOf = ({ lines }: Pick<Estimate, "lines">): number =>
  sum(plannedWork(lines).map(({ workingDays }) => workingDays))

/** Nobody plans that far ahead, and counting its days one by one would take for ever. */
export const isTooMuchWork = (lines: EstimateLine[]): boolean =>
  workingDaysOf({ lines }) > planning.mostWorkingDays

export function schedule(estimate: Estimate, start: Day): Plan {
  const planned = plannedWork(estimate.lines)
  const first = workingDayFrom(start)
  let free = first
  const timed = planned.map((work): PlannedPhase => {
    const end = addWorkingDays(free, work.workingDays - 1)
    const timedPhase = { ...work, start: free, end }
    free = addWorkingDays(end, 1 + work.dryingDays)
    return timedPhase
  })
  const end = timed.at(-1)?.end ?? first
  return {
    start: first,
    end,
    workingDays: sum(timed.map((phase) => phase.workingDays)),
    phases: timed,
    milestones: milestonesOf(timed, first, end),
    holidays: holidaysBetween(first, end),
  }
}

type Work = Omit<PlannedPhase, "start" | "end">

function plannedWork(all: EstimateLine[]): Work[] {
  // A discount takes no time.
  const work = all.filter((line) => line.totalCents >= 0)
  const byPhase = Map.groupBy(work, ({ phase }) => phase)
  return inOrder(phases.flatMap((phase) => workOf(phase, byPhase.get(phase) ?? [])))
}

function workOf(phase: Phase, lines: EstimateLine[]): Work[] {
  if (lines.length === 0) return []
  const hours = round(sum(lines.map((line) => line.hours)), 2)
  const subcontractCents = sum(lines.map((line) => line.subcontractCents))
  const people = crewSize(hours)
  const ownDays = people === 0 ? 0 : Math.ceil(hours / (people * planning.hoursPerDay))
  const theirDays = Math.ceil(subcontractCents / planning.subcontractCentsPerDay)
  return [
    {
      phase,
      hours,
      crew: crewOf(lines, people),
      subcontracted: subcontractCents > 0,
      // What was kept before too much work was refused has a plan that ends.
      workingDays: Math.min(planning.mostWorkingDays + 1, Math.max(1, ownDays, theirDays)),
      dryingDays: dryingDays[phase] ?? 0,
    },
  ]
}

/** Concrete, plaster and tile adhesive want their time. */
const dryingDays: Partial<Record<Phase, number>> = { foundation: 2, plastering: 2, tiling: 1 }

/** Nothing has to dry after the last phase. */
const inOrder = (works: Work[]): Work[] =>
  works.map((work, index) => (index === works.length - 1 ? { ...work, dryingDays: 0 } : work))

function crewSize(hours: number): number {
  if (hours === 0) return 0
  if (hours <= 12) return 1
  if (hours <= 160) return 2
  return hours <= 400 ? 3 : 4
}

/** Divides the people over the roles by their hours; the largest remainders get the last places. */
function crewOf(lines: EstimateLine[], people: number): PlannedPhase["crew"] {
  const hours = new Map<Role, number>()
  for (const line of lines) hours.set(line.role, (hours.get(line.role) ?? 0) + line.hours)
  const total = sum(hours.values())
  const shares = [...hours].map(([role, own]) => ({ role, share: total === 0 ? 0 : (own / total) * people }))
  const crew = new Map(shares.map(({ role, share }) => [role, Math.floor(share)]))
  const byRemainder = shares.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { role } of byRemainder.slice(0, people - sum(crew.values())))
    crew.set(role, (crew.get(role) ?? 0) + 1)
  return [...crew].flatMap(([role, count]) => (count > 0 ? [{ role, people: count }] : []))
}

const shellPhases: Phase[] = ["shell", "roofing", "frames"]

function milestonesOf(timed: PlannedPhase[], start: Day, end: Day): Plan["milestones"] {
  const shell = timed.findLast((phase) => shellPhases.includes(phase.phase))
  const milestones: Plan["milestones"] = [{ kind: "start", day: start }]
  if (shell && shell.end < end) milestones.push({ kind: "weathertight", day: shell.end })
  if (timed.length > 2) milestones.push({ kind: "halfway", day: halfway(timed) })
  milestones.push({ kind: "handover", day: end })
  return milestones.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The working day on which half of the work has been done. */
function halfway(timed: PlannedPhase[]): Day {
  let left = Math.ceil(sum(timed.map((phase) => phase.workingDays)) / 2)
  for (const phase of timed) {
    if (left <= phase.workingDays) return addWorkingDays(phase.start, left - 1)
    left -= phase.workingDays
  }
  throw new Error("half of the days lies within the days")
}

/** Those that fall on a day on which people would have worked. */
function holidaysBetween(start: Day, end: Day): Holiday[] {
  const years = [...new Set([Number(start.slice(0, 4)), Number(end.slice(0, 4))])]
  const skipped = ({ day }: Holiday) => day >= start && day <= end && weekday(day) <= 5
  return years.flatMap(holidaysOf).filter(skipped)
}
