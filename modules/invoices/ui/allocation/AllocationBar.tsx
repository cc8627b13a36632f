import { useId } from "react"
import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { InvoiceAllocations } from "../../allocations/schema.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"

/** How much of an invoice was allocated, in words and as a bar; with a segment per allocation once they are known. */
export function AllocationBar({
  invoice,
  known,
}: {
  invoice: PurchaseInvoiceRow
  known: InvoiceAllocations | undefined
}) {
  const { t } = useTranslation()
  const id = useId()
  const { totalAmount, totalAllocated } = invoice
  const percent = percentOf(invoice)
  const whole = totalAllocated === 0 ? [] : [{ id: 0, projectId: 0, amount: totalAllocated }]
  const parts = known ? settledParts(known) : whole
  return (
    <div className="allocation-progress">
      <p id={id} className="allocation-progress-text flush">
        {t("invoices.allocations.card.allocated", {
          allocated: formatEuros(totalAllocated),
          total: formatEuros(totalAmount),
          percent,
        })}
      </p>
      <div
        className="progress-track allocation-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {totalAmount !== 0 &&
          parts.map((part) => (
            <div
              key={part.id}
              className={toneOf(part, parts)}
              style={{ inlineSize: `${(part.amount / totalAmount) * 100}%` }}
            />
          ))}
      </div>
    </div>
  )
}

/** What lies on the shelf stands in the bar as one more project. */
export const shelf = { id: 0, projectId: 0 }
export const settledParts = ({ allocations, stock }: Pick<InvoiceAllocations, "allocations" | "stock">) => [
  ...allocations,
  ...(stock.length > 0 ? [{ ...shelf, amount: sum(stock.map(({ amount }) => amount)) }] : []),
]

/** A colour per project, the same in the bar and before its lines. */
export function toneOf({ projectId }: { projectId: number }, among: readonly { projectId: number }[]) {
  const projects = [...new Set(among.map((part) => part.projectId))]
  return `allocation-part allocation-part-${projects.indexOf(projectId) % 5}`
}

/** Whole percent of it that was allocated; never 100 as long as something is left, nor 0 when something was. */
function percentOf({ totalAmount, totalAllocated, remainingAmount }: PurchaseInvoiceRow): number {
  if (remainingAmount === 0) return 100
  if (totalAllocated === 0) return 0
  return Math.min(99, Math.max(1, Math.round((totalAllocated / totalAmount) * 100)))
}
