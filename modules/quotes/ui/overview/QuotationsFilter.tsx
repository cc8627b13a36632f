import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Select } from "#ui/kit/Select.tsx"
import { ListSearch, PileTabs } from "#ui/list/ListFilter.tsx"
import { states } from "../../quotations/schema.ts"
import { type QuotationsView, stateSlugs } from "./quotationList.ts"

/** By where it comes from, by state and by word. */
export function QuotationsFilter({ view }: { view: QuotationsView }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return (
    <div className="list-filter quotation-filter">
      <PileTabs view={view} />
      <div className="list-find">
        <Select
          id="quotation-state"
          label={<span className="visually-hidden">{t("quotes.overview.states")}</span>}
          value={view.choices.state}
          onChange={(slug) => navigate(view.choiceHref("state", slug))}
          empty={t("quotes.overview.allStates")}
          options={states.map((state) => ({
            value: stateSlugs[state],
            label: t(`quotes.overview.state.${state}`),
          }))}
        />
        <ListSearch view={view} />
      </div>
    </div>
  )
}
