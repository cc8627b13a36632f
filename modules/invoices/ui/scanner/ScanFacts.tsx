import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { formatMoment } from "#ui/lib/format.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { amountIn } from "../amount.ts"
import { ConfidenceBadge } from "./ConfidenceBadge.tsx"

/** What was read of it in a line, and below it who sent it, when and what for. */
export function ScanFacts({ scan }: { scan: ScanRow }) {
  const { t } = useTranslation()
  const { supplier, invoiceNumber, date, totalAmount, currency, confidence, fileName } = scan
  const { uploadedBy, mine, createdAt, projectName, note } = scan
  const read = [invoiceNumber, date && formatDay(date), supplier && fileName].filter(Boolean)
  return (
    <>
      {(read.length > 0 || confidence !== null) && (
        <p className="cluster flush">
          {totalAmount !== null && <strong>{amountIn(totalAmount, currency)}</strong>}
          {read.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {confidence !== null && <ConfidenceBadge part={confidence} words />}
        </p>
      )}
      <p className="scan-row-sent cluster flush muted">
        <span>
          {uploadedBy && !mine ? t("invoices.scans.sentBy", { name: uploadedBy }) : t("invoices.scans.sent")}{" "}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
        {projectName && <span>{projectName}</span>}
      </p>
      {note && <p className="scan-row-note">{note}</p>}
    </>
  )
}
