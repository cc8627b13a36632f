import { CalendarClock, Split, TriangleAlert, Wallet } from "lucide-react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { sum } from "#src/shared/rounding.ts"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useNow } from "#ui/lib/now.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { isUnassigned } from "../standing.ts"
import { isDueSoon, isOverdue, isUnpaid, toPay } from "./due.ts"
import type { PurchasesView } from "./purchaseList.tsx"

/** What must be paid and divided, at a glance. */
export function ListFigures({
  invoices,
  view,
}: {
  invoices: PurchaseInvoiceRow[] | undefined
  view: PurchasesView
}) {
  const { t } = useTranslation()
  const now = dayOf(useNow())
  const unpaid = invoices?.filter(isUnpaid)
  const overdue = invoices?.filter((invoice) => isOverdue(invoice, now))
  const soon = invoices?.filter((invoice) => isDueSoon(invoice, now))
  const unassigned = invoices?.filter(isUnassigned)
  const left = unassigned && formatEuros(sum(unassigned.map(({ remainingAmount }) => remainingAmount)))
  const amount = (rows: PurchaseInvoiceRow[] | undefined) => rows && formatEuros(toPay(rows))
  const count = (rows: PurchaseInvoiceRow[] | undefined) =>
    rows && t("invoices.purchases.figures.count", { count: rows.length })
  return (
    <StatCards
      label={t("invoices.purchases.figures.label")}
      stats={[
        {
          ...{ label: t("invoices.purchases.figures.unpaid"), icon: Wallet, href: view.pileHref("unpaid") },
          ...{ value: amount(unpaid), hint: count(unpaid) },
        },
        {
          ...{ label: t("invoices.purchases.figures.overdue"), icon: TriangleAlert },
          ...{ value: amount(overdue), hint: count(overdue), href: view.pileHref("overdue") },
        },
        {
          ...{ label: t("invoices.purchases.figures.soon"), icon: CalendarClock },
          ...{ value: amount(soon), hint: count(soon) },
        },
        {
          ...{ label: t("invoices.purchases.figures.unassigned"), icon: Split },
          ...{ value: left, hint: count(unassigned), href: view.pileHref("unassigned") },
        },
      ]}
    />
  )
}
