import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { searchIn } from "#ui/lib/search.ts"
import { type ListColumn, list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"
import { DueBadge } from "./DueBadge.tsx"
import { InvoiceCard } from "./InvoiceCard.tsx"
import { isDraft, isLate, isOpen, isPaid } from "./standing.ts"

const columns: ListColumn<SalesInvoiceInShort>[] = [
  {
    id: "nummer",
    label: "business.column.number",
    value: ({ number }) => number ?? undefined,
    cell: (invoice) => <Numbered invoice={invoice} />,
  },
  {
    id: "klant",
    label: "business.column.client",
    value: ({ customerName }) => customerName,
    cell: ({ customerName }) => customerName,
  },
  {
    id: "project",
    label: "business.column.project",
    value: ({ projectName }) => projectName ?? undefined,
    cell: ({ projectName }) => projectName,
  },
  {
    id: "datum",
    label: "business.column.date",
    value: ({ issuedOn }) => issuedOn ?? undefined,
    cell: ({ issuedOn }) =>
      issuedOn && (
        <time dateTime={issuedOn} className="nowrap">
          {formatDay(issuedOn)}
        </time>
      ),
  },
  {
    id: "vervalt",
    label: "business.column.due",
    value: (invoice) => (isOpen(invoice) ? (invoice.dueOn ?? undefined) : undefined),
    cell: (invoice) => <DueBadge invoice={invoice} />,
  },
  {
    id: "incl",
    label: "business.column.total",
    value: ({ total }) => total,
    cell: ({ total }) => formatEuros(total),
    figures: true,
  },
  {
    id: "open",
    label: "business.column.open",
    value: (invoice) => (isOpen(invoice) ? invoice.open : undefined),
    cell: (invoice) => isOpen(invoice) && <strong>{formatEuros(invoice.open)}</strong>,
    figures: true,
  },
]

/** An amount is found as it is printed and without its dots. */
const textOf = ({ number, title, customerName, projectName, total }: SalesInvoiceInShort) => {
  const amount = formatQuantity(total, 2)
  return [number, title, customerName, projectName, amount, amount.replaceAll(".", "")].join(" ")
}

/** One begins with what is still to be paid. */
export const salesList = list<SalesInvoiceInShort>()({
  path: "/facturen",
  keyOf: ({ id }) => id,
  piles: {
    draft: { slug: "concept", holds: isDraft },
    open: { slug: "", holds: isOpen },
    late: { slug: "te-laat", holds: isLate },
    paid: { slug: "betaald", holds: isPaid, uncounted: true },
    all: { slug: "alles", uncounted: true },
  },
  find: searchIn(textOf),
  texts: {
    name: "business.title",
    piles: "business.list.piles",
    pile: (pile) => `business.list.pile.${pile}`,
    search: "business.list.search",
    found: "business.list.found",
  },
  columns,
  card: (invoice) => <InvoiceCard invoice={invoice} />,
  look: "sales",
})

export type SalesView = ViewOf<typeof salesList>

function Numbered({ invoice }: { invoice: SalesInvoiceInShort }) {
  const { t } = useTranslation()
  const { id, number } = invoice
  const { title } = invoice
  return (
    <>
      <Link href={`/facturen/${id}`}>
        {number ?? t("business.standing.draft")}
        <span className="visually-hidden"> {title}</span>
      </Link>
      <span className="sales-title muted" aria-hidden>
        {title}
      </span>
    </>
  )
}
