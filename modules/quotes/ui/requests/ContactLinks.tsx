import { Mail, Phone } from "lucide-react"
import { telephoneLink } from "#ui/lib/format.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { Email } from "./Email.tsx"

/** One tap to call, one to write. */
export const ContactLinks = ({ contact: { phone, email } }: { contact: QuoteRequest["contactInfo"] }) => (
  <ul className="contact-links stack flush">
    <li>
      <a className="contact-link touch" href={telephoneLink(phone)}>
        <Phone aria-hidden size="1.2em" />
        <span>{phone}</span>
      </a>
    </li>
    <li>
      <a className="contact-link touch" href={`mailto:${email}`}>
        <Mail aria-hidden size="1.2em" />
        <Email address={email} />
      </a>
    </li>
  </ul>
)
