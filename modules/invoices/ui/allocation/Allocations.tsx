import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { LeaveGuard } from "#ui/kit/LeaveGuard.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useCounts, useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { usePurchaseInvoices } from "../purchases/hooks.ts"
import { isUnassigned, stands } from "../standing.ts"
import { allocationList } from "./allocationList.ts"
import { InvoiceCards } from "./InvoiceCards.tsx"
import { NoInvoices } from "./NoInvoices.tsx"
import { useOpened } from "./useOpened.ts"

/** From the cost of an invoice to cost of projects. */
export default function Allocations() {
  const { t } = useTranslation()
  useScreen(t("invoices.allocations.title"))
  const view = useOpened(useListView(allocationList))
  const invoices = usePurchaseInvoices()
  /** Cards in which something was typed that is not kept yet. */
  const [begun, setBegun] = useState<readonly number[]>([])
  const [mark] = useState(
    () => (id: number, typed: boolean) =>
      setBegun((before) => [...before.filter((each) => each !== id), ...(typed ? [id] : [])]),
  )
  const { opened, openId } = view

  const standing = useMemo(() => invoices.data?.filter(stands), [invoices.data])
  const counts = useCounts(view, standing)
  // What was just divided stays in its place until one looks for something else.
  const rows = useFound(view, standing, opened)
  const unknown = openId !== undefined && standing?.every(({ id }) => id !== openId)

  return (
    <>
      <BackLink href="/dashboard">{t("invoices.allocations.back")}</BackLink>
      <ScreenHead title={t("invoices.allocations.title")}>
        <LinkButton href="/invoice-ocr">{t("invoices.allocations.scan")}</LinkButton>
      </ScreenHead>
      <p className="allocations-intro muted">{t("invoices.allocations.intro")}</p>
      <ListFilter view={view} counts={counts} />
      <Notice tone="warn">{unknown && <p>{t("invoices.allocations.notFound")}</p>}</Notice>
      <ListBody
        view={view}
        from={invoices}
        rows={rows}
        skeleton={<Skeleton lines={4} height="7rem" />}
        empty={<NoInvoices view={view} any={standing?.length !== 0} />}
        nothing={{
          text: t("invoices.allocations.empty.searchText", {
            filter: t(`invoices.allocations.filter.${view.pile}`),
          }),
        }}
      >
        {(shown) => (
          <InvoiceCards rows={shown} next={(id) => nextOpen(standing ?? [], id)} view={view} mark={mark} />
        )}
      </ListBody>
      <LeaveGuard when={begun.length > 0} />
    </>
  )
}

/** The one below it in the list, or from the top again. */
function nextOpen(rows: PurchaseInvoiceRow[], id: number) {
  const at = rows.findIndex((row) => row.id === id)
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(isUnassigned)
}
