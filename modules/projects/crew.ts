import type { CostRow } from "./ledger.ts"
import { projects as nl } from "./nl.ts"

/** The source of lines of hours that were approved. */
const approved = "hours"

/**
 * The hours of the whole crew as one line, in the place of the last: a line of one person would tell what he costs an
 * hour, which is for the owner alone.
 */
export function crewTogether(lines: CostRow[]): CostRow[] {
  const hours = lines.filter(({ sourceKind }) => sourceKind === approved)
  const last = hours.at(-1)
  if (!last) return lines
  const together: CostRow = {
    ...last,
    description: nl.costs.crew,
    cents: hours.reduce((sum, { cents }) => sum + cents, 0),
    // A whole number of minutes: hours as they are kept don't add up to it.
    quantity: Math.round(hours.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) * 60) / 60,
    accountId: null,
  }
  return lines.flatMap((line) => (line === last ? together : line.sourceKind === approved ? [] : line))
}
