import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import type { Settings } from "../../schema.ts"
import { CompanyInput } from "../CompanyInput.tsx"
import { companyFields } from "../companyFields.ts"
import { PictureField } from "../PictureField.tsx"
import { SettingsFrame } from "../SettingsFrame.tsx"
import { useSettingsForm } from "../settingsForm.ts"
import { LineSetting, TextSetting } from "../TextSetting.tsx"
import { HoursEditor } from "../website/HoursEditor.tsx"
import { LinksFields } from "../website/LinksFields.tsx"
import { OwnerFields } from "../website/OwnerFields.tsx"
import { StepActions } from "./StepActions.tsx"
import { addressOfStep, type PanelStepName, type WelcomeStep } from "./steps.ts"

type FormStep = Exclude<WelcomeStep, PanelStepName | "done">

/** One step: what is filled in is saved on 'Volgende', and only the name has to be. */
export function StepForm({ step, number, settings }: { step: FormStep; number: number; settings: Settings }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { form } = useSettingsForm(settings, {
    named: step === "company",
    onSaved: () => navigate(addressOfStep(number + 1)),
  })
  return (
    <>
      <p className="muted">{t(`settings.welcome.${step}.intro`)}</p>
      <SettingsFrame
        form={form}
        actions={<StepActions number={number} busy={form.busy} nameless={settings.companyName === ""} />}
      >
        {fieldsOf[step]}
      </SettingsFrame>
    </>
  )
}

const fieldsOf: Record<FormStep, ReactNode> = {
  company: (
    <Card className="settings-card">
      {companyFields.map((field) => (
        <CompanyInput key={field.name} {...field} />
      ))}
    </Card>
  ),
  logo: (
    <Card className="settings-card">
      <PictureField name="logo" />
    </Card>
  ),
  hours: (
    <Card className="settings-card">
      <HoursEditor />
    </Card>
  ),
  website: <WebsiteFields />,
}

function WebsiteFields() {
  const { t } = useTranslation()
  return (
    <>
      <Card title={t("settings.text.title")} className="settings-card">
        <LineSetting name="headline" />
        <TextSetting name="intro" rows={3} />
        <LineSetting name="serviceArea" />
        <TextSetting name="story" rows={7} />
      </Card>
      <Card title={t("settings.owner.title")} className="settings-card">
        <OwnerFields />
        <PictureField name="ownerPhoto" />
      </Card>
      <Card title={t("settings.links.title")} className="settings-card">
        <LinksFields />
      </Card>
    </>
  )
}
