import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import type { StockItem } from "../schema.ts"

/** 'minimaal 20, maximaal 60' */
export function Bounds({ of: { minStock, maxStock } }: { of: StockItem }) {
  const { t } = useTranslation()
  return (
    <span className="muted">
      {t("stock.bounds", { min: formatQuantity(minStock), max: formatQuantity(maxStock) })}
    </span>
  )
}
