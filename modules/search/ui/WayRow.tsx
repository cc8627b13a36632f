import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { Way } from "./groups.ts"
import { Marked } from "./Marked.tsx"

/** A row of what was found: what it is, and on the right what one often came for. */
export function WayRow({ way, typed, near }: { way: Way; typed: string; near: readonly string[] }) {
  const { t } = useTranslation()
  const { icon: Icon, title, hit } = way
  return (
    <>
      {Icon && <Icon aria-hidden size="1.25em" />}
      <span className="search-way">
        <span className="search-way-title">
          <Marked text={title} typed={typed} near={near} />
        </span>{" "}
        {hit?.subtitle && (
          <span className="muted">
            <Marked text={hit.subtitle} typed={typed} near={near} />
          </span>
        )}
      </span>
      {hit && (
        <span className="search-aside">
          {hit.phone !== "" && (
            <span className="search-phone">
              <strong>{hit.phone}</strong> · {t("search.call")}
            </span>
          )}
          {hit.amount !== null && <span>{formatEuros(hit.amount)}</span>}
          {hit.state !== "" && <span className="muted">{t(`search.states.${hit.state}`)}</span>}
        </span>
      )}
    </>
  )
}
