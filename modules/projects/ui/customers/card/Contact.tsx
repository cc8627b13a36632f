import { Building2, Mail, MapPin, Navigation, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import type { CustomerCard } from "../../../schema.ts"
import { addressLines, wayToCustomer } from "../addressLines.ts"
import { EmailText } from "../EmailText.tsx"

/** One press calls, one writes, one shows the way. */
export function Contact({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const { phone, email, kvk, btwId } = card
  const lines = addressLines(card)
  const way = wayToCustomer(card)
  const nothing = !phone && !email && lines.length === 0
  return (
    <Card sheet title={t("projects.customers.contact")} className="customer-sheet">
      <ul className="customer-rows plain">
        {phone && (
          <li>
            <Phone aria-hidden size="1.2em" />
            <a className="customer-link touch" href={telephoneLink(phone)}>
              <span>{phone}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <Mail aria-hidden size="1.2em" />
            <a className="customer-link touch" href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </li>
        )}
        {lines.length > 0 && (
          <li>
            <MapPin aria-hidden size="1.2em" />
            <div className="customer-lines stack flush">
              <address className="customer-address">{lines.join("\n")}</address>
              {way && (
                <a className="customer-way touch" href={way} target="_blank" rel="noopener noreferrer">
                  <Navigation aria-hidden size="1.1em" />
                  <span>
                    {t("projects.customers.way")}
                    <span className="visually-hidden"> {t("projects.customers.newTab")}</span>
                  </span>
                </a>
              )}
            </div>
          </li>
        )}
        {nothing && <li className="muted">{t("projects.customers.noContact")}</li>}
        {(kvk || btwId) && (
          <li>
            <Building2 aria-hidden size="1.2em" />
            <dl className="customer-numbers">
              {kvk && <Registered name={t("projects.customers.field.kvk")} value={kvk} />}
              {btwId && <Registered name={t("projects.customers.field.btwId")} value={btwId} />}
            </dl>
          </li>
        )}
      </ul>
    </Card>
  )
}

const Registered = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="muted">{name}</dt>
    <dd>{value}</dd>
  </div>
)
