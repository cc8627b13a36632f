import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { type PurchaseInvoice, ReverseInvoice } from "../../purchases/schema.ts"
import { api } from "../review/api.ts"
import { affectedPaths } from "../review/hooks.ts"

const reversal = defineForm(ReverseInvoice, { reason: text }, { id: "reversal" })

/** Takes a wrong posting back: asks why, and says what it does. */
export function ReverseDialog({
  invoice: { id },
  onClose,
}: {
  invoice: PurchaseInvoice
  onClose: () => void
}) {
  const { t } = useTranslation()
  const key = useRef(newKey())
  const form = reversal.useForm({
    send: ({ reason }) => api.reverse(id, reason, key.current),
    refreshes: [...affectedPaths, "/api/projects"],
    done: "invoices.review.invoice.reverse.done",
    onSaved: onClose,
  })
  return (
    <reversal.Dialog
      form={form}
      onClose={onClose}
      title={t("invoices.review.invoice.reverse.title")}
      save={t("invoices.review.invoice.reverse.confirm")}
      variant="danger"
      intro={<p>{t("invoices.review.invoice.reverse.explain")}</p>}
    >
      <reversal.Field
        name="reason"
        label={t("invoices.review.invoice.reverse.reason")}
        hint={t("invoices.review.invoice.reverse.reasonHint")}
        autoComplete="off"
        maxLength={300}
      />
    </reversal.Dialog>
  )
}
