import type { Costs } from "../../schema.ts"

type Tone = "booked" | "committed" | "toCome"

export interface BarParts {
  /** Percent of the bar's length, from its beginning; what goes over the budget is cut off and stands in `over`. */
  parts: { tone: Tone | "over"; from: number; size: number }[]
  /** Euros, of the three that are not nothing. */
  amounts: { tone: Tone; euros: number; size: number }[]
  budget?: { euros: number; at: number }
  expected?: { euros: number; at: number; over: boolean }
}

/** One bar of what was booked, is ordered and is still to come, with the budget across it; undefined: there is nothing. */
export function barParts({ budget, booked, committed, expected }: Costs["total"]): BarParts | undefined {
  const spent = Math.max(0, booked ?? 0)
  const sure = spent + committed
  const end = Math.max(expected ?? 0, sure)
  const whole = Math.max(end, budget ?? 0)
  if (whole === 0) return undefined
  const at = (euros: number) => (euros / whole) * 100
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
      .map(([tone, from, to]) => ({ tone, euros: to - from, size: at(to - from) }))
      .filter(({ euros }) => euros > 0),
    ...(budget !== null && { budget: { euros: budget, at: at(budget) } }),
    ...(expected !== null && { expected: { euros: expected, at: at(end), over: end > most } }),
  }
}
