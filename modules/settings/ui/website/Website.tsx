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
import { TextSetting } from "../TextSetting.tsx"
import { useSettingsForm } from "../useSettingsForm.ts"
import { AnswerDaysFields } from "./AnswerDaysFields.tsx"
import { HoursEditor } from "./HoursEditor.tsx"
import { LinksFields } from "./LinksFields.tsx"
import { OwnerFields } from "./OwnerFields.tsx"
import { SharesEditor } from "./SharesEditor.tsx"
import { Visible } from "./Visible.tsx"
import { WebsiteFacts } from "./WebsiteFacts.tsx"
import { websiteNames } from "./websiteNames.ts"

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
  const form = useSettingsForm(settings, { names: websiteNames })
  return (
    <SettingsFrame form={form}>
      <Card title={t("settings.visible.title")} className="settings-card">
        <Visible settings={form.saved} />
        <SwitchSetting form={form} name="underConstruction" />
        <SwitchSetting form={form} name="showTestimonials" />
      </Card>
      <Card title={t("settings.text.title")} className="settings-card">
        <TextSetting form={form} name="headline" />
        <TextSetting form={form} name="intro" rows={3} />
        <TextSetting form={form} name="serviceArea" />
        <TextSetting form={form} name="story" rows={9} />
      </Card>
      <Card title={t("settings.hours.title")} className="settings-card">
        <HoursEditor form={form} />
      </Card>
      <Card title={t("settings.shares.title")} className="settings-card">
        <SharesEditor form={form} />
      </Card>
      <Card title={t("settings.owner.title")} className="settings-card">
        <OwnerFields form={form} />
        <PictureField form={form} name="ownerPhoto" />
      </Card>
      <Card title={t("settings.links.title")} className="settings-card">
        <LinksFields form={form} />
      </Card>
      <Card title={t("settings.answerDays.title")} className="settings-card">
        <AnswerDaysFields form={form} />
      </Card>
    </SettingsFrame>
  )
}
