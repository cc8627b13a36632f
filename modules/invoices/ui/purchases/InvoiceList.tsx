import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useNow } from "#ui/lib/now.ts"
import { useWide } from "#ui/lib/useWide.ts"
import { found } from "../search.ts"
import { Downloads } from "./Downloads.tsx"
import { usePurchaseInvoices } from "./hooks.ts"
import { InvoiceItems } from "./InvoiceItems.tsx"
import { InvoiceTable } from "./InvoiceTable.tsx"
import { ListFigures } from "./ListFigures.tsx"
import { NoInvoices } from "./NoInvoices.tsx"
import { passes, piles } from "./piles.ts"
import type { PurchasesView } from "./usePurchasesView.ts"

/** Every posted invoice: to find one, and to see what is due when. */
export function InvoiceList({ view }: { view: PurchasesView }) {
  const { t } = useTranslation()
  const invoices = usePurchaseInvoices()
  const now = dayOf(useNow())
  const wide = useWide()
  const { pile } = view
  const search = useDeferredValue(view.search)
  const chosen = `${pile} ${search}`
  const shownBefore = useShown(chosen)
  const rows = useMemo(() => {
    const all = invoices.data ?? []
    const fitting = all.filter((row) => passes(pile, now)(row) || shownBefore.has(row.id))
    const rows = found(pile === "unpaid" || pile === "overdue" ? byDue(fitting) : fitting, search)
    for (const { id } of rows) shownBefore.add(id)
    return rows
  }, [invoices.data, pile, search, now, shownBefore])
  return (
    <>
      <ListFigures invoices={invoices.data} now={now} view={view} />
      <div className="list-filter">
        <LinkTabs
          label={t("invoices.purchases.filters")}
          tabs={piles.map((each) => ({
            href: view.pileHref(each),
            label: t(`invoices.purchases.filter.${each}`),
            current: each === pile,
            count: each === "all" ? undefined : invoices.data?.filter(passes(each, now)).length,
          }))}
        />
        <div className="list-find">
          <SearchField label={t("invoices.purchases.search")} value={view.search} onChange={view.seek} />
        </div>
      </div>
      <Loaded from={invoices} skeleton={<Skeleton lines={6} height="4rem" />}>
        {(all) => (
          <>
            <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
              {t("invoices.purchases.found", { count: rows.length })}
            </p>
            {rows.length === 0 ? (
              <NoInvoices view={view} none={all.length === 0} />
            ) : wide ? (
              <InvoiceTable rows={rows} now={now} view={chosen} sort={view.sort} onSort={view.sortBy} />
            ) : (
              <InvoiceItems rows={rows} now={now} view={chosen} />
            )}
            {all.length > 0 && <Downloads invoices={all} />}
          </>
        )}
      </Loaded>
    </>
  )
}

/** What was in sight stays in its place, with its way back, until one looks for something else. */
function useShown(chosen: string): Set<number> {
  const [shown, setShown] = useState({ chosen, ids: new Set<number>() })
  if (shown.chosen === chosen) return shown.ids
  const next = { chosen, ids: new Set<number>() }
  setShown(next)
  return next.ids
}

/** What is due first on top; what has no day to be paid on comes last. */
const byDue = <Row extends { dueDate: string | null }>(rows: Row[]) =>
  rows.toSorted((a, b) => (a.dueDate ?? "9999").localeCompare(b.dueDate ?? "9999"))
