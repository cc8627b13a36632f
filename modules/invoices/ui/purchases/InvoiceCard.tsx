import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { amountIn } from "../amount.ts"
import { AllocationStatus } from "./AllocationStatus.tsx"
import { DueBadge } from "./DueBadge.tsx"
import { PayButton } from "./PayButton.tsx"

/** On a phone: an invoice with what it asks for. */
export function InvoiceCard({ invoice }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  const { id, kind, supplierName, invoiceNumber, date, totalAmount, currency } = invoice
  return (
    <>
      <div className="purchase-card-head">
        <Link href={`/purchase-invoices/${id}`}>
          {supplierName}
          <span className="visually-hidden"> {invoiceNumber}</span>
        </Link>
        <strong>{amountIn(totalAmount, currency)}</strong>
      </div>
      <p className="muted">
        {t(`invoices.kind.${kind}`)} {invoiceNumber}, <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <div className="cluster tight">
        <DueBadge invoice={invoice} />
        <AllocationStatus invoice={invoice} />
      </div>
      <PayButton invoice={invoice} />
    </>
  )
}
