import { Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { OpenNow } from "#ui/kit/OpenNow.tsx"
import { useCompany, useSite } from "#ui/lib/company.ts"
import { telephoneLink } from "#ui/lib/format.ts"
import { Scene } from "./Scene.tsx"

/** One sentence, one button, and the telephone beside it. */
export function HomeHero({ headline }: { headline: string }) {
  const { t } = useTranslation()
  const { companyName, phone } = useCompany()
  const { serviceArea, intro } = useSite()
  return (
    <section className="hero sea">
      <div className="hero-inner">
        <div className="hero-text">
          <p className="hero-kicker">{[companyName, serviceArea].filter(Boolean).join(" · ")}</p>
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
      <Dune />
    </section>
  )
}

/** The sand on which the next part of the page stands. */
export const Dune = () => (
  <svg className="dune" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 56C180 10 330 16 520 44s330 34 520 8 280-40 400-18v56H0Z" />
  </svg>
)
