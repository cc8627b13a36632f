import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { RejectQuotation } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { useDeciding } from "./useDecisions.ts"

const rejection = defineForm(RejectQuotation, { reason: text }, { id: "rejection" })

export function RejectDialog({ quotation: { id }, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const form = rejection.useForm({
    send: useDeciding((key, why) => api.reject(id, why, key)),
    refreshes: affectedPaths,
    done: "quotes.quotation.reject.done",
    onSaved: onClose,
  })
  return (
    <rejection.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.quotation.reject.title")}
      save={t("quotes.quotation.reject.action")}
      intro={<p>{t("quotes.quotation.reject.text")}</p>}
    >
      <rejection.Field
        name="reason"
        label={t("quotes.quotation.reject.reason")}
        hint={t("quotes.quotation.reject.hint")}
        optional
        maxLength={300}
      />
    </rejection.Dialog>
  )
}
