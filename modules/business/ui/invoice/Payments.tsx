import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Payment } from "../../payments/schema.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"

/** What came in for it, and what is still open. */
export function Payments({ invoice: { open, payments } }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  return (
    <Card
      title={t("business.payment.title")}
      aside={<strong>{t("business.payment.open", { amount: formatEuros(open) })}</strong>}
    >
      <Notice tone="info">{open < 0 && t("business.payment.tooMuch", { amount: formatEuros(-open) })}</Notice>
      {payments.length === 0 ? (
        <p className="muted">{t("business.payment.none")}</p>
      ) : (
        <ul className="lines" aria-label={t("business.payment.title")}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const { amount, how, paidOn, note, by, removed } = payment
  const { act, busy, error } = useRemoved(payment)
  const money = formatEuros(Math.abs(amount))
  const facts = [formatDay(paidOn), t(`business.payment.way.${how}`), note, by].filter(Boolean).join(" · ")
  return (
    <li>
      <div className="sales-line row">
        <div className="fill">
          {removed ? (
            <s>{money}</s>
          ) : (
            t(amount < 0 ? "business.payment.went" : "business.payment.came", { money })
          )}
          <p className="document-facts">{removed ? t("business.payment.gone", { facts }) : facts}</p>
        </div>
        <Button
          variant="plain"
          className="button-small no-print"
          busy={busy}
          aria-label={t(removed ? "business.payment.restoreOf" : "business.payment.removeOf", { money })}
          onClick={() => void act()}
        >
          {t(removed ? "business.payment.restore" : "business.payment.remove")}
        </Button>
      </div>
      <Notice tone="bad">{error?.message}</Notice>
    </li>
  )
}

/** It was noted wrongly, or was not after all. */
function useRemoved({ id, amount, removed }: Payment) {
  const { t } = useTranslation()
  return useAction(
    async () => {
      await api.setPaymentRemoved(id, !removed)
      offerUndo({
        said: t(removed ? "business.payment.restored" : "business.payment.removed", {
          amount: formatEuros(amount),
        }),
        back: () => api.setPaymentRemoved(id, removed),
        refreshes: touchedPaths,
        failed: t("business.payment.undoFailed"),
      })
    },
    { refreshes: touchedPaths },
  )
}
