import { CalendarCheck, TriangleAlert, Wallet } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useNow } from "#ui/lib/now.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"
import type { SalesView } from "./salesList.tsx"
import { isLate, isOpen } from "./standing.ts"

/** What is still to come in, what of it is late, and what was invoiced this month. */
export function Sums({ invoices, view }: { invoices: SalesInvoiceInShort[] | undefined; view: SalesView }) {
  const { t } = useTranslation()
  const today = dayOf(useNow())
  const sums = useMemo(() => invoices && sumsOf(invoices, today), [invoices, today])
  const count = (of: SalesInvoiceInShort[] | undefined) =>
    of && t("business.sums.count", { count: of.length })
  return (
    <StatCards
      label={t("business.sums.label")}
      stats={[
        {
          ...{ label: t("business.sums.open"), icon: Wallet, href: view.pileHref("open") },
          ...{ value: sums && formatEuros(openOf(sums.open)), hint: count(sums?.open) },
        },
        {
          ...{ label: t("business.sums.late"), icon: TriangleAlert, href: view.pileHref("late") },
          ...{ value: sums && formatEuros(openOf(sums.late)), hint: count(sums?.late) },
        },
        {
          ...{ label: t("business.sums.month"), icon: CalendarCheck },
          value: sums && formatEuros(total(sums.month.map((invoice) => invoice.total))),
          hint:
            sums && t("business.sums.net", { amount: formatEuros(total(sums.month.map(({ net }) => net))) }),
        },
      ]}
    />
  )
}

const sumsOf = (invoices: SalesInvoiceInShort[], today: Day) => ({
  open: invoices.filter(isOpen),
  late: invoices.filter((invoice) => isLate(invoice, today)),
  month: invoices.filter(({ issuedOn }) => issuedOn?.startsWith(today.slice(0, 7))),
})

const total = (euros: number[]) => round(sum(euros), 2)
const openOf = (invoices: SalesInvoiceInShort[]) => total(invoices.map(({ open }) => open))
