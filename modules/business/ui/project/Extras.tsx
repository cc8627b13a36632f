import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatEuros } from "#ui/lib/format.ts"
import type { ProjectBilling } from "../../billing/schema.ts"
import { OnInvoice } from "./OnInvoice.tsx"

/** What was agreed besides, with the invoice it is on, or that it comes with the next. */
export function Extras({ extras }: { extras: ProjectBilling["extras"] }) {
  const { t } = useTranslation()
  return (
    <ul className="lines" aria-label={t("business.billing.extras")}>
      {extras.map(({ id, number, title, total, invoice }) => (
        <li key={id} className="billing-part split flush">
          <div className="billing-what">
            <Link className="touch" href={`/meerwerk/${id}`}>
              {title}
            </Link>
            <p className="document-facts">
              {[number, !invoice && t("business.billing.withNext")].filter(Boolean).join(" · ")}
            </p>
          </div>
          <div className="cluster">
            <strong>{formatEuros(total)}</strong>
            {invoice && <OnInvoice invoice={invoice} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
