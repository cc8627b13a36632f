import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDate, formatEuros } from "#ui/lib/format.ts"
import { useNow } from "#ui/lib/now.ts"
import type { StockItem } from "../../schema.ts"
import { isIdle } from "./stockList.ts"

/** Of what lies there for nothing: since when, and what it is worth. */
export function IdleSince({ item }: { item: StockItem }) {
  const { t } = useTranslation()
  const today = dayOf(useNow())
  if (!isIdle(item, today)) return null
  return (
    <p className="muted">
      {t("stock.list.idleSince", { day: formatDate(item.restsSince), amount: formatEuros(item.value ?? 0) })}
    </p>
  )
}
