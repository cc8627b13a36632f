import { round, sum } from "#src/shared/rounding.ts"
import { wholeOf } from "../halves.ts"
import type { EstimateLine } from "../line.ts"
import type { Role } from "../norm.ts"
import { type Stage, stageOf, stages } from "./stage.ts"

/** What one stage of this job takes: who, how many of them, and how long. */
export interface Activity {
  stage: Stage
  hours: number
  /** Own people; empty when the work is done by others. */
  crew: { role: Role; people: number }[]
  people: number
  subcontracted: boolean
  /** Hours on the clock. */
  duration: number
}

/** What a plan takes for granted; printed on it. */
export const usual = {
  /** Of the eight hours of a day half an hour goes into coming in, setting up and tidying. */
  hoursPerDay: 7.5,
  /** One working day of others for each so much subcontracted work, excluding VAT. */
  subcontractCentsPerDay: 150_000,
} as const

/** The activities of a job in the usual order, those in the office and beside the work included. */
export function activitiesOf(lines: EstimateLine[]): Activity[] {
  // A discount takes no time.
  const byStage = Map.groupBy(
    lines.filter((line) => line.totalCents >= 0),
    stageOf,
  )
  const waste = byStage.get(clearing)
  if (waste) {
    const origin = makesWaste.find((stage) => byStage.has(stage)) ?? "handover"
    byStage.set(origin, [...(byStage.get(origin) ?? []), ...waste])
  }
  const screed = byStage.get(poured)
  if (screed && lines.some(({ code }) => wholeOf(code) === pipesInScreed)) {
    byStage.delete(poured)
    byStage.set("heatedScreed", screed)
  }
  return stages().flatMap((stage) => {
    const own = byStage.get(stage.name) ?? []
    return own.length === 0 ? [] : [activityOf(stage, own)]
  })
}

/** Waste is carried off by those who make it. */
const clearing = "clearing"
const makesWaste = ["demolition", "dormer", "roofing", "frames", "foundation", "insulation", "fitting"]

/** Over pipes it is heated up before a floor may lie on it. */
const poured = "screed"
const pipesInScreed = "vloeren.heating.dekvloer"

function activityOf(stage: Stage, lines: EstimateLine[]): Activity {
  const hours = round(sum(lines.map((line) => line.hours)), 2)
  // What dumping waste costs is nobody's work.
  const others = sum(lines.map((line) => (stageOf(line) === clearing ? 0 : line.subcontractCents)))
  const people = hours === 0 ? 0 : peopleFor(stage, hours)
  const own = people === 0 ? 0 : clockHours(stage, hours, people)
  const theirs = (others / usual.subcontractCentsPerDay) * usual.hoursPerDay
  return {
    stage,
    hours,
    crew: crewOf(lines, people),
    people,
    subcontracted: others > 0,
    duration: Math.max(own, theirs),
  }
}

/** A second person comes when one would need too long; a third for what takes two of them more than two weeks. */
function peopleFor({ fewest, most, secondFrom }: Stage, hours: number): number {
  const wanted = hours <= secondFrom ? 1 : hours <= thirdFrom ? 2 : 3
  // Nobody comes with two for half an hour.
  return Math.min(Math.max(wanted, hours > 1 ? fewest : 1), most)
}

const thirdFrom = 160

/** Who comes to help does what is too much for the others, so that more work never takes fewer days. */
function clockHours({ fewest, secondFrom }: Stage, hours: number, people: number): number {
  const without = people === fewest ? 0 : people === 2 ? secondFrom : thirdFrom / 2
  return Math.max(hours / people, Math.min(without, hours))
}

/** Divides the people over the roles by their hours; the largest remainders get the last places. */
function crewOf(lines: EstimateLine[], people: number): Activity["crew"] {
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
