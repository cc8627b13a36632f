import { useTranslation } from "react-i18next"
import { useCompany, useSite } from "#ui/lib/company.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { HomeAbout } from "./HomeAbout.tsx"
import { HomeContact } from "./HomeContact.tsx"
import { HomeHero } from "./HomeHero.tsx"
import { HomeSteps } from "./HomeSteps.tsx"
import { HomeWork } from "./HomeWork.tsx"
import { workOf } from "./work.ts"

/** What we do, how it goes and who we are; what is not filled in is left out. */
export default function Home() {
  const { t } = useTranslation()
  const { companyName } = useCompany()
  const site = useSite()
  const headline =
    site.headline ||
    t("site.home.headline", { company: companyName, work: workOf(site) || t("site.home.work") })
  useScreen(t("site.home.title"), site.intro || headline)
  return (
    <div className="wide">
      <HomeHero headline={headline} />
      <HomeWork />
      <HomeSteps />
      <HomeAbout />
      <HomeContact />
    </div>
  )
}
