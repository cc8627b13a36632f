import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { amountOf } from "#modules/stock/ui/words.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import type { StockPart } from "../../onStock/schema.ts"

/** A line that lies on the shelf, among what is settled of its invoice. */
export function StockPartItem({
  part,
  tone,
  remove,
}: {
  part: StockPart
  /** The colour of its segment in the bar. */
  tone: string
  remove: () => void
}) {
  const { t } = useTranslation()
  const { itemId, name, quantity, amount, netAmount, percentage, cameBefore } = part
  const by = t("invoices.allocations.existing.by", {
    name: part.createdBy ?? t("invoices.allocations.existing.unknown"),
    moment: formatMoment(part.createdAt),
  })
  return (
    <li className="allocation-item cluster">
      <span className={tone} aria-hidden />
      <div className="allocation-what">
        <Link href={`/material-stock/${itemId}`}>
          {t("invoices.onStock.existing.part", { name, amount: amountOf(quantity, part) })}
        </Link>
        <p className="flush muted">
          {[cameBefore && t("invoices.onStock.existing.before"), by].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="allocation-sums stack flush">
        <strong>{t("invoices.allocations.existing.net", { amount: formatEuros(netAmount) })}</strong>
        <span className="muted">
          {t("invoices.allocations.existing.amount", { amount: formatEuros(amount) })} ·{" "}
          {formatQuantity(percentage)}%
        </span>
      </div>
      <button
        type="button"
        className="button button-plain allocation-remove"
        aria-label={t("invoices.onStock.existing.remove", { name })}
        onClick={remove}
      >
        <Trash2 aria-hidden size="1.2em" />
      </button>
    </li>
  )
}
