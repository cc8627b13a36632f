import { Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { OpenNow } from "#ui/kit/OpenNow.tsx"
import { useCompany, useSite } from "#ui/lib/company.ts"
import { telephoneLink } from "#ui/lib/format.ts"
import { FarDunes, NearDune } from "./Landscape.tsx"
import { Scene } from "./Scene.tsx"

/** One sentence, one button, and the telephone beside it. */
export function HomeHero({ headline }: { headline: string }) {
  const { t } = useTranslation()
  const { companyName, phone } = useCompany()
  const { serviceArea, headline: own, intro } = useSite()
  // Our own sentence begins with the company's name.
  const kicker = [own && companyName, serviceArea].filter(Boolean).join(" · ")
  return (
    <section className="hero sea">
      <FarDunes />
      <div className="hero-inner">
        <div className="hero-text">
          {kicker && <p className="hero-kicker">{kicker}</p>}
          <h1>{headline}</h1>
          <p className="hero-intro">{intro || t("site.home.intro")}</p>
          <div className="hero-actions">
            <LinkButton variant="accent" className="hero-button" href="/offerte-aanvraag">
              {t("site.quote")}
            </LinkButton>
            {phone && (
              <a className="hero-phone" href={telephoneLink(phone)}>
                <Phone aria-hidden size="1.2em" />
                {t("site.call", { phone })}
              </a>
            )}
          </div>
          <OpenNow />
        </div>
        <Scene />
      </div>
      <NearDune />
    </section>
  )
}
