import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { Progress } from "#ui/kit/Progress.tsx"
import type { ScanRow } from "../../scans/schema.ts"

type Reading = Pick<ScanRow, "state" | "progress">

/** How far the reading is, said at every page. */
export function ReadingProgress({ name, scan }: { name?: string; scan?: Reading }) {
  const { t } = useTranslation()
  const { done, total } = scan?.progress ?? { done: 0, total: 0 }
  return (
    <Progress
      value={total === 0 ? 0 : Math.round((done / total) * 100)}
      label={
        <>
          {name && <span className="scan-file-name">{name} </span>}
          <span role="status" className="muted">
            {progressWords(t, scan)}
          </span>
        </>
      }
    />
  )
}

function progressWords(t: TFunction, scan: Reading | undefined): string {
  if (!scan || scan.state === "waiting") return t("invoices.scans.read.waiting")
  const { done, total } = scan.progress
  return total === 0
    ? t("invoices.scans.read.opening")
    : t("invoices.scans.read.pages", { done, count: total })
}
