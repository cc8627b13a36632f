import { Building2, Mail, MapPin, Navigation, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import type { CustomerCard } from "../../../schema.ts"
import { wayTo } from "../../detail/wayTo.ts"
import { EmailText } from "../EmailText.tsx"

/** One press calls, one writes, one shows the way. */
export function Contact({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const { phone, email, address, postcode, city, kvk, btwId } = card
  const lines = [address, [postcode, city].filter(Boolean).join(" ")].filter(Boolean)
  const way = address && wayTo({ address: lines.join(", "), latitude: null, longitude: null })
  const nothing = !phone && !email && lines.length === 0
  return (
    <Card title={t("projects.customers.contact")}>
      <address className="customer-contact stack flush">
        {phone && (
          <a className="customer-link touch" href={telephoneLink(phone)}>
            <Phone aria-hidden size="1.2em" />
            <span>{phone}</span>
          </a>
        )}
        {email && (
          <a className="customer-link touch" href={`mailto:${email}`}>
            <Mail aria-hidden size="1.2em" />
            <EmailText email={email} />
          </a>
        )}
        {lines.length > 0 && (
          <p className="customer-address mark">
            <MapPin aria-hidden size="1.2em" />
            <span>{lines.join("\n")}</span>
          </p>
        )}
        {way && (
          <a className="customer-link touch" href={way} target="_blank" rel="noopener noreferrer">
            <Navigation aria-hidden size="1.2em" />
            <span>
              {t("projects.customers.way")}
              <span className="visually-hidden"> {t("projects.customers.newTab")}</span>
            </span>
          </a>
        )}
        {nothing && <p className="muted">{t("projects.customers.noContact")}</p>}
      </address>
      {(kvk || btwId) && (
        <dl className="customer-numbers stack tight">
          {kvk && (
            <div>
              <dt className="muted row">
                <Building2 aria-hidden size="1.1em" />
                {t("projects.customers.field.kvk")}
              </dt>
              <dd>{kvk}</dd>
            </div>
          )}
          {btwId && (
            <div>
              <dt className="muted row">
                <Building2 aria-hidden size="1.1em" />
                {t("projects.customers.field.btwId")}
              </dt>
              <dd>{btwId}</dd>
            </div>
          )}
        </dl>
      )}
    </Card>
  )
}
