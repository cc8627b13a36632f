import { useTranslation } from "react-i18next"
import { useGrowingAhead } from "#ui/lib/useGrowingAhead.ts"
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
  const { chosen, wanted } = rest.view
  const least = rows.findIndex(({ id }) => id === wanted) + 1
  const { shown, end } = useGrowingAhead(rows, chosen, least)
  return (
    <>
      <ul className="stack" aria-label={t("invoices.allocations.list")}>
        {shown.map((row) => (
          <li key={row.id}>
            <InvoiceCard invoice={row} {...rest} />
          </li>
        ))}
      </ul>
      {end && <div key={shown.length} ref={end} />}
    </>
  )
}
