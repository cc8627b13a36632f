import { formatMonth } from "#src/shared/calendar.ts"
import { addDays, type Day, daysBetween, isoWeek, weekday } from "#src/shared/days.ts"
import { addWorkingDays, holidayOn } from "#src/shared/holidays.ts"
import type { Plan, PlannedPhase } from "../pricing/planning.ts"

/** A bar chart as cells: a column is a working day for a short job, else one or more weeks. */
export interface Chart {
  /** Weeks above days, months above weeks: their label and how many columns they span. */
  groups: { label: string; span: number }[]
  columns: { label: string; off: boolean }[]
  rows: { phase: PlannedPhase["phase"]; marks: Mark[] }[]
  milestones: Mark[]
}

export type Mark = "" | "work" | "drying" | "off" | "milestone"

export function chartOf(plan: Plan): Chart {
  const spans = spansOf(plan)
  const off = spans.map((span) => span.from === span.to && holidayOn(span.from) !== undefined)
  const marks = (mark: (span: Span) => Mark) =>
    spans.map((span, index): Mark => (off[index] ? "off" : mark(span)))
  return {
    groups: grouped(spans.map((span) => span.group)),
    columns: spans.map((span, index) => ({ label: span.label, off: off[index]! })),
    rows: plan.phases.map((phase) => ({
      phase: phase.phase,
      marks: marks((span) => phaseMark(phase, span)),
    })),
    milestones: marks((span) => (plan.milestones.some(({ day }) => within(day, span)) ? "milestone" : "")),
  }
}

interface Span {
  from: Day
  to: Day
  label: string
  group: string
}

const mostDayWeeks = 7
const mostColumns = 40

function spansOf(plan: Plan): Span[] {
  const monday = addDays(plan.start, 1 - weekday(plan.start))
  const weeks = Math.floor(daysBetween(monday, plan.end) / 7) + 1
  if (weeks <= mostDayWeeks) {
    return Array.from({ length: weeks * 5 }, (_, index) => {
      const day = addDays(monday, Math.floor(index / 5) * 7 + (index % 5))
      return { from: day, to: day, label: String(Number(day.slice(8))), group: `week ${isoWeek(day)}` }
    })
  }
  const size = Math.ceil(weeks / mostColumns)
  return Array.from({ length: Math.ceil(weeks / size) }, (_, index) => {
    const from = addDays(monday, index * size * 7)
    // The Thursday decides to which month a week belongs, as it does for the year.
    return {
      from,
      to: addDays(from, size * 7 - 1),
      label: String(isoWeek(from)),
      group: formatMonth(addDays(from, 3)),
    }
  })
}

function phaseMark(phase: PlannedPhase, span: Span): Mark {
  if (phase.start <= span.to && phase.end >= span.from) return "work"
  if (phase.dryingDays === 0) return ""
  const dryUntil = addWorkingDays(phase.end, phase.dryingDays)
  return phase.end < span.from && dryUntil >= span.from ? "drying" : ""
}

const within = (day: Day, span: Span) => day >= span.from && day <= span.to

function grouped(labels: string[]): Chart["groups"] {
  const groups: Chart["groups"] = []
  for (const label of labels) {
    const last = groups.at(-1)
    if (last?.label === label) last.span += 1
    else groups.push({ label, span: 1 })
  }
  return groups
}
