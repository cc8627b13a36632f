import { useTranslation } from "react-i18next"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import type { AllocationsView } from "./useAllocationsView.ts"

/** What still waits or all, and a search in it. */
export function AllocationsFilter({ view, open }: { view: AllocationsView; open: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="list-filter">
      <LinkTabs
        label={t("invoices.allocations.filters")}
        tabs={(["open", "all"] as const).map((pile) => ({
          href: view.pileHref(pile),
          label: t(`invoices.allocations.filter.${pile}`),
          current: pile === view.pile,
          count: pile === "open" ? open : undefined,
        }))}
      />
      <div className="list-find">
        <SearchField label={t("invoices.allocations.search")} value={view.search} onChange={view.seek} />
      </div>
    </div>
  )
}
