import { createContext, type ReactNode, useContext, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { NothingFound } from "../kit/NothingFound.tsx"
import { useWide } from "../lib/useWide.ts"
import { ListCards } from "./ListCards.tsx"
import { ListTable } from "./ListTable.tsx"
import { rowTarget, useRowKeys } from "./rowFocus.ts"
import type { ListView } from "./useListView.ts"

export interface ListRowsProps<Row extends object, Pile extends string, Choice extends string> {
  view: ListView<Row, Pile, Choice>
  rows: Row[]
  /** In their place when there are none. */
  empty: ReactNode
  /** What it says when a search finds none; with `false` that is `empty` too. */
  nothing?: { title?: string; text?: ReactNode } | false
  /** How many there are to speak of, when that is not all of them. */
  count?: number
  /** Shows more of them, for who walks past the last one. */
  more?: () => void
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
  count = rows.length,
  more,
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
    const drawn = children ?? draw()
    return list.keys ? <Walk more={more}>{drawn}</Walk> : drawn
  }

  const draw = () =>
    (table ?? wide) ? (
      <ListTable list={list} rows={rows} chosen={chosen} sort={sort} onSort={sortBy} />
    ) : (
      <ListCards list={list} rows={rows} chosen={chosen} />
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

function Walk({ more, children }: { more?: () => void; children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null)
  useRowKeys(rows, more)
  return <div ref={rows}>{children}</div>
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
      {...rowTarget}
      href={view.itemHref(id)}
      onClick={(event) => {
        event.preventDefault()
        view.open(id)
      }}
    />
  )
}
