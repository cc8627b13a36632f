import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { PreviewRows } from "./PreviewRows.tsx"
import { SheetColumns } from "./SheetColumns.tsx"
import { TakeIn } from "./TakeIn.tsx"
import type { Import } from "./useImport.ts"

/** What is in the list and what will happen with it; nothing happens yet. */
export function SheetPreview({ state }: { state: Import }) {
  const { t } = useTranslation()
  const { sheet, preview } = state
  const { data, error } = preview
  return (
    <>
      <div className="import-notice">
        <Notice tone="bad">{sheet && error?.message}</Notice>
      </div>
      {sheet && !error && !data && <Skeleton lines={8} height="3rem" />}
      {sheet && !error && data && (
        <div className="stack loose" aria-busy={preview.isValidating}>
          <p className="muted">{t("projects.customers.import.of", { name: sheet.name })}</p>
          <SheetColumns columns={data.columns} hold={state.hold} />
          <PreviewRows rows={data.rows} />
          <TakeIn state={state} counts={data.counts} />
        </div>
      )}
    </>
  )
}
