import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { SocialLinks } from "#ui/kit/SocialLinks.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { FarDunes, NearDune } from "./Landscape.tsx"
import { Reach } from "./Reach.tsx"
import { Scene } from "./Scene.tsx"

/** In the place of the pages about the company, until it has told enough or as long as it wants. */
export default function Construction() {
  const { t } = useTranslation()
  const { companyName, phone, contactEmail } = useCompany()
  useScreen(t("site.construction.title"), t("site.construction.text"))
  return (
    <div className="wide">
      <section className="hero sea">
        <FarDunes />
        <div className="hero-inner">
          <div className="hero-text">
            {companyName && <p className="hero-kicker">{companyName}</p>}
            <h1>{t("site.construction.title")}</h1>
            <p className="hero-intro">{t("site.construction.text")}</p>
            <LinkButton variant="accent" className="hero-button" href="/offerte-aanvraag">
              {t("site.quote")}
            </LinkButton>
          </div>
          <Scene />
        </div>
        <NearDune />
      </section>
      {(phone || contactEmail) && (
        <section className="band" aria-labelledby="reach">
          <h2 id="reach" className="band-title">
            {t("site.construction.reach")}
          </h2>
          <Reach />
          <SocialLinks />
        </section>
      )}
    </div>
  )
}
