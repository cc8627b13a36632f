import { memo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import { useKeys } from "#ui/lib/useKeys.ts"
import type { QuotationRow } from "../../quotation/schema.ts"
import { focusWithin } from "../rowFocus.ts"
import { byDay } from "./days.ts"
import { itemId, QuotationItem } from "./QuotationItem.tsx"

export const focusQuotation = (id: number) => focusWithin(document.getElementById(itemId(id)))

/** By day; J and K walk through all of them. `chosen`: what the rows were chosen by. */
export const QuotationList = memo(
  ({ rows, chosen, open }: { rows: QuotationRow[]; chosen: string; open: (id: number) => void }) => {
    const { t } = useTranslation()
    const list = useRef<HTMLDivElement>(null)
    const shown = useGrowing(rows, chosen)
    useKeys({ j: () => walk(1), k: () => walk(-1) }, 0)

    function walk(step: 1 | -1) {
      const items = [...list.current!.querySelectorAll("li")]
      const at = items.findIndex((item) => item.contains(document.activeElement))
      focusWithin(items[at < 0 ? 0 : at + step])
    }

    return (
      <>
        <p className="muted quotation-total" role="status">
          {t("quotes.overview.found", { count: rows.length })}
        </p>
        <section className="quotation-days" ref={list} aria-label={t("quotes.overview.list")}>
          {byDay(shown).map(({ day, rows }) => (
            <section key={day} className="quotation-day">
              <h2 className="quotation-date">{day}</h2>
              <ul className="quotation-rows" aria-label={day}>
                {rows.map((row) => (
                  <QuotationItem key={row.id} row={row} open={open} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      </>
    )
  },
)
