import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { SalesInvoice } from "../../sales/schema.ts"

/** The credit notes that take it back, also those that wait; nothing when there are none. */
export function Credits({ invoice: { creditedBy } }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  if (creditedBy.length === 0) return null
  return (
    <Card title={t("business.credit.notes")}>
      <ul className="lines">
        {creditedBy.map(({ id, number, total }) => (
          <li key={id} className="split flush">
            <Link className="touch" href={`/facturen/${id}`}>
              {number ?? t("business.standing.draft")}
            </Link>
            <span>{formatEuros(total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
