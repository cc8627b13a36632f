import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { states } from "../../quotations/schema.ts"
import type { QuotationsView } from "./useQuotationsView.ts"

const tabs = [undefined, "generator", "request", "hand"] as const

/** By where it comes from, by state and by word. */
export function QuotationsFilter({ view }: { view: QuotationsView }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return (
    <div className="list-filter quotation-filter">
      <LinkTabs
        label={t("quotes.overview.origins")}
        tabs={tabs.map((origin) => ({
          href: view.originHref(origin),
          label: t(`quotes.overview.origin.${origin ?? "all"}`),
          current: origin === view.origin,
        }))}
      />
      <div className="list-find">
        <Select
          id="quotation-state"
          label={<span className="visually-hidden">{t("quotes.overview.states")}</span>}
          value={view.pile}
          onChange={(pile) => navigate(view.pileHref(pile as typeof view.pile))}
          options={[
            { value: "all", label: t("quotes.overview.allStates") },
            ...states.map((state) => ({ value: state, label: t(`quotes.overview.state.${state}`) })),
          ]}
        />
        <SearchField label={t("quotes.overview.search")} value={view.search} onChange={view.seek} />
      </div>
    </div>
  )
}
