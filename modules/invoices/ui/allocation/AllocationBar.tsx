import { useId } from "react"
import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { Allocation } from "../../allocations/schema.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { percentOf } from "./standing.ts"

/** How much of an invoice was allocated, in words and as a bar; with a segment per allocation once they are known. */
export function AllocationBar({
  invoice,
  allocations,
}: {
  invoice: PurchaseInvoiceRow
  allocations: Allocation[] | undefined
}) {
  const { t } = useTranslation()
  const id = useId()
  const { totalAmount, totalAllocated } = invoice
  const percent = percentOf(invoice)
  const whole = totalAllocated === 0 ? [] : [{ id: 0, amount: totalAllocated }]
  const parts = allocations?.map(({ id, amount }) => ({ id, amount })) ?? whole
  return (
    <div className="allocation-progress">
      <p id={id} className="allocation-progress-text">
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
          parts.map((part, place) => (
            <div
              key={part.id}
              className={toneOf(place)}
              style={{ inlineSize: `${(part.amount / totalAmount) * 100}%` }}
            />
          ))}
      </div>
    </div>
  )
}

/** The same colour in the bar and before the line it is of. */
export const toneOf = (place: number) => `allocation-part allocation-part-${place % 5}`
