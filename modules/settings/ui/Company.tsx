import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { CompanyFacts } from "./CompanyFacts.tsx"
import { CompanyForm } from "./CompanyForm.tsx"
import { useSettings } from "./hooks.ts"

/** The company's data: the owner fills them in, a manager reads them. */
export function Company({ owner }: { owner: boolean }) {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <Card title={t("settings.company.title")} className="settings-card">
      <p className="muted">{t(owner ? "settings.company.intro" : "settings.company.readOnly")}</p>
      <Loaded from={settings} skeleton={<Skeleton lines={7} height="5rem" />}>
        {(known) => (owner ? <CompanyForm settings={known} /> : <CompanyFacts settings={known} />)}
      </Loaded>
    </Card>
  )
}
