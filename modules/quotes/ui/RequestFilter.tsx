import { Search } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { dispositions } from "../schema.ts"
import { useCounts } from "./hooks.ts"
import { useKeys } from "./useKeys.ts"
import type { RequestView } from "./useRequestView.ts"

/** The four piles as links, and a search in the one at hand. */
export function RequestFilter({ view }: { view: RequestView }) {
  const { t } = useTranslation()
  const counts = useCounts().data
  return (
    <div className="request-filter">
      <LinkTabs
        label={t("quotes.requests.filters")}
        tabs={dispositions.map((pile) => ({
          href: view.pileHref(pile),
          label: t(`quotes.requests.filter.${pile}`),
          current: pile === view.disposition,
          count: counts?.[pile],
        }))}
      />
      <SearchField view={view} />
    </div>
  )
}

function SearchField({ view }: { view: RequestView }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useKeys({ "/": () => field.current?.focus() }, 0)
  return (
    <div className="request-search">
      <Search aria-hidden size="1.25em" />
      <input
        ref={field}
        type="search"
        className="input"
        aria-label={t("quotes.requests.search")}
        placeholder={t("quotes.requests.search")}
        autoComplete="off"
        spellCheck={false}
        value={view.search}
        onChange={(event) => view.seek(event.target.value)}
      />
    </div>
  )
}
