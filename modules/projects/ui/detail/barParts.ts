import type { Costs } from "../../schema.ts"

type Tone = "booked" | "committed" | "toCome"

export interface BarParts {
  /** Percent of the bar's length, from its beginning; what goes over the budget is cut off and stands in `over`. */
  parts: { tone: Tone | "over"; from: number; size: number }[]
  /** Of the three that are not nothing. */
  amounts: { tone: Tone; cents: number; size: number }[]
  budget?: { cents: number; at: number }
  expected?: { cents: number; at: number; over: boolean }
}

/** One bar of what was booked, is ordered and is still to come, with the budget across it; undefined: there is nothing. */
export function barParts(total: Costs["total"]): BarParts | undefined {
  const [budget, expected] = [centsOf(total.budget), centsOf(total.expected)]
  const spent = Math.max(0, centsOf(total.booked) ?? 0)
  const sure = spent + (centsOf(total.committed) ?? 0)
  const end = Math.max(expected ?? 0, sure)
  const whole = Math.max(end, budget ?? 0)
  if (whole === 0) return undefined
  const at = (cents: number) => (cents / whole) * 100
  const stretches: [Tone, number, number][] = [
    ["booked", 0, spent],
    ["committed", spent, sure],
    ["toCome", sure, end],
  ]
  const most = budget ?? end
  const parts: BarParts["parts"] = stretches.map(([tone, from, to]) => ({
    ...{ tone, from: at(Math.min(from, most)) },
    size: at(Math.min(to, most) - Math.min(from, most)),
  }))
  if (end > most) parts.push({ tone: "over", from: at(most), size: at(end - most) })
  return {
    parts: parts.filter(({ size }) => size > 0),
    amounts: stretches
      .map(([tone, from, to]) => ({ tone, cents: to - from, size: at(to - from) }))
      .filter(({ cents }) => cents > 0),
    ...(budget !== null && { budget: { cents: budget, at: at(budget) } }),
    ...(expected !== null && { expected: { cents: expected, at: at(end), over: end > most } }),
  }
}

const centsOf = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
