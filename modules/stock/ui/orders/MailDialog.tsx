import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { MailOrder, type StockOrder } from "../../orders/schema.ts"
import { api } from "./api.ts"
import { touchedByOrders, useProposal } from "./hooks.ts"

const mailing = defineForm(
  z.omit(MailOrder, { version: true }),
  { to: text, message: longText },
  {
    id: "bestelling-mail",
    label: (name) => t(`stock.order.mail.${name}`),
    wrong: () => t("stock.errors.emailUnreal"),
  },
)

/** The order as a PDF to its supplier, with a few words. */
export function MailDialog({ order, close }: { order: StockOrder; close: () => void }) {
  const { t } = useTranslation()
  const key = useWishKey()
  const known = useProposal().data?.find(({ supplier }) => supplier === order.supplier)?.email ?? ""
  const form = mailing.useForm({
    start: { to: order.mailedTo ?? known, message: t("stock.order.mail.words", { number: order.number }) },
    send: (wish) => {
      const whole = { ...wish, version: order.version }
      return api.mail(order.id, whole, keyed(key.of(whole)))
    },
    refreshes: touchedByOrders,
    done: ({ mailedTo }) => ({ title: t("stock.order.mail.done", { to: mailedTo }) }),
    onSaved: close,
  })
  return (
    <mailing.Dialog
      form={form}
      onClose={close}
      title={t("stock.order.mail.title", { number: order.number })}
      failed={t("stock.order.mail.failed")}
      save={t("stock.order.mail.send")}
    >
      <mailing.Field name="to" type="email" autoComplete="off" />
      <mailing.Field name="message" rows={5} optional />
    </mailing.Dialog>
  )
}
