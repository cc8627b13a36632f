import { isOpen } from "#src/shared/closed.ts"
import { addDays, type Day, daysBetween, isoWeek, weekday } from "#src/shared/days.ts"
import { formatMonth } from "#src/shared/dayWords.ts"
import { dayNumber } from "../pricing/planning/calendar.ts"
import type { Plan, PlannedActivity } from "../pricing/planning.ts"
import { plan as nl } from "./planning.nl.ts"

/** A bar chart as cells: a column is a working day for a short job, else one or more weeks. */
export interface Chart {
  /** Weeks above days, months above weeks: their label and how many columns they span. */
  groups: { label: string; span: number }[]
  columns: { label: string; off: boolean }[]
  rows: { activity: string; marks: Mark[] }[]
  milestones: Mark[]
  /** Whether the company has holidays of its own in it. */
  closed: boolean
}

export type Mark = "" | "work" | "drying" | "delivery" | "off" | "milestone"

export function chartOf(plan: Plan): Chart {
  const spans = spansOf(plan)
  const off = spans.map((span) => plan.dated && !hasOpenDay(span, plan))
  const marks = (mark: (span: Span) => Mark) =>
    spans.map((span, index): Mark => (off[index] ? "off" : mark(span)))
  return {
    groups: grouped(spans.map((span) => span.group)),
    columns: spans.map((span, index) => ({ label: span.label, off: off[index]! })),
    rows: plan.activities.map((one, index) => ({
      activity: nl.numbered(index + 1, one.stage.activity),
      marks: marks((span) => activityMark(one, span)),
    })),
    closed: plan.closed.length > 0,
    milestones: marks((span) => (plan.milestones.some(({ day }) => within(day, span)) ? "milestone" : "")),
  }
}

interface Span {
  from: Day
  to: Day
  label: string
  group: string
}

/** A week in which nobody works at all is off, as a day is. */
const hasOpenDay = ({ from, to }: Span, { closed }: Plan): boolean =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => addDays(from, ahead)).some((day) =>
    isOpen(day, closed),
  )

const mostDayWeeks = 7
const mostColumns = 40

function spansOf(plan: Plan): Span[] {
  const monday = addDays(plan.start, 1 - weekday(plan.start))
  const weeks = Math.floor(daysBetween(monday, plan.end) / 7) + 1
  if (weeks <= mostDayWeeks) {
    return Array.from({ length: weeks * 5 }, (_, index) => {
      const day = addDays(monday, Math.floor(index / 5) * 7 + (index % 5))
      const label = plan.dated ? Number(day.slice(8)) : dayNumber(day)
      const week = plan.dated ? isoWeek(day) : Math.floor(index / 5) + 1
      return { from: day, to: day, label: String(label), group: nl.week(week) }
    })
  }
  const size = Math.ceil(weeks / mostColumns)
  return Array.from({ length: Math.ceil(weeks / size) }, (_, index) => {
    const from = addDays(monday, index * size * 7)
    // The Thursday decides to which month a week belongs, as it does for the year.
    return {
      from,
      to: addDays(from, size * 7 - 1),
      label: String(plan.dated ? isoWeek(from) : index * size + 1),
      group: plan.dated ? formatMonth(addDays(from, 3)) : nl.weeks,
    }
  })
}

function activityMark({ stage, start, end, duration, dryingDays }: PlannedActivity, span: Span): Mark {
  if (duration > 0 && start <= span.to && end >= span.from) return "work"
  const waits = dryingDays > 0 && end < span.from && addDays(end, dryingDays) >= span.from
  // Cabinets dry nothing: the worktop is measured on them, and made.
  return waits ? (stage.name === "cabinets" ? "delivery" : "drying") : ""
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
