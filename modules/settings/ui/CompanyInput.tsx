import { useTranslation } from "react-i18next"
import type { CompanyField } from "./companyFields.ts"
import { settings } from "./settingsForm.ts"

export function CompanyInput({ name, type, autoComplete }: CompanyField) {
  const { t } = useTranslation()
  const shared = {
    label: t(`settings.company.field.${name}`),
    autoComplete,
    optional: name !== "companyName",
  }
  if (name === "address")
    return <settings.Field name={name} {...shared} rows={3} hint={t("settings.company.hint.address")} />
  if (name === "kvk" || name === "btwId" || name === "iban" || name === "gAccountIban")
    return (
      <settings.Field name={name} {...shared} hint={t(`settings.company.hint.${name}`)} spellCheck={false} />
    )
  const hint = name === "contactEmail" ? undefined : t("settings.company.hint.opensSite")
  return <settings.Field name={name} {...shared} hint={hint} type={type} />
}
