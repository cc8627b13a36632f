import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { Accounts } from "./Accounts.tsx"
import { Company } from "./Company.tsx"

/** Section 2.21 of the specification, as far as there is something to set. Accounts are the owner's. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const owner = reaches(useSignedIn().role, "owner")
  const [search] = useSearchParams()
  const security = owner && search.get("tab") === "beveiliging"
  useScreen(t("settings.screen.title"))
  const tabs = [
    { href: "?tab=bedrijf", label: t("settings.screen.tab.company"), current: !security },
    { href: "?tab=beveiliging", label: t("settings.screen.tab.security"), current: security },
  ]
  return (
    <>
      <BackLink href="/dashboard">{t("settings.screen.back")}</BackLink>
      <h1>{t("settings.screen.title")}</h1>
      {owner && <LinkTabs label={t("settings.screen.tabs")} tabs={tabs} />}
      {security ? <Accounts /> : <Company owner={owner} />}
    </>
  )
}
