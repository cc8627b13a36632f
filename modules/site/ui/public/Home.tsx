import { Mail, MapPin, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { telephoneLink } from "#ui/lib/format.ts"
import { useScreen } from "#ui/lib/useScreen.ts"

/** What is known of the company and the way to a quote; what is not filled in is left out. */
export default function Home() {
  const { t } = useTranslation()
  const { companyName, phone, contactEmail, address } = useCompany()
  useScreen(t("site.home.title"))
  return (
    <div className="home">
      <section className="home-hero">
        <h1>{companyName || t("site.home.quote")}</h1>
        <p>{t("site.home.quoteHint")}</p>
        <LinkButton variant="accent" href="/offerte-aanvraag">
          {t("site.home.quote")}
        </LinkButton>
      </section>
      {(phone || contactEmail || address) && (
        <Card title={t("site.home.contact")}>
          <dl className="facts">
            {phone && (
              <div>
                <dt>
                  <Phone aria-hidden size="1.2em" /> {t("site.home.phone")}
                </dt>
                <dd>
                  <a href={telephoneLink(phone)}>{phone}</a>
                </dd>
              </div>
            )}
            {contactEmail && (
              <div>
                <dt>
                  <Mail aria-hidden size="1.2em" /> {t("site.home.email")}
                </dt>
                <dd>
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                </dd>
              </div>
            )}
            {address && (
              <div>
                <dt>
                  <MapPin aria-hidden size="1.2em" /> {t("site.home.address")}
                </dt>
                <dd className="address-lines">{address}</dd>
              </div>
            )}
          </dl>
        </Card>
      )}
    </div>
  )
}
