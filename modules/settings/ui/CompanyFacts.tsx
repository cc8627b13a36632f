import { useTranslation } from "react-i18next"
import type { CompanyData } from "../schema.ts"
import { companyFields } from "./companyFields.ts"

export function CompanyFacts({ settings }: { settings: CompanyData }) {
  const { t } = useTranslation()
  return (
    <dl className="company-facts lines roomy">
      {companyFields.map(({ name }) => (
        <div key={name}>
          <dt>{t(`settings.company.field.${name}`)}</dt>
          <dd className={settings[name] ? undefined : "muted"}>
            {settings[name] || t("settings.company.empty")}
          </dd>
        </div>
      ))}
    </dl>
  )
}
