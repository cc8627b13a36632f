import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { DataTable } from "#ui/kit/DataTable.tsx"
import { useWide } from "#ui/lib/useWide.ts"
import type { Customer } from "../../../schema.ts"
import { CustomerCards } from "./CustomerCards.tsx"
import { columnsOf } from "./columns.tsx"
import type { CustomersView } from "./useCustomersView.ts"

/** A table where there is room, cards on a phone. */
export function CustomerList({ rows, view }: { rows: Customer[]; view: CustomersView }) {
  const { t } = useTranslation()
  const wide = useWide()
  const columns = useMemo(() => columnsOf(t), [t])
  if (!wide) return <CustomerCards rows={rows} view={view.search} />
  return (
    <DataTable
      caption={t("projects.customers.title")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={view.sort}
      onSort={view.sortBy}
      view={view.search}
    />
  )
}
