import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { type MouseEvent, memo, type ReactNode, useMemo } from "react"

export interface DataColumn<T> {
  id: string
  label: string
  /** What its rows are sorted by; nothing sorts last. A column without it keeps the order. */
  value?: (row: T) => string | number | undefined
  cell: (row: T) => ReactNode
  /** Figures stand under each other at the right. */
  figures?: boolean
  /** Of all rows together, under them; of the first column what that row is called. */
  total?: ReactNode
}

interface DataTableProps<T> {
  caption: string
  /** The first one names the row, stays in sight and holds the link that a press on the row follows. */
  columns: readonly DataColumn<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
  /** 'name', or '-name' from last to first; '' leaves the order as it comes. */
  sort: string
  onSort: (sort: string) => void
  /** How many rows are shown, in the order in which they are sorted. */
  most?: number
  /** Above rows that follow each other and have the same; only as long as they stand in the order as they come. */
  group?: (row: T) => string
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A real table: sorted by its headings, scrolling sideways in its own box where a phone is too narrow. */
export function DataTable<T extends object>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  most,
  group,
}: DataTableProps<T>) {
  const sorting = useMemo(() => sortingOf(sort, columns), [sort, columns])
  const defs = useMemo(() => columns.map(definitionOf<T>), [columns])
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    state: { sorting },
    onSortingChange: (change) => onSort(textOf(typeof change === "function" ? change(sorting) : change)),
    enableMultiSort: false,
    sortDescFirst: false,
  })
  const shown = table.getRowModel().rows.slice(0, most)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
    <section className="data-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {table.getHeaderGroups()[0]!.headers.map(({ column }, index) => (
              <Heading
                key={column.id}
                column={columns[index]!}
                sorted={column.getIsSorted()}
                toggle={() => column.toggleSorting()}
              />
            ))}
          </tr>
        </thead>
        {grouped(shown, sorting.length === 0 ? group : undefined).map(({ label, rows: together }) => (
          <tbody key={label}>
            {label && (
              <tr className="data-group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
            )}
            {together.map(({ id, original }) => (
              <Row key={id} row={original} columns={columns} />
            ))}
          </tbody>
        ))}
        {columns[0]!.total !== undefined && <Totals columns={columns} />}
      </table>
    </section>
  )
}

function grouped<T>(rows: readonly { id: string; original: T }[], group: ((row: T) => string) | undefined) {
  const groups = Map.groupBy(rows, ({ original }) => group?.(original) ?? "")
  return [...groups].map(([label, together]) => ({ label, rows: together }))
}

const definitionOf = <T extends object>({ id, value }: DataColumn<T>) => ({
  id,
  accessorFn: (row: T) => (value?.(row) === "" ? undefined : value?.(row)),
  enableSorting: value !== undefined,
  sortUndefined: "last" as const,
  sortFn: (a: { original: T }, b: { original: T }) => compared(value!(a.original), value!(b.original)),
})

const names = new Intl.Collator("nl", { sensitivity: "base", numeric: true })

const compared = (a: string | number | undefined, b: string | number | undefined) =>
  typeof a === "number" && typeof b === "number" ? a - b : names.compare(String(a ?? ""), String(b ?? ""))

function sortingOf<T>(sort: string, columns: readonly DataColumn<T>[]): SortingState {
  const id = sort.replace(/^-/, "")
  const known = columns.some((column) => column.id === id && column.value)
  return known ? [{ id, desc: sort.startsWith("-") }] : []
}

const textOf = ([first]: SortingState) => (first ? `${first.desc ? "-" : ""}${first.id}` : "")

function Heading<T>({
  column: { label, value, figures },
  sorted,
  toggle,
}: {
  column: DataColumn<T>
  sorted: false | "asc" | "desc"
  toggle: () => void
}) {
  const look = figures ? "data-figures" : undefined
  if (!value)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    )
  const Icon = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" className={look} aria-sort={sorted ? directions[sorted] : "none"}>
      <button type="button" className="data-sort" onClick={toggle}>
        {label}
        <Icon aria-hidden size="1em" />
      </button>
    </th>
  )
}

const directions = { asc: "ascending", desc: "descending" } as const

/** The link that names the row is what a keyboard uses. */
function PlainRow<T>({ row, columns }: { row: T; columns: readonly DataColumn<T>[] }) {
  const [first, ...others] = columns
  return (
    <tr onClick={followLink}>
      <th scope="row">{first!.cell(row)}</th>
      {others.map(({ id, cell, figures }) => (
        <td key={id} className={figures ? "data-figures" : undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

const Row = memo(PlainRow) as typeof PlainRow

function Totals<T>({ columns: [first, ...others] }: { columns: readonly DataColumn<T>[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{first!.total}</th>
        {others.map(({ id, total, figures }) => (
          <td key={id} className={figures ? "data-figures" : undefined}>
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** A plain press beside the links of a row follows the one that names it, unless someone is selecting text. */
function followLink(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (!(target instanceof Element) || target.closest("a, button, input, select, label")) return
  if (getSelection()?.isCollapsed === false) return
  currentTarget.querySelector<HTMLAnchorElement>("th a")?.click()
}
