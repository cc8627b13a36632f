import { round, sum } from "#src/shared/rounding.ts"
import { norms } from "../pricing/norms.ts"
import { sources } from "./nl.ts"
import type { Unnamed } from "./work.ts"

/** What the lines demolish and is to be taken away, in m³. */
export function wasteOf(item: string, lines: Unnamed[]): Unnamed[] {
  const volumes = lines.map((line) => {
    if (line.code === null || norms()[line.code].phase !== "demolition") return 0
    return line.quantity.value * (volumePer[norms()[line.code].unit] ?? 0)
  })
  const value = round(sum(volumes), 1)
  return value > 0
    ? [
        {
          item,
          code: "general.waste",
          quantity: { value, source: { kind: "assumption", text: sources.waste } },
        },
      ]
    : []
}

/** m³ of waste per unit of demolition, as the takeoffs reckon with on average. */
const volumePer: Partial<Record<string, number>> = { m2: 0.05, m1: 0.3, st: 0.2 }
