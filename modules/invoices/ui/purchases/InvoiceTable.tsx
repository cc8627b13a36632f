import { memo, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { type Day, formatDay } from "#src/shared/days.ts"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { amountIn } from "../amount.ts"
import { allocationStatusOf } from "../standing.ts"
import { AllocationStatus } from "./AllocationStatus.tsx"
import { DueBadge } from "./DueBadge.tsx"
import { PayButton } from "./PayButton.tsx"

interface InvoiceTableProps {
  rows: PurchaseInvoiceRow[]
  now: Day
  /** What they were chosen by. */
  view: string
  sort: string
  onSort: (sort: string) => void
}

/** Many invoices under each other, to compare and to sort. */
export const InvoiceTable = memo(({ rows, now, view, sort, onSort }: InvoiceTableProps) => {
  const { t } = useTranslation()
  const columns = useMemo((): DataColumn<PurchaseInvoiceRow>[] => {
    const label = (name: "supplier" | "date" | "total" | "due" | "allocation" | "pay") =>
      t(`invoices.purchases.column.${name}`)
    return [
      {
        id: "leverancier",
        label: label("supplier"),
        value: ({ supplierName }) => supplierName,
        cell: ({ id, supplierName, invoiceNumber, kind }) => (
          <>
            <Link href={`/purchase-invoices/${id}`}>{supplierName}</Link>
            <span className="muted purchase-number">
              {kind !== "invoice" && `${t(`invoices.kind.${kind}`)} `}
              {invoiceNumber}
            </span>
          </>
        ),
      },
      {
        id: "datum",
        label: label("date"),
        value: ({ date }) => date,
        cell: ({ date }) => (
          <time dateTime={date} className="nowrap">
            {formatDay(date)}
          </time>
        ),
      },
      {
        id: "incl",
        label: label("total"),
        value: ({ totalAmount }) => totalAmount,
        cell: ({ totalAmount, netAmount, currency }) => (
          <>
            {amountIn(totalAmount, currency)}
            <span className="muted purchase-net">
              {t("invoices.purchases.net", { amount: amountIn(netAmount, currency) })}
            </span>
          </>
        ),
        figures: true,
      },
      {
        id: "vervalt",
        label: label("due"),
        value: ({ paidOn, dueDate }) => (paidOn === null ? (dueDate ?? "9999") : `z${paidOn}`),
        cell: (invoice) => <DueBadge invoice={invoice} now={now} />,
      },
      {
        id: "toegewezen",
        label: label("allocation"),
        value: allocationStatusOf,
        cell: (invoice) => <AllocationStatus invoice={invoice} />,
      },
      { id: "betalen", label: label("pay"), cell: (invoice) => <PayButton invoice={invoice} /> },
    ]
  }, [t, now])
  return (
    <div className="purchase-table">
      <DataTable
        caption={t("invoices.purchases.title")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        view={view}
      />
    </div>
  )
})
