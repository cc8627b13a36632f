import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { select, text } from "#ui/form/kinds.tsx"
import { t as words } from "#ui/lib/i18n.ts"
import { longestPerson, PersonForm, type PresentRole, presentRoles } from "../../report/schema.ts"

const attending = defineForm(
  PersonForm,
  { name: text, role: select<PresentRole>() },
  { id: "persoon", label: (name) => words(`intake.visit.field.${name}`) },
)

interface PersonDialogProps {
  /** With whom it begins; without one it is somebody new. */
  person?: PersonForm
  save: (form: PersonForm) => Promise<unknown>
  onClose: () => void
}

/** Somebody who was there. */
export function PersonDialog({ person, save, onClose }: PersonDialogProps) {
  const { t } = useTranslation()
  const form = attending.useForm({ start: person ?? { role: "client" }, send: save, onSaved: onClose })
  return (
    <attending.Dialog
      form={form}
      onClose={onClose}
      title={person ? t("intake.visit.people.changeTitle", person) : t("intake.visit.people.addTitle")}
      failed={t("intake.visit.people.wrong")}
      save={t("kit.save.save")}
    >
      <attending.Field name="name" maxLength={longestPerson} autoComplete="off" />
      <attending.Field
        name="role"
        options={presentRoles.map((role) => ({ value: role, label: t(`intake.visit.role.${role}`) }))}
      />
    </attending.Dialog>
  )
}
