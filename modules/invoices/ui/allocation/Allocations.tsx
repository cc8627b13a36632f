import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { LeaveDialog } from "#ui/kit/LeaveDialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useLeaveGuard } from "#ui/lib/useLeaveGuard.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { usePurchaseInvoices } from "../purchases/hooks.ts"
import { found } from "../search.ts"
import { isUnassigned, stands } from "../standing.ts"
import { AllocationsFilter } from "./AllocationsFilter.tsx"
import { InvoiceCards } from "./InvoiceCards.tsx"
import { NoInvoices } from "./NoInvoices.tsx"
import { useAllocationsView } from "./useAllocationsView.ts"

/** From the cost of an invoice to cost of projects. */
export default function Allocations() {
  const { t } = useTranslation()
  useScreen(t("invoices.allocations.title"))
  const view = useAllocationsView()
  const invoices = usePurchaseInvoices()
  /** Cards in which something was typed that is not kept yet. */
  const [begun, setBegun] = useState<readonly number[]>([])
  const guard = useLeaveGuard(begun.length > 0)
  const { pile, opened, openId } = view
  const search = useDeferredValue(view.search)

  const standing = useMemo(() => (invoices.data ?? []).filter(stands), [invoices.data])
  // What was just divided stays in its place until one looks for something else.
  const rows = useMemo(
    () =>
      found(
        pile === "all" ? standing : standing.filter((row) => isUnassigned(row) || opened.includes(row.id)),
        search,
      ),
    [standing, pile, opened, search],
  )
  const unknown = openId !== undefined && invoices.data && !standing.some(({ id }) => id === openId)

  return (
    <>
      <BackLink href="/dashboard">{t("invoices.allocations.back")}</BackLink>
      <ScreenHead title={t("invoices.allocations.title")}>
        <LinkButton href="/invoice-ocr">{t("invoices.allocations.scan")}</LinkButton>
      </ScreenHead>
      <p className="allocations-intro muted">{t("invoices.allocations.intro")}</p>
      <AllocationsFilter view={view} open={invoices.data && standing.filter(isUnassigned).length} />
      <Notice tone="warn">{unknown && <p>{t("invoices.allocations.notFound")}</p>}</Notice>
      <Loaded from={invoices} skeleton={<Skeleton lines={4} height="7rem" />}>
        {() =>
          rows.length > 0 ? (
            <InvoiceCards
              rows={rows}
              next={(id) => nextOpen(standing, id)}
              view={view}
              mark={(id, typed) =>
                setBegun((before) => [...before.filter((each) => each !== id), ...(typed ? [id] : [])])
              }
            />
          ) : (
            <NoInvoices view={view} any={standing.length > 0} />
          )
        }
      </Loaded>
      <LeaveDialog guard={guard} />
    </>
  )
}

/** The one below it in the list, or from the top again. */
function nextOpen(rows: PurchaseInvoiceRow[], id: number) {
  const at = rows.findIndex((row) => row.id === id)
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(isUnassigned)
}
