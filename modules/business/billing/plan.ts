import type { Share } from "#modules/quotes/terms/schema.ts"
import { moments } from "#modules/quotes/terms/standard.nl.ts"
import type { Day } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"

/** When a part of the price may be invoiced. `hand`: when a person finds it is time, as only words say when. */
export type When =
  | { kind: "accepted" }
  | { kind: "started" }
  | { kind: "progress"; percent: number }
  | { kind: "completed" }
  | { kind: "date"; day: Day }
  | { kind: "hand" }

/** A part of the price of a job. Percentages of all parts are 100 together. */
export interface PlannedPart {
  /** As the quotation says it: 'Bij de start van het werk'. */
  moment: string
  percent: number
  when: When
}

/** How far a job is, as far as parts wait for it. */
export interface Stage {
  accepted: boolean
  started: boolean
  completed: boolean
  /** In percent. */
  progress: number
  today: Day
}

const known: Record<string, When> = {
  [moments.start]: { kind: "started" },
  [moments.halfway]: { kind: "progress", percent: 50 },
  [moments.handover]: { kind: "completed" },
}

/** The parts that a quotation names, until a person says otherwise. */
export const planOf = (shares: readonly Share[]): PlannedPart[] =>
  shares.map(({ moment, percent }) => ({ moment, percent, when: known[moment] ?? { kind: "hand" } }))

export function isDue(when: When, { accepted, started, completed, progress, today }: Stage): boolean {
  if (completed) return when.kind !== "date" || when.day <= today
  switch (when.kind) {
    case "accepted":
      return accepted
    case "started":
      return started
    case "progress":
      return progress >= when.percent
    case "date":
      return when.day <= today
    default:
      return false
  }
}

/** The price of a job per rate of VAT, or a part of it. */
interface RateAmount<Rate extends number = number> {
  rate: Rate
  baseCents: number
  vatCents: number
}

/**
 * A part of the price, to the cent what the quotation says of it: `cents` include VAT. Each rate gets its share of them,
 * the largest takes the odd cents, and VAT is what an amount with VAT holds of it.
 */
export function partOf<Rate extends number>(
  whole: readonly RateAmount<Rate>[],
  cents: number,
): RateAmount<Rate>[] {
  const gross = (part: RateAmount) => part.baseCents + part.vatCents
  const all = sum(whole.map(gross))
  if (all === 0) return []
  const shares = whole.map((part) => ({ rate: part.rate, cents: round((gross(part) * cents) / all) }))
  const largest = shares.reduce((a, b) => (Math.abs(b.cents) > Math.abs(a.cents) ? b : a))
  largest.cents += cents - sum(shares.map((share) => share.cents))
  return shares.map(({ rate, cents: part }) => {
    const vatCents = round((part * rate) / (100 + rate))
    return { rate, baseCents: part - vatCents, vatCents }
  })
}
