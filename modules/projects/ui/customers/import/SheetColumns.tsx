import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import {
  customerColumns,
  type ImportColumn,
  type ImportPreview,
  projectColumns,
} from "../../../import/schema.ts"

interface SheetColumnsProps {
  columns: ImportPreview["columns"]
  hold: (column: number, holds: ImportColumn | null) => void
}

/** What each column was taken for, to put right. */
export function SheetColumns({ columns, hold }: SheetColumnsProps) {
  const { t } = useTranslation()
  const named = columns.some(({ holds }) =>
    (["name", "company", "firstName", "lastName"] as unknown[]).includes(holds),
  )
  return (
    <Card title={t("projects.customers.import.columns")}>
      <p className="muted">{t("projects.customers.import.columnsText")}</p>
      <Notice tone="warn">{!named && t("projects.customers.import.noName")}</Notice>
      <ul className="import-columns cards">
        {columns.map(({ heading, example, holds }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading may come twice, the place of a column never changes
          <li key={at}>
            <label htmlFor={`import-column-${at}`} className="stack flush">
              <strong>{heading || t("projects.customers.import.noHeading", { number: at + 1 })}</strong>
              <span className="muted import-example">
                {example && t("projects.customers.import.example", { example })}
              </span>
            </label>
            <select
              id={`import-column-${at}`}
              className="input input-select"
              value={holds ?? ""}
              onChange={(event) => hold(at, (event.target.value || null) as ImportColumn | null)}
            >
              <option value="">{t("projects.customers.import.leaveOut")}</option>
              <optgroup label={t("projects.customers.one")}>
                {customerColumns.map((column) => (
                  <option key={column} value={column}>
                    {t(`projects.customers.import.column.${column}`)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t("projects.customers.import.project")}>
                {projectColumns.map((column) => (
                  <option key={column} value={column}>
                    {t(`projects.customers.import.column.${column}`)}
                  </option>
                ))}
              </optgroup>
            </select>
          </li>
        ))}
      </ul>
    </Card>
  )
}
