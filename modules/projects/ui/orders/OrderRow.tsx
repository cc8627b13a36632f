import { Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Commitment } from "../../commitments/schema.ts"

/** Of one order what is still to come, of how much, and by when. */
export function OrderRow({ order, actions }: { order: Commitment; actions?: OrderActions }) {
  const { t } = useTranslation()
  const { category, supplier, description, amount, remaining, expectedOn, late, cancelled } = order
  const open = remaining > 0
  const day = expectedOn && formatDay(expectedOn)
  const facts = [
    description,
    t(`projects.costs.category.${category}`),
    open && day && !late && t("projects.orders.expected", { day }),
    open && remaining < amount && t("projects.orders.of", { amount: formatEuros(amount) }),
  ].filter(Boolean)
  return (
    <li className="cost-line cluster flush">
      <span className="cost-what stack flush">
        <span>{supplier}</span>
        <span className="muted">{facts.join(" · ")}</span>
        {late && day && <span className="order-late">{t("projects.orders.late", { day })}</span>}
      </span>
      {!open && (
        <Badge tone={cancelled ? "neutral" : "ok"}>
          {t(cancelled ? "projects.orders.cancelled" : "projects.orders.booked")}
        </Badge>
      )}
      <strong className="order-amount">{formatEuros(open ? remaining : amount)}</strong>
      {actions && (open ? <Actions order={order} {...actions} /> : <Reopen order={order} {...actions} />)}
    </li>
  )
}

interface OrderActions {
  settle: (order: Commitment) => void
  cancel: (order: Commitment) => void
  change: (order: Commitment) => void
  reopen: (order: Commitment) => void
}

function Actions({ order, settle, cancel, change }: OrderActions & { order: Commitment }) {
  const { t } = useTranslation()
  const { supplier } = order
  return (
    <span className="order-actions cluster tight">
      <Button
        className="button-small"
        aria-label={t("projects.orders.settleOf", { supplier })}
        onClick={() => settle(order)}
      >
        {t("projects.orders.settle")}
      </Button>
      <Button
        className="button-small"
        aria-label={t("projects.orders.lapseOf", { supplier })}
        onClick={() => cancel(order)}
      >
        {t("projects.orders.lapse")}
      </Button>
      <Button
        variant="plain"
        className="cost-remove"
        aria-label={t("projects.orders.changeOf", { supplier })}
        onClick={() => change(order)}
      >
        <Pencil aria-hidden size="1.2em" />
      </Button>
    </span>
  )
}

/** What a person closed he opens again; what was booked of it is taken off where it was booked. */
function Reopen({ order, reopen }: OrderActions & { order: Commitment }) {
  const { t } = useTranslation()
  const { supplier, settled, cancelled } = order
  if (settled === 0 && !cancelled) return null
  return (
    <Button
      className="button-small"
      aria-label={t("projects.orders.reopenOf", { supplier })}
      onClick={() => reopen(order)}
    >
      {t("projects.orders.reopen")}
    </Button>
  )
}
