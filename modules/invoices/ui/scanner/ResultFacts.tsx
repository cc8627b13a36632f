import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import type { OcrResult, Scan } from "../../scans/schema.ts"
import { amountIn } from "../amount.ts"
import { ConfidenceBadge } from "./ConfidenceBadge.tsx"

/** The facts that were read. What wasn't found says so: a zero would look as if it had been read. */
export function ResultFacts({ scan, result }: { scan: Scan; result: OcrResult }) {
  const { t } = useTranslation()
  const fields = scan.suggestion?.fields
  const amount = (found: unknown, euros: number) => found !== undefined && amountIn(euros, scan.currency)
  const facts: [label: string, value: ReactNode][] = [
    [t("invoices.scans.result.confidence"), <ConfidenceBadge key="confidence" part={result.confidence} />],
    [t("invoices.scans.result.invoiceNumber"), result.invoiceNumber],
    [t("invoices.scans.result.date"), result.date && formatDay(result.date)],
    [t("invoices.scans.result.supplier"), result.supplier],
    [t("invoices.scans.result.vatAmount"), amount(fields?.vatCents, result.vatAmount)],
    [t("invoices.scans.result.totalAmount"), amount(fields?.totalCents, result.totalAmount)],
  ]
  return (
    <dl className="facts scan-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="muted">{t("invoices.scans.result.none")}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
