import { memo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useGrowingAhead } from "#ui/lib/useGrowingAhead.ts"
import { focusWithin, useRowKeys } from "#ui/list/rowFocus.ts"
import type { QuotationRow } from "../../overview/schema.ts"
import { byDay } from "./days.ts"
import { itemId, QuotationItem } from "./QuotationItem.tsx"

export const focusQuotation = (id: number) => focusWithin(document.getElementById(itemId(id)))

interface QuotationListProps {
  rows: QuotationRow[]
  /** What the rows were chosen by. */
  chosen: string
  open: (id: number) => void
  openId: number | undefined
}

/** By day; J and K walk through all of them. */
export const QuotationList = memo(({ rows, chosen, open, openId }: QuotationListProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLElement>(null)
  const place = openId === undefined ? 0 : rows.findIndex(({ id }) => id === openId) + 1
  const { shown, end, more } = useGrowingAhead(rows, chosen, place)
  useRowKeys(list, more)

  return (
    <>
      <section ref={list} aria-label={t("quotes.overview.list")}>
        {byDay(shown).map(({ day, rows }) => (
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
      {end && <div key={shown.length} ref={end} />}
    </>
  )
})
