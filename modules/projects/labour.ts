import type { User } from "#modules/access/schema.ts"
import { reaches } from "#src/shared/roles.ts"
import type { CostRow, ShownCost } from "./ledger.ts"
import { projects as nl } from "./nl.ts"

/** The source of lines of hours that were approved. */
export const approved = "hours"

/**
 * What approved hours cost is for the owner alone, on every project and in every sum: who knows the hours of each would
 * compute what a colleague costs an hour. Sums over two or more people would not do: who approves sees the sum before and
 * after, and from a few projects with the same people the rates follow. Others see the hours, and all other costs.
 */
export const seesLabour = ({ role }: Pick<User, "role">): boolean => reaches(role, "owner")

/** The hours of the whole crew as one line without an amount, in the place of the last. */
export function withoutLabour(lines: CostRow[]): ShownCost[] {
  const hours = lines.filter(({ sourceKind }) => sourceKind === approved)
  const last = hours.at(-1)
  if (!last) return lines
  const together: ShownCost = {
    ...last,
    description: nl.costs.crew,
    cents: null,
    // A whole number of minutes: hours as they are kept don't add up to it.
    quantity: Math.round(hours.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) * 60) / 60,
    accountId: null,
  }
  return lines.flatMap((line) => (line === last ? together : line.sourceKind === approved ? [] : line))
}
