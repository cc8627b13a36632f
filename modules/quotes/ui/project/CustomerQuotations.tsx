import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatDate, formatEuros } from "#ui/lib/format.ts"
import type { QuotationRow } from "../../overview/schema.ts"
import { StateBadge } from "../overview/StateBadge.tsx"
import { useCustomerQuotations } from "./hooks.ts"

/** What a customer was offered without a request of his; nothing for who wasn't. */
export default function CustomerQuotations({ id }: { id: number }) {
  const { t } = useTranslation()
  const quotations = useCustomerQuotations(id)
  if (!quotations.error && !quotations.data?.length) return null
  return (
    <Card title={t("quotes.overview.onCustomer")}>
      <Loaded from={quotations}>
        {(known) => (
          <ul className="lines">
            {known.map((row) => (
              <Offered key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

const Offered = ({ row: { id, number, state, price, name, createdAt } }: { row: QuotationRow }) => (
  <li className="customer-request">
    <div className="cluster flush">
      <Link className="customer-request-link" href={`/offertes/${id}`}>
        {number}
      </Link>
      <StateBadge state={state} />
      <strong className="customer-request-price">{formatEuros(price)}</strong>
    </div>
    <p className="document-facts">
      {name} · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
    </p>
  </li>
)
