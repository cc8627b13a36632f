import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import type { Allocation } from "../../allocations/schema.ts"

export function AllocationItem({
  allocation,
  tone,
  remove,
}: {
  allocation: Allocation
  /** The colour of its segment in the bar. */
  tone: string
  remove: () => void
}) {
  const { t } = useTranslation()
  const { projectId, project_name, category, amount, netAmount, percentage, description } = allocation
  const by = t("invoices.allocations.existing.by", {
    name: allocation.createdBy ?? t("invoices.allocations.existing.unknown"),
    moment: formatMoment(allocation.createdAt),
  })
  return (
    <li className="allocation-item cluster">
      <span className={tone} aria-hidden />
      <div className="allocation-what">
        <Link href={`/projects/${projectId}`}>{project_name}</Link>
        <p className="flush muted">
          {[t(`invoices.category.${category}`), description, by].filter(Boolean).join(" · ")}
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
        aria-label={t("invoices.allocations.existing.remove", {
          amount: formatEuros(amount),
          project: project_name,
        })}
        onClick={remove}
      >
        <Trash2 aria-hidden size="1.2em" />
      </button>
    </li>
  )
}
