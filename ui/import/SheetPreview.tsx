import { useTranslation } from "react-i18next"
import { Notice } from "../kit/Notice.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import type { ImportedCounts, ImportedRow } from "./listImport.ts"
import { PreviewRows } from "./PreviewRows.tsx"
import { SheetColumns } from "./SheetColumns.tsx"
import { TakeIn } from "./TakeIn.tsx"
import type { Import } from "./useImport.ts"

/** What is in the list and what will happen with it; nothing happens yet. */
export function SheetPreview<Column extends string, Row extends ImportedRow, Counts extends ImportedCounts>({
  state,
}: {
  state: Import<Column, Row, Counts>
}) {
  const { t } = useTranslation()
  const { list, sheet, preview } = state
  const { data, error } = preview
  return (
    <>
      <div className="import-notice">
        <Notice tone="bad">{sheet && error?.message}</Notice>
      </div>
      {sheet && !error && !data && <Skeleton lines={8} height="3rem" />}
      {sheet && !error && data && (
        <div className="stack loose" aria-busy={preview.isValidating}>
          <p className="muted">{t("import.of", { name: sheet.name })}</p>
          <SheetColumns list={list} columns={data.columns} hold={state.hold} />
          {list.choices?.(data.counts)}
          <PreviewRows list={list} rows={data.rows} />
          <TakeIn state={state} counts={data.counts} />
        </div>
      )}
    </>
  )
}
