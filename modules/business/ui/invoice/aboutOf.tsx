import { Link } from "wouter"
import { t } from "#ui/lib/i18n.ts"
import type { SalesInvoice } from "../../sales/schema.ts"

/** Whose it is and for which job, each one press away. */
export const aboutOf = ({
  customerId,
  customerName,
  projectId,
  projectName,
  quotation,
  credits,
}: SalesInvoice) =>
  [
    <Link key="customer" href={`/klanten/${customerId}`}>
      {customerName}
    </Link>,
    projectId !== null && (
      <Link key="project" href={`/projects/${projectId}?tab=documenten`}>
        {projectName}
      </Link>
    ),
    quotation && (
      <Link key="quotation" href={`/offertes/${quotation.id}`}>
        {t("business.about.quotation", { number: quotation.number })}
      </Link>
    ),
    credits && (
      <Link key="credits" href={`/facturen/${credits.id}`}>
        {t("business.about.credits", { number: credits.number })}
      </Link>
    ),
  ].filter(Boolean)
