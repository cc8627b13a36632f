import { memo } from "react"
import { useTranslation } from "react-i18next"
import { focusWithin } from "#ui/list/rowFocus.ts"
import type { QuotationRow } from "../../overview/schema.ts"
import { byDay } from "./days.ts"
import { itemId, QuotationItem } from "./QuotationItem.tsx"

export const focusQuotation = (id: number) => focusWithin(document.getElementById(itemId(id)))

interface QuotationListProps {
  rows: QuotationRow[]
  open: (id: number) => void
}

/** By day. */
export const QuotationList = memo(({ rows, open }: QuotationListProps) => {
  const { t } = useTranslation()
  return (
    <section aria-label={t("quotes.overview.list")}>
      {byDay(rows).map(({ day, rows }) => (
        <section key={day} className="quotation-day">
          <h2 className="quotation-date">{day}</h2>
          <ul className="quotation-rows stack" aria-label={day}>
            {rows.map((row) => (
              <QuotationItem key={row.id} row={row} open={open} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
})
