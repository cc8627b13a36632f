import { Mail, MapPin, Phone, Route } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useCompany, useSite } from "#ui/lib/company.ts"
import { telephoneLink } from "#ui/lib/format.ts"

/** How to reach the company, one line each; what is not known is left out. */
export function Reach() {
  const { t } = useTranslation()
  const { phone, contactEmail, address } = useCompany()
  const { serviceArea } = useSite()
  return (
    <dl className="reach stack roomy">
      {phone && (
        <div>
          <dt>
            <Phone aria-hidden size="1.2em" /> {t("site.phone")}
          </dt>
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {contactEmail && (
        <div>
          <dt>
            <Mail aria-hidden size="1.2em" /> {t("site.email")}
          </dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>
            <MapPin aria-hidden size="1.2em" /> {t("site.address")}
          </dt>
          <dd>
            <span className="address-lines">{address}</span>
            <a href={routeLink(address)} target="_blank" rel="noopener noreferrer">
              {t("site.route")}
            </a>
          </dd>
        </div>
      )}
      {serviceArea && (
        <div>
          <dt>
            <Route aria-hidden size="1.2em" /> {t("site.area")}
          </dt>
          <dd>{serviceArea}</dd>
        </div>
      )}
    </dl>
  )
}

/** A map only after a press: it opens that of someone else. */
const routeLink = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s*\n\s*/g, ", "))}`
