import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { Settings } from "../../schema.ts"
import { weekdays } from "../weekdays.ts"
import { Visible } from "./Visible.tsx"

/** The website's texts for who may read them and not change them. */
export function WebsiteFacts({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const facts: [label: string, text: string][] = [
    [t("settings.text.headline"), settings.headline],
    [t("settings.text.intro"), settings.intro],
    [t("settings.text.serviceArea"), settings.serviceArea],
    [t("settings.hours.title"), useHoursText(settings)],
    [
      t("settings.shares.title"),
      settings.shares.map(({ label, percent }) => `${label} ${percent}%`).join("\n"),
    ],
    [t("settings.text.story"), settings.story],
    [t("settings.owner.title"), Object.values(settings.owner).filter(Boolean).join("\n")],
    [t("settings.links.title"), Object.values(settings.socialLinks).filter(Boolean).join("\n")],
  ]
  return (
    <Card title={t("settings.screen.tab.website")} className="settings-card">
      <p className="muted">{t("settings.company.readOnly")}</p>
      <Visible settings={settings} />
      <dl className="company-facts lines roomy">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={text ? undefined : "muted"}>{text || t("settings.company.empty")}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function useHoursText({ openingHours }: Settings): string {
  const { t } = useTranslation()
  return openingHours
    .map((hours, day) => {
      const name = t(`settings.hours.day.${weekdays[day]!}`)
      return `${name} ${hours ? `${hours.opens}–${hours.closes}` : t("settings.hours.closed").toLowerCase()}`
    })
    .join("\n")
}
