import type { Day } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import type { DayMinutes } from "../entries/worked.ts"

/** What the ledger calls hours that were approved. */
export const hoursSource = "hours"

/** One line per entry and day: a rate may change at midnight. */
export const sourceIdOf = (entryId: number, day: Day): string => `${entryId}/${day}`
export function sourceOf(sourceId: string): { entryId: number; day: Day } {
  const [entryId, day] = sourceId.split("/")
  return { entryId: Number(entryId), day: day! }
}

/** Rounded per line, so that lines add up to what is booked. */
export const costOf = (minutes: number, centsAnHour: number): number => round((minutes * centsAnHour) / 60)

export interface Priced extends DayMinutes {
  /** Undefined: no rate is known on that day. */
  cents: number | undefined
}

/** What each day of an entry costs, at the rate of that day. */
export const priced = (days: readonly DayMinutes[], rateOn: (day: Day) => number | undefined): Priced[] =>
  days.map(({ day, minutes }) => {
    const rate = rateOn(day)
    return { day, minutes, cents: rate === undefined ? undefined : costOf(minutes, rate) }
  })

/** Undefined as long as a part isn't known. */
export const totalOf = (lines: readonly Priced[]): number | undefined =>
  lines.reduce<number | undefined>(
    (total, { cents }) => (total === undefined || cents === undefined ? undefined : total + cents),
    0,
  )
