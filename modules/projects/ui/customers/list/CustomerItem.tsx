import { FolderKanban, MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Customer } from "../../../schema.ts"
import { ReachLinks } from "../ReachLinks.tsx"

/** On a phone: the name opens the card, one tap calls. */
export function CustomerItem({
  customer: { id, name, city, phone, email, projects },
}: {
  customer: Customer
}) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="customer-card-name">
        <Link className="cover-link touch" href={`/klanten/${id}`}>
          {name}
        </Link>
      </h2>
      <p className="muted cluster flush">
        {city && (
          <span className="row">
            <MapPin aria-hidden size="1.1em" /> {city}
          </span>
        )}
        {projects > 0 && (
          <span className="row">
            <FolderKanban aria-hidden size="1.1em" /> {t("projects.customers.jobs", { count: projects })}
          </span>
        )}
      </p>
      <ReachLinks phone={phone} email={email} />
    </>
  )
}
