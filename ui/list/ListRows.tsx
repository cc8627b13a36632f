import { createContext, type ReactNode, useContext, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { NothingFound } from "../kit/NothingFound.tsx"
import { useWide } from "../lib/useWide.ts"
import { ListCards } from "./ListCards.tsx"
import { ListTable } from "./ListTable.tsx"
import { MoreRows } from "./MoreRows.tsx"
import { rowTarget, useRowKeys } from "./rowFocus.ts"
import type { ListView } from "./useListView.ts"
import { type Pages, usePages } from "./usePages.ts"

export interface ListRowsProps<Row extends object, Pile extends string, Choice extends string> {
  view: ListView<Row, Pile, Choice>
  rows: Row[]
  /** In their place when there are none. */
  empty: ReactNode
  /** What it says when a search finds none; with `false` that is `empty` too. */
  nothing?: { title?: string; text?: ReactNode } | false
  /** How many there are to speak of, when that is not all of them. */
  count?: number
  /** A table rather than cards; unless it is told, where there is room. */
  table?: boolean
  /** Draws those that are shown, where neither a table nor cards do. */
  children?: (shown: Row[]) => ReactNode
}

/** How many were found, and the rows, or why there are none. */
export function ListRows<Row extends object, Pile extends string, Choice extends string>({
  view,
  rows,
  empty,
  nothing = {},
  count = rows.length,
  table,
  children,
}: ListRowsProps<Row, Pile, Choice>) {
  const { t } = useTranslation()
  const wide = useWide()
  const { list, search, seek, sort, sortBy } = view
  const pages = usePages(view, rows)
  const { found } = list.texts

  function shown() {
    if (rows.length === 0 && search && nothing)
      return (
        <NothingFound search={search} clear={() => seek("")} title={nothing.title}>
          {nothing.text}
        </NothingFound>
      )
    if (rows.length === 0) return empty
    return (
      <Walk keys={list.keys} pages={pages}>
        {children ? children(pages.shown) : draw()}
      </Walk>
    )
  }

  const draw = () =>
    (table ?? wide) ? (
      <ListTable list={list} rows={rows} most={pages.shown.length} sort={sort} onSort={sortBy} />
    ) : (
      <ListCards list={list} rows={pages.shown} />
    )

  return (
    <ViewContext value={view}>
      {found && (
        <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
          {t(found, { count })}
        </p>
      )}
      {shown()}
    </ViewContext>
  )
}

interface WalkProps {
  keys?: boolean
  pages: Pages<unknown>
  children: ReactNode
}

function Walk({ keys, pages, children }: WalkProps) {
  const rows = useRef<HTMLDivElement>(null)
  useRowKeys(rows, keys, pages.more)
  return (
    <div ref={rows} className="list-rows">
      {children}
      <MoreRows pages={pages} />
    </div>
  )
}

/** Around rows that draw themselves, so that their links know the list. */
export const ViewContext = createContext<Pick<ListView<object>, "open" | "itemHref"> | null>(null)

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
      {...rowTarget}
      href={view.itemHref(id)}
      onClick={(event) => {
        event.preventDefault()
        view.open(id)
      }}
    />
  )
}
