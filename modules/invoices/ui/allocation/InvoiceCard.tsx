import { ChevronDown } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { landedOn } from "../landed.ts"
import { allocationStatusOf } from "../standing.ts"
import { AllocationBar } from "./AllocationBar.tsx"
import { CardBody } from "./CardBody.tsx"
import { useAllocations } from "./hooks.ts"
import type { CardsProps } from "./InvoiceCards.tsx"

/** One invoice: how much of it landed where, and on a press what is to be done about the rest. */
export function InvoiceCard({ invoice, view, ...rest }: CardsProps & { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  const { id, supplierName, invoiceNumber, date, remainingAmount, kind } = invoice
  const landed = landedOn(invoice)
  const open = view.opened.has(id)
  // Closed again it keeps what was typed in it.
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  const known = useAllocations(id, seen)
  const body = useId()
  const foreign = invoice.currency !== "EUR"
  return (
    <article
      className={open ? "allocation-card allocation-card-open" : "allocation-card"}
      id={`invoice-${id}`}
    >
      <div className="allocation-head stack">
        <h2>
          <button
            type="button"
            className="cover allocation-toggle"
            aria-expanded={open}
            aria-controls={body}
            onClick={() => (open ? view.shut(id) : view.open(id))}
          >
            <ChevronDown aria-hidden size="1.3em" />
            <span>
              {supplierName}
              <span className="visually-hidden"> {invoiceNumber}</span>
            </span>
          </button>
        </h2>
        <p className="allocation-about muted">
          {t("invoices.allocations.card.about", { number: invoiceNumber, date: formatDay(date) })}
          {!open && landed && ` · ${landed}`}
        </p>
        <p className="allocation-badges cluster tight">
          {kind === "credit" && <Badge>{t("invoices.allocations.card.credit")}</Badge>}
          {foreign ? (
            <Badge>{t("invoices.allocations.card.currency", { currency: invoice.currency })}</Badge>
          ) : (
            <Status of={`allocation.${allocationStatusOf(invoice)}`} />
          )}
        </p>
        {!foreign && (
          <>
            <AllocationBar invoice={invoice} known={known.data} />
            <p className="allocation-left">
              <strong>{t("invoices.allocations.card.left", { amount: formatEuros(remainingAmount) })}</strong>
            </p>
          </>
        )}
      </div>
      <div id={body} hidden={!open}>
        {seen && <CardBody invoice={invoice} known={known} view={view} {...rest} />}
      </div>
    </article>
  )
}
