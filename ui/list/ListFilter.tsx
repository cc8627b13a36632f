import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { LinkTabs } from "../kit/LinkTabs.tsx"
import { SearchField } from "../kit/SearchField.tsx"
import { pilesOf } from "./list.ts"
import type { ListView } from "./useListView.ts"

interface FilterProps<Row extends object, Pile extends string, Choice extends string> {
  view: ListView<Row, Pile, Choice>
  /** How many lie on each pile; one that is not named says nothing. */
  counts?: Partial<Record<Pile, number>>
}

/** Above a list: what part of it is shown, and a search in it. `children`: what else is chosen, beside the search. */
export function ListFilter<Row extends object, Pile extends string, Choice extends string>({
  view,
  counts,
  className = "",
  children,
}: FilterProps<Row, Pile, Choice> & { className?: string; children?: ReactNode }) {
  return (
    <div className={`list-filter ${className}`}>
      <PileTabs view={view} counts={counts} />
      <div className="list-find">
        <ListSearch view={view} />
        {children}
      </div>
    </div>
  )
}

/** Each pile has an address of its own: Back returns to the one before. */
export function PileTabs<Row extends object, Pile extends string, Choice extends string>({
  view: { list, pile, pileHref },
  counts,
}: FilterProps<Row, Pile, Choice>) {
  const { t } = useTranslation()
  const { texts } = list
  return (
    <LinkTabs
      label={t(texts.piles!)}
      tabs={pilesOf(list).map((each) => ({
        href: pileHref(each),
        label: t(texts.pile!(each)),
        current: each === pile,
        count: counts?.[each],
      }))}
    />
  )
}

export function ListSearch<Row extends object, Pile extends string, Choice extends string>({
  view: { list, search, seek },
}: Pick<FilterProps<Row, Pile, Choice>, "view">) {
  const { t } = useTranslation()
  return <SearchField label={t(list.texts.search!)} value={search} onChange={seek} />
}
