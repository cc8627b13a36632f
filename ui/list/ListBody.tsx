import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Loaded, type LoadedProps } from "../kit/Loaded.tsx"
import { NothingFound } from "../kit/NothingFound.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import { useWide } from "../lib/useWide.ts"
import { ListCards } from "./ListCards.tsx"
import { ListTable } from "./ListTable.tsx"
import type { ListView } from "./useListView.ts"

interface ListBodyProps<Row extends object, Pile extends string, Choice extends string, Data> {
  view: ListView<Row, Pile, Choice>
  /** Where the rows come from: it may still be read, or fail. */
  from: LoadedProps<Data>["from"]
  rows: Row[]
  skeleton?: ReactNode
  /** In the place of the rows when there are none. */
  empty: ReactNode
  /** What it says when a search finds none; with `false` that is `empty` too. */
  nothing?: { title?: string; text?: ReactNode } | false
  /** A table rather than cards; unless it is told, where there is room. */
  table?: boolean
  /** The rows, where neither a table nor cards do. */
  children?: ReactNode
}

/** Below the filter: that it is read or can't be, how many were found, and the rows, or why there are none. */
export function ListBody<Row extends object, Pile extends string, Choice extends string, Data>({
  view,
  from,
  rows,
  skeleton = <Skeleton lines={8} height="3.5rem" />,
  empty,
  nothing = {},
  table,
  children,
}: ListBodyProps<Row, Pile, Choice, Data>) {
  const { t } = useTranslation()
  const wide = useWide()
  const { list, chosen, sort, sortBy } = view
  const { found } = list.texts
  return (
    <Loaded from={from} skeleton={skeleton}>
      {() => (
        <>
          {found && (
            <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
              {t(found, { count: rows.length })}
            </p>
          )}
          {rows.length === 0 ? (
            view.search && nothing ? (
              <NothingFound search={view.search} clear={() => view.seek("")} title={nothing.title}>
                {nothing.text}
              </NothingFound>
            ) : (
              empty
            )
          ) : (
            (children ??
            ((table ?? wide) ? (
              <ListTable list={list} rows={rows} chosen={chosen} sort={sort} onSort={sortBy} />
            ) : (
              <ListCards list={list} rows={rows} chosen={chosen} />
            )))
          )}
        </>
      )}
    </Loaded>
  )
}
