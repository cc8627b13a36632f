import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText } from "#ui/form/kinds.tsx"
import { t as text } from "#ui/lib/i18n.ts"
import { AgreementForm, longestAgreement } from "../../report/schema.ts"

const agreeing = defineForm(
  AgreementForm,
  { text: longText },
  { id: "afspraak", label: () => text("intake.visit.field.text") },
)

interface AgreementDialogProps {
  /** What it begins with; without one it is a new agreement. */
  agreement?: AgreementForm
  save: (form: AgreementForm) => Promise<unknown>
  onClose: () => void
}

/** One agreement, in a few words. */
export function AgreementDialog({ agreement, save, onClose }: AgreementDialogProps) {
  const { t } = useTranslation()
  const form = agreeing.useForm({ start: agreement ?? {}, send: save, onSaved: onClose })
  return (
    <agreeing.Dialog
      form={form}
      onClose={onClose}
      title={t(agreement ? "intake.visit.agreements.changeTitle" : "intake.visit.agreements.addTitle")}
      failed={t("intake.visit.agreements.wrong")}
      save={t("kit.save.save")}
    >
      <agreeing.Field name="text" rows={3} limit={longestAgreement} />
    </agreeing.Dialog>
  )
}
