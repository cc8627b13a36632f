import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { OpeningHours } from "#ui/kit/OpeningHours.tsx"
import { OpenNow } from "#ui/kit/OpenNow.tsx"
import { useSite } from "#ui/lib/company.ts"
import { Reach } from "./Reach.tsx"

export function HomeContact() {
  const { t } = useTranslation()
  const { openingHours } = useSite()
  return (
    <section className="band band-contact" aria-labelledby="contact">
      <div className="contact-card">
        <div>
          <h2 id="contact" className="band-title">
            {t("site.home.contact")}
          </h2>
          <Reach />
        </div>
        <div className="contact-hours">
          {openingHours.some(Boolean) && <h3>{t("site.hours")}</h3>}
          <OpenNow />
          <OpeningHours />
          <LinkButton variant="primary" href="/contact">
            {t("site.home.write")}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
