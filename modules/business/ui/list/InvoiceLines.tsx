import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"
import { DueBadge } from "./DueBadge.tsx"
import { nameOf } from "./name.ts"

/** A few invoices, as a job or a customer has them. */
export const InvoiceLines = ({ invoices }: { invoices: readonly SalesInvoiceInShort[] }) => (
  <ul className="lines">
    {invoices.map((invoice) => (
      <li key={invoice.id} className="billing-part split flush">
        <div className="billing-what">
          <div className="cluster">
            <Link className="touch" href={`/facturen/${invoice.id}`}>
              {invoice.number === null ? invoice.title : nameOf(invoice)}
            </Link>
            <DueBadge invoice={invoice} />
          </div>
          <p className="document-facts">
            {[invoice.number && invoice.title, invoice.issuedOn && formatDay(invoice.issuedOn)]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <strong>{formatEuros(invoice.total)}</strong>
      </li>
    ))}
  </ul>
)
