import { memo, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { DataTable } from "../kit/DataTable.tsx"
import { useSignedIn } from "../lib/session.ts"
import type { ListSpec } from "./list.ts"

interface ListTableProps<Row extends object> {
  list: ListSpec<Row, never, never>
  rows: Row[]
  /** How many of them are shown, in the order in which they are sorted. */
  most?: number
  sort: string
  onSort: (sort: string) => void
}

/** Many rows under each other, to compare and to sort. */
function PlainTable<Row extends object>({ list, rows, most, sort, onSort }: ListTableProps<Row>) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const columns = useMemo(
    () =>
      list
        .columns!.filter((column) => reaches(role, column.role ?? "worker"))
        .map((column) => ({ ...column, label: t(column.label) })),
    [list, role, t],
  )
  return (
    <div className={list.look && `${list.look}-table`}>
      <DataTable
        caption={t(list.texts.name)}
        columns={columns}
        rows={rows}
        rowKey={list.keyOf}
        sort={sort}
        onSort={onSort}
        most={most}
        group={list.group}
      />
    </div>
  )
}

export const ListTable = memo(PlainTable) as typeof PlainTable
