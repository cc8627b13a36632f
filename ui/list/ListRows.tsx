import { createContext, type ReactNode, useContext } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { NothingFound } from "../kit/NothingFound.tsx"
import { useWide } from "../lib/useWide.ts"
import { ListCards } from "./ListCards.tsx"
import { ListTable } from "./ListTable.tsx"
import type { ListView } from "./useListView.ts"

export interface ListRowsProps<Row extends object, Pile extends string, Choice extends string> {
  view: ListView<Row, Pile, Choice>
  rows: Row[]
  /** In their place when there are none. */
  empty: ReactNode
  /** What it says when a search finds none; with `false` that is `empty` too. */
  nothing?: { title?: string; text?: ReactNode } | false
  /** A table rather than cards; unless it is told, where there is room. */
  table?: boolean
  /** The rows, where neither a table nor cards do. */
  children?: ReactNode
}

/** How many were found, and the rows, or why there are none. */
export function ListRows<Row extends object, Pile extends string, Choice extends string>({
  view,
  rows,
  empty,
  nothing = {},
  table,
  children,
}: ListRowsProps<Row, Pile, Choice>) {
  const { t } = useTranslation()
  const wide = useWide()
  const { list, chosen, search, seek, sort, sortBy } = view
  const { found } = list.texts

  function shown() {
    if (rows.length === 0 && search && nothing)
      return (
        <NothingFound search={search} clear={() => seek("")} title={nothing.title}>
          {nothing.text}
        </NothingFound>
      )
    if (rows.length === 0) return empty
    if (children) return children
    if (table ?? wide)
      return <ListTable list={list} rows={rows} chosen={chosen} sort={sort} onSort={sortBy} />
    return <ListCards list={list} rows={rows} chosen={chosen} />
  }

  return (
    <ViewContext value={view}>
      {found && (
        <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
          {t(found, { count: rows.length })}
        </p>
      )}
      {shown()}
    </ViewContext>
  )
}

const ViewContext = createContext<Pick<ListView<object>, "open" | "itemHref"> | null>(null)

interface ItemLinkProps {
  id: number | string
  className?: string
  children: ReactNode
}

/** In a row: opens it over its list. */
export function ItemLink({ id, ...rest }: ItemLinkProps) {
  const view = useContext(ViewContext)!
  return (
    <Link
      {...rest}
      href={view.itemHref(id)}
      onClick={(event) => {
        event.preventDefault()
        view.open(id)
      }}
    />
  )
}
