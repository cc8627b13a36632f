import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { DataTable } from "#ui/kit/DataTable.tsx"
import { useWide } from "#ui/lib/useWide.ts"
import type { Customer } from "../../../schema.ts"
import { CustomerCards } from "./CustomerCards.tsx"
import { columnsOf, sorted } from "./columns.tsx"
import type { CustomersView } from "./useCustomersView.ts"

const atOnce = 100

/** A hundred at a time, so that five thousand open as quickly as ten; sorted over all of them. */
export function CustomerList({ rows, view }: { rows: Customer[]; view: CustomersView }) {
  const { t } = useTranslation()
  const wide = useWide()
  const [shown, setShown] = useState(atOnce)
  const columns = useMemo(() => columnsOf(t), [t])
  const first = useMemo(
    () => sorted(rows, columns, wide ? view.sort : "").slice(0, shown),
    [rows, columns, wide, view.sort, shown],
  )
  const left = Math.min(atOnce, rows.length - shown)
  return (
    <>
      {wide ? (
        <DataTable
          caption={t("projects.customers.title")}
          columns={columns}
          rows={first}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSort={view.sortBy}
        />
      ) : (
        <CustomerCards rows={first} />
      )}
      {left > 0 && (
        <p className="actions">
          <Button onClick={() => setShown(shown + atOnce)}>
            {t("projects.customers.more", { count: left })}
          </Button>
        </p>
      )}
    </>
  )
}
