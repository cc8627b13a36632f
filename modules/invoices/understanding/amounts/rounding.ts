import { bestPlace } from "./candidates.ts"
import type { Evidence } from "./evidence.ts"
import { type Labelled, roleOf } from "./labelled.ts"
import type { Solution } from "./solve.ts"

/** Whoever rounds, rounds the change in cash, or to whole euros. */
const most = 50

/**
 * The invoice before it was rounded to be paid: its VAT belongs to that. `rounded` is what was paid, or is due, as it
 * stands on the document; null when nothing was rounded.
 */
export function unrounded(
  solution: Solution,
  evidence: Evidence,
  amounts: Labelled[],
): { solution: Solution; rounded: Labelled | null } {
  const roundings = amounts
    .filter((one) => roleOf(one, "rounding") >= 0.5 && one.cents !== 0 && Math.abs(one.cents) <= most)
    .flatMap(({ cents }) => [cents, -cents])
  const before = roundings
    .map((cents) => solution.total - cents)
    .find((total) =>
      solution.extra === 0
        ? evidence.byCents.has(total) && isWhole(evidence, total)
        : total === solution.net + solution.vat,
    )
  if (before === undefined) return { solution, rounded: null }
  const printed = evidence.byCents.get(before)
  return {
    solution: {
      ...solution,
      ...{ total: before, net: before - solution.vat, extra: 0 },
      totalAt: printed ? bestPlace(printed, "total") : null,
    },
    rounded: solution.totalAt,
  }
}

/** What lines come to, or a sum by its name. */
function isWhole({ byCents, lineSums }: Evidence, total: number): boolean {
  const one = byCents.get(total)!
  return (
    lineSums.includes(total) || (["total", "net", "goods"] as const).some((role) => roleOf(one, role) >= 0.4)
  )
}
