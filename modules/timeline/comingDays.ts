import { type Closed, firstOpen } from "#src/shared/closed.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import type { Span } from "./week.ts"
import { timeline as nl } from "./worker.nl.ts"

/** Tomorrow up to the next day on which the company works: on Friday what comes on Monday is to be ready. */
export function comingDays(today: Day, closed: readonly Closed[]): Span {
  const from = addDays(today, 1)
  return { from, to: firstOpen(from, closed) }
}

/** 'morgen', else 'maandag 23 november 2026'. */
export const toldDay = (day: Day, today: Day): string =>
  day === addDays(today, 1) ? nl.checks.tomorrow : formatWeekday(day)
