import { useTranslation } from "react-i18next"
import { Card } from "../kit/Card.tsx"
import { Notice } from "../kit/Notice.tsx"
import type { ImportedCounts, ImportedRow, ImportPreview, ListImport } from "./listImport.ts"

interface SheetColumnsProps<Column extends string> {
  list: Pick<ListImport<Column, ImportedRow, ImportedCounts>, "groups" | "columnText" | "missing">
  columns: ImportPreview<Column, unknown, unknown>["columns"]
  hold: (column: number, holds: Column | null) => void
}

/** What each column was taken for, to put right. */
export function SheetColumns<Column extends string>({ list, columns, hold }: SheetColumnsProps<Column>) {
  const { t } = useTranslation()
  const held = new Set(columns.flatMap(({ holds }) => holds ?? []))
  return (
    <Card title={t("import.columns")}>
      <p className="muted">{t("import.columnsText")}</p>
      <Notice tone="warn">{list.missing(held)}</Notice>
      <ul className="import-columns cards">
        {columns.map(({ heading, example, holds }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading may come twice, the place of a column never changes
          <li key={at}>
            <label htmlFor={`import-column-${at}`} className="stack flush">
              <strong>{heading || t("import.noHeading", { number: at + 1 })}</strong>
              <span className="muted import-example">{example && t("import.example", { example })}</span>
            </label>
            <select
              id={`import-column-${at}`}
              className="input input-select"
              value={holds ?? ""}
              onChange={(event) => hold(at, (event.target.value || null) as Column | null)}
            >
              <option value="">{t("import.leaveOut")}</option>
              {list.groups.map((group) => (
                <optgroup key={group.label} label={t(group.label)}>
                  {group.columns.map((column) => (
                    <option key={column} value={column}>
                      {list.columnText(column)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Card>
  )
}
