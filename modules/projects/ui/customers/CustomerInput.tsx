import { type Control, useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { CustomerInputProps, Filled } from "./customerInputs.ts"

export function CustomerInput({
  name,
  type,
  hint = false,
  required = false,
  control,
  error,
  onLeft,
}: CustomerInputProps & { control: Control<Filled>; error: string | undefined; onLeft: () => void }) {
  const { t } = useTranslation()
  const { field } = useController({ name, control })
  const shared = {
    ...field,
    id: inputId(name),
    label: t(`projects.customers.field.${name}`),
    error,
    optional: !required,
    // It is about someone else: what the browser knows of its user does not belong here.
    autoComplete: "off",
    onBlur() {
      field.onBlur()
      onLeft()
    },
  }
  if (name === "notes") return <TextArea {...shared} limit={4000} hint={t("projects.customers.hint.notes")} />
  const plain = name === "email" || name === "phone" || name === "postcode" || name === "city"
  return (
    <TextField
      {...shared}
      type={type}
      hint={hint && !plain ? t(`projects.customers.hint.${name}`) : undefined}
      autoCapitalize={name === "postcode" || name === "btwId" ? "characters" : undefined}
      spellCheck={false}
    />
  )
}

export const inputId = (name: string) => `customer-${name}`
