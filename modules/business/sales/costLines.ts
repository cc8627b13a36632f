import type { CostRow } from "#modules/projects/ledger.ts"
import { formatDay, isoWeek, mondayOf } from "#src/shared/days.ts"
import { round, sum, times } from "#src/shared/rounding.ts"
import type { InvoiceLine } from "./content.ts"
import { lineWords as nl } from "./lines.nl.ts"
import type { NewProjectInvoice, VatRate } from "./schema.ts"

type ByCost = Extract<NewProjectInvoice, { kind: "cost" }>

/**
 * What a job took in a period, as it is charged by the hour: hours per week at one price, all else at what it cost with
 * the surcharge. `isOpen`: whether a line of the ledger was not invoiced before.
 */
export function costLines(
  costs: readonly CostRow[],
  { hourlyRate, surcharge, from, to }: ByCost,
  [vatRate, vatReason]: [VatRate, string],
  isOpen: (claim: string) => boolean,
): InvoiceLine[] {
  const open = costs.filter((cost) => cost.day >= from && cost.day <= to && isOpen(claimOf(cost)))
  const [hours, others] = [open.filter(isHours), open.filter((cost) => !isHours(cost))]
  const taxed = { vatRate, vatReason, vatCents: null }
  const byWeek = Map.groupBy(hours, ({ day }) => mondayOf(day))
  return [
    ...[...byWeek].map(([monday, found]): InvoiceLine => {
      const quantity = round(sum(found.map((cost) => cost.quantity ?? 0)), 2)
      const unitCents = round(hourlyRate * 100)
      return {
        ...{
          description: nl.hours(isoWeek(monday), formatDay(monday)),
          quantity,
          unit: "uur",
          unitCents,
          ...taxed,
        },
        totalCents: times(quantity, unitCents),
        source: { kind: "cost", id: `hours:${monday}` },
        claims: found.map(claimOf),
      }
    }),
    ...others.map((cost): InvoiceLine => {
      const unitCents = round(cost.cents * (1 + surcharge / 100))
      return {
        ...{ description: nl.cost(cost.description, formatDay(cost.day)).slice(0, 300), ...taxed },
        ...{ quantity: 1, unit: "post", unitCents, totalCents: unitCents },
        source: { kind: "cost", id: claimOf(cost) },
        claims: [claimOf(cost)],
      }
    }),
  ]
}

/** A line of the ledger is booked anew when its source changes; the source stays. */
const claimOf = ({ sourceKind, sourceId }: CostRow): string => `${sourceKind}:${sourceId}`

const isHours = ({ category, quantity }: CostRow): boolean => category === "hours" && (quantity ?? 0) > 0
