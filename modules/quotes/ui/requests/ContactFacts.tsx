import { Mail, MapPin, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { telephoneLink } from "#ui/lib/format.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { Email } from "./Email.tsx"

export function ContactFacts({ contact }: { contact: QuoteRequest["contactInfo"] }) {
  const { t } = useTranslation()
  const { phone, email, address, postcode, city } = contact
  const lines = [address, [postcode, city].filter(Boolean).join(" ")].filter(Boolean)
  return (
    <address className="contact-facts">
      <p>
        <a className="contact-link touch" href={telephoneLink(phone)}>
          <Phone aria-hidden size="1.2em" />
          <span>{phone}</span>
        </a>
      </p>
      <p>
        <a className="contact-link touch" href={`mailto:${email}`}>
          <Mail aria-hidden size="1.2em" />
          <Email address={email} />
        </a>
      </p>
      <p className={lines.length > 0 ? "contact-address mark" : "contact-address mark muted"}>
        <MapPin aria-hidden size="1.2em" />
        <span>{lines.length > 0 ? lines.join(", ") : t("quotes.request.noAddress")}</span>
      </p>
    </address>
  )
}
