import { Check, TriangleAlert } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import { sumsOf } from "../sums.ts"
import type { Typed } from "../typed.ts"

/** What the lines come to, and whether that is what the invoice says. */
export function LinesSum({ typed }: { typed: Typed }) {
  const { t } = useTranslation()
  const { lines, linesOff, wrong } = useMemo(() => sumsOf(typed), [typed])
  if (typed.lines.length === 0) return <p className="muted">{t("invoices.review.lines.none")}</p>
  if (lines === undefined || linesOff === undefined)
    return <p className="muted">{t("invoices.review.lines.open")}</p>
  const amount = formatEuros(lines / 100)
  return wrong.includes("linesDiffer") ? (
    <p className="review-lines-sum row review-off" role="status">
      <TriangleAlert aria-hidden size="1.1em" />
      {t(typed.linesIncludeVat ? "invoices.review.lines.offTotal" : "invoices.review.lines.offNet", {
        amount,
        off: formatEuros(Math.abs(linesOff) / 100),
      })}
    </p>
  ) : (
    <p className="review-lines-sum row review-fine" role="status">
      <Check aria-hidden size="1.1em" strokeWidth={3} />
      {t("invoices.review.lines.fine", { amount })}
    </p>
  )
}
