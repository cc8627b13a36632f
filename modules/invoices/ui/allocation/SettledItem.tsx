import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import type { Allocation } from "../../allocations/schema.ts"

/** A part of an invoice that is settled: on a project, or on the shelf. */
export function SettledItem({
  part: { amount, netAmount, percentage, createdBy, createdAt },
  tone,
  to,
  about,
  removing,
  remove,
}: {
  part: Pick<Allocation, "amount" | "netAmount" | "percentage" | "createdBy" | "createdAt">
  /** The colour of its segment in the bar. */
  tone: string
  /** Where it went. */
  to: { href: string; name: string }
  /** What else is known of it; what is empty is left out. */
  about: (string | false)[]
  /** What its button is called. */
  removing: string
  remove: () => void
}) {
  const { t } = useTranslation()
  const by = t("invoices.allocations.existing.by", {
    name: createdBy ?? t("invoices.allocations.existing.unknown"),
    moment: formatMoment(createdAt),
  })
  return (
    <li className="allocation-item cluster">
      <span className={tone} aria-hidden />
      <div className="allocation-what">
        <Link href={to.href}>{to.name}</Link>
        <p className="flush muted">{[...about, by].filter(Boolean).join(" · ")}</p>
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
        aria-label={removing}
        onClick={remove}
      >
        <Trash2 aria-hidden size="1.2em" />
      </button>
    </li>
  )
}
