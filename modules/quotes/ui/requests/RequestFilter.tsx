import { useTranslation } from "react-i18next"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { piles } from "../../requests/schema.ts"
import { useCounts } from "./hooks.ts"
import type { RequestView } from "./requestView.ts"

/** The piles as links, and a search in the one at hand. */
export function RequestFilter({ view }: { view: RequestView }) {
  const { t } = useTranslation()
  const counts = useCounts().data
  return (
    <div className="list-filter">
      <LinkTabs
        label={t("quotes.requests.filters")}
        tabs={piles.map((pile) => ({
          href: view.pileHref(pile),
          label: t(`quotes.requests.filter.${pile}`),
          current: pile === view.pile,
          count: counts?.[pile],
        }))}
      />
      <SearchField label={t("quotes.requests.search")} value={view.search} onChange={view.seek} />
    </div>
  )
}
