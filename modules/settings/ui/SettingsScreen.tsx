import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { usePanels } from "#ui/lib/office.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { settingsTabs } from "./tabs.ts"

/** The owner changes things here, a manager reads them. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const [search] = useSearchParams()
  const filled = usePanels("settings").length > 0
  const own = settingsTabs.filter((tab) => reaches(role, tab.role) && (filled || !tab.panels))
  const current = own.find(({ name }) => name === search.get("tab")) ?? own[0]!
  const tabs = own.map(({ name, label }) => ({
    href: `?tab=${name}`,
    label: t(label),
    current: name === current.name,
  }))
  useScreen(t("settings.screen.title"))
  const { tab: Tab } = current
  return (
    <>
      <BackLink href="/dashboard">{t("settings.screen.back")}</BackLink>
      <h1>{t("settings.screen.title")}</h1>
      <LinkTabs label={t("settings.screen.tabs")} tabs={tabs} />
      <Tab />
    </>
  )
}
