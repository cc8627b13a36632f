import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { ProjectBilling } from "../../billing/schema.ts"

/** The invoice that something stands on. */
export function OnInvoice({ invoice }: { invoice: NonNullable<ProjectBilling["parts"][number]["invoice"]> }) {
  const { t } = useTranslation()
  return (
    <Link className="touch" href={`/facturen/${invoice.id}`}>
      {invoice.number ?? t("business.standing.draft")}
    </Link>
  )
}
