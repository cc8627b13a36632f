import { useTranslation } from "react-i18next"
import type { Settings } from "#modules/settings/schema.ts"
import { useSettings } from "#modules/settings/ui/hooks.ts"
import { settings, useSettingsForm } from "#modules/settings/ui/settingsForm.ts"
import { useFormAround } from "#ui/form/context.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { linkNames } from "../../schema.ts"

/** Where the office's mail, agenda and such are: what the list leads to outside. */
export function LinksForm() {
  const read = useSettings()
  return <Loaded from={read}>{(known) => <Known known={known} />}</Loaded>
}

function Known({ known }: { known: Settings }) {
  const { t } = useTranslation()
  const { form } = useSettingsForm(known)
  return (
    <settings.Form className="stack" form={form} failed={t("settings.company.failed")}>
      <Card title={t("checklist.own.links")}>
        <p className="muted">{t("checklist.own.linksText")}</p>
        <Fields />
      </Card>
      <SaveBar
        dirty={form.dirty}
        busy={form.busy}
        discard={form.discard}
        label={t("checklist.own.saveLinks")}
      />
    </settings.Form>
  )
}

function Fields() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: links, onChange, onBlur } = settings.useField("checklistLinks")
  return (
    <div className="checklist-links-form">
      {linkNames.map((name) => (
        <TextField
          key={name}
          id={`checklistLinks.${name}`}
          label={t(`checklist.link.${name}`)}
          error={errors[`checklistLinks.${name}`]}
          type="url"
          autoCapitalize="none"
          spellCheck={false}
          optional
          value={links[name]}
          onChange={(link) => onChange({ ...links, [name]: link })}
          onBlur={onBlur}
        />
      ))}
    </div>
  )
}
