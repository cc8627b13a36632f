import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { round } from "#src/shared/rounding.ts"
import { useFormAround } from "#ui/form/context.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, drawn, money, select, text } from "#ui/form/kinds.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { NewPayment, type PaymentWay, paymentWays } from "../../payments/schema.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"

const directions = ["came", "went"] as const

/** `back`: it went to the client; the keys of a phone for amounts have no minus. */
const payment = defineForm(
  NewPayment,
  { back: drawn(false), amount: money, paidOn: day, how: select<PaymentWay>(), note: text },
  {
    id: "payment",
    label: (name) => t(`business.payment.field.${name as "amount"}`),
    wrong: () => t("business.payment.chooseWay"),
    toCall: ({ back, amount, ...rest }) => ({ ...rest, amount: back ? -amount : amount }),
  },
)

/** Notes what came in, at first all that is open. */
export function PaymentDialog({ invoice, onClose }: { invoice: SalesInvoice; onClose: () => void }) {
  const { t } = useTranslation()
  const key = useWishKey()
  const { id, open } = invoice
  const form = payment.useForm({
    start: {
      ...{ back: open < 0, amount: open === 0 ? undefined : Math.abs(open) },
      ...{ paidOn: dayOf(new Date()), how: "bank" },
    },
    check: ({ values: { amount } }) => ({ amount: amount <= 0 && "business.amountWrong" }),
    send: (wish) => api.notePayment(id, wish, key.of(wish)),
    refreshes: touchedPaths,
    onSaved(now) {
      onClose()
      offerBack(now)
    },
  })
  const call = payment.useCall(form)
  const rest = call && round(open - call.amount, 2)
  const tooMuch = rest !== undefined && open > 0 && rest < 0 && rest
  return (
    <payment.Dialog
      form={form}
      onClose={onClose}
      title={t("business.payment.add")}
      save={t("business.payment.save")}
      className="stack roomy"
    >
      <Direction />
      <payment.Field name="amount" hint={t("business.payment.open", { amount: formatEuros(open) })} />
      <Notice tone="warn">
        {tooMuch && t("business.payment.warnTooMuch", { amount: formatEuros(-tooMuch) })}
      </Notice>
      <payment.Field name="paidOn" />
      <payment.Field
        name="how"
        options={paymentWays.map((value) => ({ value, label: t(`business.payment.way.${value}`) }))}
      />
      <payment.Field name="note" autoComplete="off" maxLength={200} optional />
    </payment.Dialog>
  )
}

function Direction() {
  const { t } = useTranslation()
  const { busy } = useFormAround()
  const { value, onChange } = payment.useField("back")
  return (
    <Segmented
      legend={t("business.payment.field.back")}
      options={directions.map((way) => ({ value: way, label: t(`business.payment.direction.${way}`) }))}
      value={value ? "went" : "came"}
      onChange={(way) => onChange(way === "went")}
      busy={busy}
    />
  )
}

/** The newest is the one that was just noted. */
function offerBack({ payments }: SalesInvoice) {
  const noted = payments.reduce((a, b) => (b.id > a.id ? b : a))
  offerUndo({
    said: t("business.payment.noted", { amount: formatEuros(noted.amount) }),
    back: () => api.setPaymentRemoved(noted.id, true),
    refreshes: touchedPaths,
    failed: t("business.payment.undoFailed"),
  })
}
