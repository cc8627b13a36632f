import { Check, ReceiptText } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useCounts, useFound } from "#ui/list/useFound.ts"
import { Downloads } from "./Downloads.tsx"
import { usePurchaseInvoices } from "./hooks.ts"
import { ListFigures } from "./ListFigures.tsx"
import type { PurchasesView } from "./purchaseList.tsx"

/** Every posted invoice: to find one, and to see what is due when. */
export function InvoiceList({ view }: { view: PurchasesView }) {
  const invoices = usePurchaseInvoices()
  const counts = useCounts(view, invoices.data)
  const shown = useShown(view.chosen)
  const toPay = view.pile === "unpaid" || view.pile === "overdue"
  const inOrder = useMemo(
    () => (toPay && invoices.data ? byDue(invoices.data) : invoices.data),
    [invoices.data, toPay],
  )
  const rows = useFound(view, inOrder, shown)
  for (const { id } of rows) shown.add(id)
  const none = invoices.data?.length === 0
  return (
    <>
      <ListFigures invoices={invoices.data} view={view} />
      <ListFilter view={view} counts={counts} />
      <ListBody
        view={view}
        from={invoices}
        rows={rows}
        skeleton={<Skeleton lines={6} height="4rem" />}
        empty={<NoInvoices pile={view.pile} none={none} />}
        nothing={!none && {}}
      />
      {invoices.data && !none && <Downloads invoices={invoices.data} />}
    </>
  )
}

/** What was in sight stays in its place, with its way back, until one looks for something else. */
function useShown(chosen: string): Set<number | string> {
  const [shown, setShown] = useState({ chosen, ids: new Set<number | string>() })
  if (shown.chosen === chosen) return shown.ids
  const next = { chosen, ids: new Set<number | string>() }
  setShown(next)
  return next.ids
}

/** What is due first on top; what has no day to be paid on comes last. */
const byDue = <Row extends { dueDate: string | null }>(rows: Row[]) =>
  rows.toSorted((a, b) => (a.dueDate ?? "9999").localeCompare(b.dueDate ?? "9999"))

/** In the place of the list when nothing is there, or nothing of what was asked for. */
function NoInvoices({ pile, none }: { pile: PurchasesView["pile"]; none: boolean }) {
  const { t } = useTranslation()
  if (none)
    return (
      <EmptyState icon={ReceiptText} title={t("invoices.purchases.empty.title")}>
        {t("invoices.purchases.empty.text")}
      </EmptyState>
    )
  return <EmptyState icon={Check} title={t(`invoices.purchases.empty.${pile}`)} />
}
