import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { type ListColumn, list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { amountIn } from "../amount.ts"
import { found } from "../search.ts"
import { allocationStatusOf, isUnassigned } from "../standing.ts"
import { AllocationStatus } from "./AllocationStatus.tsx"
import { DueBadge } from "./DueBadge.tsx"
import { isOverdue, isUnpaid } from "./due.ts"
import { InvoiceCard } from "./InvoiceCard.tsx"
import { PayButton } from "./PayButton.tsx"

const columns: ListColumn<PurchaseInvoiceRow>[] = [
  {
    id: "leverancier",
    label: "invoices.purchases.column.supplier",
    value: ({ supplierName }) => supplierName,
    cell: (invoice) => <Supplier invoice={invoice} />,
  },
  {
    id: "datum",
    label: "invoices.purchases.column.date",
    value: ({ date }) => date,
    cell: ({ date }) => (
      <time dateTime={date} className="nowrap">
        {formatDay(date)}
      </time>
    ),
  },
  {
    id: "incl",
    label: "invoices.purchases.column.total",
    value: ({ totalAmount }) => totalAmount,
    cell: (invoice) => <Total invoice={invoice} />,
    figures: true,
  },
  {
    id: "vervalt",
    label: "invoices.purchases.column.due",
    value: ({ paidOn, dueDate }) => (paidOn === null ? (dueDate ?? "9999") : `z${paidOn}`),
    cell: (invoice) => <DueBadge invoice={invoice} />,
  },
  {
    id: "toegewezen",
    label: "invoices.purchases.column.allocation",
    value: allocationStatusOf,
    cell: (invoice) => <AllocationStatus invoice={invoice} />,
  },
  {
    id: "betalen",
    label: "invoices.purchases.column.pay",
    cell: (invoice) => <PayButton invoice={invoice} />,
  },
]

export const purchaseList = list<PurchaseInvoiceRow>()({
  keyOf: ({ id }) => id,
  piles: {
    all: { slug: "", uncounted: true },
    unpaid: { slug: "onbetaald", holds: isUnpaid },
    overdue: { slug: "te-laat", holds: isOverdue },
    unassigned: { slug: "niet-toegewezen", holds: isUnassigned },
  },
  choices: { part: { word: "deel" } },
  find: found,
  texts: {
    name: "invoices.purchases.title",
    piles: "invoices.purchases.filters",
    pile: (pile) => `invoices.purchases.filter.${pile}`,
    search: "invoices.purchases.search",
    found: "invoices.purchases.found",
  },
  columns,
  card: (invoice) => <InvoiceCard invoice={invoice} />,
  look: "purchase",
})

export type PurchasesView = ViewOf<typeof purchaseList>

function Supplier({ invoice: { id, supplierName, invoiceNumber, kind } }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  return (
    <>
      <Link href={`/purchase-invoices/${id}`}>
        {supplierName}
        <span className="visually-hidden"> {invoiceNumber}</span>
      </Link>
      <span className="muted purchase-number">
        {kind !== "invoice" && `${t(`invoices.kind.${kind}`)} `}
        <span aria-hidden>{invoiceNumber}</span>
      </span>
    </>
  )
}

function Total({ invoice: { totalAmount, netAmount, currency } }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  return (
    <>
      {amountIn(totalAmount, currency)}
      <span className="muted purchase-net">
        {t("invoices.purchases.net", { amount: amountIn(netAmount, currency) })}
      </span>
    </>
  )
}
