import { Check, Plus, ReceiptEuro } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useCounts, useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"
import { useSalesInvoices } from "../hooks.ts"
import { DueNow } from "./DueNow.tsx"
import { NewInvoiceDialog } from "./NewInvoiceDialog.tsx"
import { Sums } from "./Sums.tsx"
import { type SalesView, salesList } from "./salesList.tsx"

/** What clients are asked to pay: what may be invoiced now, what is open, and every invoice. */
export default function SalesInvoices() {
  const { t } = useTranslation()
  const [making, setMaking] = useState(false)
  useScreen(t("business.title"))
  return (
    <>
      <BackLink href="/dashboard">{t("business.list.back")}</BackLink>
      <div className="stack roomy">
        <ScreenHead title={t("business.title")}>
          <Button onClick={() => setMaking(true)}>
            <Plus aria-hidden size="1.2em" />
            {t("business.new.title")}
          </Button>
        </ScreenHead>
        <DueNow />
        <Invoices />
      </div>
      {making && <NewInvoiceDialog onClose={() => setMaking(false)} />}
    </>
  )
}

function Invoices() {
  const view = useListView(salesList)
  const invoices = useSalesInvoices()
  const counts = useCounts(view, invoices.data)
  const toPay = view.pile === "open" || view.pile === "late"
  const inOrder = useMemo(
    () => (toPay && invoices.data ? byDue(invoices.data) : invoices.data),
    [invoices.data, toPay],
  )
  const rows = useFound(view, inOrder)
  const none = invoices.data?.length === 0
  return (
    <div>
      <Sums invoices={invoices.data} view={view} />
      <ListFilter view={view} counts={counts} />
      <ListBody
        view={view}
        from={invoices}
        rows={rows}
        skeleton={<Skeleton lines={6} height="4rem" />}
        empty={<NoInvoices pile={view.pile} none={none} />}
        nothing={!none && {}}
      />
    </div>
  )
}

/** What should have been paid first on top. */
const byDue = (rows: SalesInvoiceInShort[]) =>
  rows.toSorted((a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"))

/** In the place of the list when nothing is there, or nothing of what was asked for. */
function NoInvoices({ pile, none }: { pile: SalesView["pile"]; none: boolean }) {
  const { t } = useTranslation()
  if (none)
    return (
      <EmptyState icon={ReceiptEuro} title={t("business.list.empty.title")}>
        {t("business.list.empty.text")}
      </EmptyState>
    )
  return <EmptyState icon={Check} title={t(`business.list.empty.${pile}`)} />
}
