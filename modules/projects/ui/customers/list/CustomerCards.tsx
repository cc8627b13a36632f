import { FolderKanban, Mail, MapPin, Phone } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { telephoneLink } from "#ui/lib/format.ts"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import type { Customer } from "../../../schema.ts"
import { EmailText } from "../EmailText.tsx"

/** On a phone: the name opens the card, one tap calls. */
export const CustomerCards = memo(({ rows, view }: { rows: Customer[]; view: string }) => {
  const { t } = useTranslation()
  const shown = useGrowing(rows, view)
  return (
    <ul className="customer-cards" aria-label={t("projects.customers.title")}>
      {shown.map((customer) => (
        <Item key={customer.id} customer={customer} />
      ))}
    </ul>
  )
})

const Item = memo(({ customer: { id, name, city, phone, email, projects } }: { customer: Customer }) => {
  const { t } = useTranslation()
  return (
    <li className="customer-card">
      <h2 className="customer-card-name">
        <Link className="cover-link" href={`/klanten/${id}`}>
          {name}
        </Link>
      </h2>
      <p className="muted customer-card-marks">
        {city && (
          <span>
            <MapPin aria-hidden size="1.1em" /> {city}
          </span>
        )}
        {projects > 0 && (
          <span>
            <FolderKanban aria-hidden size="1.1em" /> {t("projects.customers.jobs", { count: projects })}
          </span>
        )}
      </p>
      {phone && (
        <a className="customer-link" href={telephoneLink(phone)}>
          <Phone aria-hidden size="1.1em" />
          <span>{phone}</span>
        </a>
      )}
      {email && (
        <a className="customer-link" href={`mailto:${email}`}>
          <Mail aria-hidden size="1.1em" />
          <EmailText email={email} />
        </a>
      )}
    </li>
  )
})
