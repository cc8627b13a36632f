import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { clockOfHours } from "#src/shared/clockHours.ts"
import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { CostLine } from "../../schema.ts"

export function CostRow({
  line,
  busy,
  remove,
}: {
  line: CostLine
  busy: boolean
  /** Absent for what another part of the program booked. */
  remove: ((line: CostLine) => void) | undefined
}) {
  const { t } = useTranslation()
  const { category, amount, quantity, unit, day, description, by } = line
  const facts = [
    formatDay(day),
    t(`projects.costs.category.${category}`),
    quantity !== null &&
      (category === "hours" && unit === t("projects.costs.hourUnit")
        ? clockOfHours(quantity)
        : [formatQuantity(quantity), unit].filter(Boolean).join(" ")),
    by,
  ].filter(Boolean)
  return (
    <li className="cost-line cluster flush">
      <span className="cost-what stack flush">
        <span>{description}</span>
        <span className="muted">{facts.join(" · ")}</span>
      </span>
      {amount !== null && <strong className="cost-amount">{formatEuros(amount)}</strong>}
      {remove && (
        <button
          type="button"
          className="button button-plain cost-remove"
          aria-disabled={busy || undefined}
          aria-label={t("projects.costs.remove", { description })}
          onClick={() => remove(line)}
        >
          <Trash2 aria-hidden size="1.2em" />
        </button>
      )}
    </li>
  )
}
