import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Settings } from "../../schema.ts"
import { useSettings } from "../hooks.ts"
import { PictureField } from "../PictureField.tsx"
import { SettingsFrame } from "../SettingsFrame.tsx"
import { SwitchSetting } from "../SwitchSetting.tsx"
import { useSettingsForm } from "../settingsForm.ts"
import { LineSetting, TextSetting } from "../TextSetting.tsx"
import { AnswerDaysFields } from "./AnswerDaysFields.tsx"
import { CalculatorFields } from "./CalculatorFields.tsx"
import { HoursEditor } from "./HoursEditor.tsx"
import { LinksFields } from "./LinksFields.tsx"
import { OwnerFields } from "./OwnerFields.tsx"
import { SharesEditor } from "./SharesEditor.tsx"
import { TypesField } from "./TypesField.tsx"
import { Visible } from "./Visible.tsx"
import { WebsiteFacts } from "./WebsiteFacts.tsx"

/** What the pages for visitors tell: the owner writes it, a manager reads it. */
export function Website() {
  const settings = useSettings()
  const owner = reaches(useSignedIn().role, "owner")
  return (
    <Loaded from={settings} skeleton={<Skeleton lines={9} height="5rem" />}>
      {(known) => (owner ? <WebsiteForm settings={known} /> : <WebsiteFacts settings={known} />)}
    </Loaded>
  )
}

function WebsiteForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const { form, saved } = useSettingsForm(settings)
  return (
    <SettingsFrame form={form}>
      <Card title={t("settings.visible.title")} className="settings-card">
        <Visible settings={saved} />
        <SwitchSetting name="underConstruction" />
        <SwitchSetting name="showTestimonials" />
      </Card>
      <Card title={t("settings.text.title")} className="settings-card">
        <LineSetting name="headline" />
        <TextSetting name="intro" rows={3} />
        <LineSetting name="serviceArea" />
        <TextSetting name="story" rows={9} />
      </Card>
      <Card title={t("settings.hours.title")} className="settings-card">
        <HoursEditor />
      </Card>
      <Card title={t("settings.shares.title")} className="settings-card">
        <SharesEditor />
      </Card>
      <Card title={t("settings.owner.title")} className="settings-card">
        <OwnerFields />
        <PictureField name="ownerPhoto" />
      </Card>
      <Card title={t("settings.links.title")} className="settings-card">
        <LinksFields />
      </Card>
      <Card title={t("settings.answerDays.title")} className="settings-card">
        <AnswerDaysFields />
      </Card>
      <Card title={t("settings.types.typesNotOffered.title")} className="settings-card">
        <TypesField name="typesNotOffered" />
      </Card>
      <Card title={t("settings.types.typesWithoutPrice.title")} className="settings-card">
        <TypesField name="typesWithoutPrice" />
      </Card>
      <Card title={t("settings.calculators.title")} className="settings-card">
        <CalculatorFields />
      </Card>
    </SettingsFrame>
  )
}
