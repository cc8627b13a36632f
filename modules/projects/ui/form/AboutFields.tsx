import { useTranslation } from "react-i18next"
import { projectTypes, typeLabels } from "#src/shared/projectTypes.ts"
import { Card } from "#ui/kit/Card.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { CustomerPicker } from "../customers/CustomerPicker.tsx"
import { type FieldsProps, useField } from "./useField.ts"

const longest = 4000

export function AboutFields(fields: FieldsProps) {
  const { t } = useTranslation()
  const customer = useField(fields, "customerId")
  const { ref: _, ...types } = useField(fields, "projectTypes")
  return (
    <Card title={t("projects.form.about")}>
      <TextField
        {...useField(fields, "name")}
        label={t("projects.form.field.name")}
        hint={t("projects.form.hint.name")}
        autoComplete="off"
      />
      <CustomerPicker
        id={customer.id}
        value={customer.value}
        onChange={customer.onChange}
        error={customer.error}
      />
      <TextArea
        {...useField(fields, "description")}
        label={t("projects.form.field.description")}
        hint={t("projects.form.hint.description")}
        limit={longest}
        optional
      />
      <CheckboxGroup
        {...types}
        legend={t("projects.form.field.projectTypes")}
        options={projectTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
        optional
      />
    </Card>
  )
}
