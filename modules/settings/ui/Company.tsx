import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { CompanyData, Settings } from "../schema.ts"
import { ClosedEditor } from "./ClosedEditor.tsx"
import { ClosedFacts } from "./ClosedFacts.tsx"
import { CompanyInput } from "./CompanyInput.tsx"
import { companyFields } from "./companyFields.ts"
import { useSettings } from "./hooks.ts"
import { PictureField } from "./PictureField.tsx"
import { SettingsFrame } from "./SettingsFrame.tsx"
import { SwitchSetting } from "./SwitchSetting.tsx"
import { useSettingsForm } from "./settingsForm.ts"

/** The company's data and when it is closed: the owner fills them in, a manager reads them. */
export function Company() {
  const settings = useSettings()
  const owner = reaches(useSignedIn().role, "owner")
  return (
    <Loaded from={settings} skeleton={<Skeleton lines={7} height="5rem" />}>
      {(known) => (owner ? <CompanyForm settings={known} /> : <CompanyRead settings={known} />)}
    </Loaded>
  )
}

function CompanyForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const { form, saved } = useSettingsForm(settings, { named: true })
  const { companyName, phone } = saved
  return (
    <SettingsFrame form={form}>
      <Card title={t("settings.company.title")} className="settings-card">
        <p className="muted">{t("settings.company.intro")}</p>
        {!(companyName && phone) && (
          <Notice tone="info">
            {t("settings.company.hidden")} <Link href="/welkom">{t("settings.company.welcome")}</Link>
          </Notice>
        )}
        {companyFields.map((field) => (
          <CompanyInput key={field.name} {...field} />
        ))}
        <PictureField name="logo" />
        <SwitchSetting name="realEstateRecords" />
      </Card>
      <Card title={t("settings.closed.title")} className="settings-card">
        <ClosedEditor />
      </Card>
    </SettingsFrame>
  )
}

function CompanyRead({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  return (
    <>
      <Card title={t("settings.company.title")} className="settings-card">
        <p className="muted">{t("settings.company.readOnly")}</p>
        <CompanyFacts settings={settings} />
      </Card>
      <Card title={t("settings.closed.title")} className="settings-card">
        <ClosedFacts periods={settings.closedPeriods} />
      </Card>
    </>
  )
}

function CompanyFacts({ settings }: { settings: CompanyData }) {
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
