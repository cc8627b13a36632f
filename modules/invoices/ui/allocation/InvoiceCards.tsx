import { useTranslation } from "react-i18next"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { InvoiceCard } from "./InvoiceCard.tsx"
import type { AllocationsView } from "./useOpened.ts"

export interface CardsProps {
  view: AllocationsView
  /** The next invoice that waits for a project. */
  next: (id: number) => PurchaseInvoiceRow | undefined
  /** Tells whether something was typed in its form that is not kept yet. */
  mark: (id: number, typed: boolean) => void
}

export function InvoiceCards({ rows, ...rest }: CardsProps & { rows: PurchaseInvoiceRow[] }) {
  const { t } = useTranslation()
  return (
    <ul className="stack" aria-label={t("invoices.allocations.list")}>
      {rows.map((row) => (
        <li key={row.id}>
          <InvoiceCard invoice={row} {...rest} />
        </li>
      ))}
    </ul>
  )
}
