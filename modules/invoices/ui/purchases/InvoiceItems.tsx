import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { type Day, formatDay } from "#src/shared/days.ts"
import { useGrowingAhead } from "#ui/lib/useGrowingAhead.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { amountIn } from "../amount.ts"
import { AllocationStatus } from "./AllocationStatus.tsx"
import { DueBadge } from "./DueBadge.tsx"
import { PayButton } from "./PayButton.tsx"

/** The same on a phone: under each other, each with what it asks for. */
export function InvoiceItems({ rows, now, view }: { rows: PurchaseInvoiceRow[]; now: Day; view: string }) {
  const { t } = useTranslation()
  const { shown, end } = useGrowingAhead(rows, view)
  return (
    <>
      <ul className="purchase-items" aria-label={t("invoices.purchases.title")}>
        {shown.map((invoice) => (
          <li key={invoice.id} className="purchase-item">
            <InvoiceItem invoice={invoice} now={now} />
          </li>
        ))}
      </ul>
      {end && <div key={shown.length} ref={end} />}
    </>
  )
}

function InvoiceItem({ invoice, now }: { invoice: PurchaseInvoiceRow; now: Day }) {
  const { t } = useTranslation()
  const { id, kind, supplierName, invoiceNumber, date, totalAmount, currency } = invoice
  return (
    <>
      <div className="purchase-item-head">
        <Link href={`/purchase-invoices/${id}`}>{supplierName}</Link>
        <strong className="figures">{amountIn(totalAmount, currency)}</strong>
      </div>
      <p className="muted">
        {t(`invoices.kind.${kind}`)} {invoiceNumber}, <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <div className="purchase-item-marks">
        <DueBadge invoice={invoice} now={now} />
        <AllocationStatus invoice={invoice} />
      </div>
      <PayButton invoice={invoice} />
    </>
  )
}
