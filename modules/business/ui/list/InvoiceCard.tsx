import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"
import { DueBadge } from "./DueBadge.tsx"
import { isOpen } from "./standing.ts"

/** On a phone: who pays, how much, and until when. */
export function InvoiceCard({ invoice }: { invoice: SalesInvoiceInShort }) {
  const { id, number, customerName, projectName, issuedOn, total, open } = invoice
  return (
    <>
      <div className="sales-card-head split flush">
        <Link href={`/facturen/${id}`} className="touch">
          {customerName}
        </Link>
        <strong>{formatEuros(isOpen(invoice) ? open : total)}</strong>
      </div>
      <p className="document-facts">
        {[number, invoice.title, projectName, issuedOn && formatDay(issuedOn)].filter(Boolean).join(" · ")}
      </p>
      <div className="cluster">
        <DueBadge invoice={invoice} />
      </div>
    </>
  )
}
