import { type Control, useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { CompanyData } from "../schema.ts"
import type { CompanyField } from "./companyFields.ts"

export function CompanyInput({
  name,
  type,
  autoComplete,
  control,
  error,
}: CompanyField & { control: Control<CompanyData>; error: string | undefined }) {
  const { t } = useTranslation()
  const { field } = useController({ name, control })
  const shared = {
    ...field,
    id: name,
    label: t(`settings.company.field.${name}`),
    error,
    autoComplete,
    optional: true,
  }
  if (name === "address") return <TextArea {...shared} rows={3} hint={t("settings.company.hint.address")} />
  if (name === "kvk" || name === "btwId" || name === "iban")
    return <TextField {...shared} hint={t(`settings.company.hint.${name}`)} spellCheck={false} />
  return <TextField {...shared} type={type} />
}
