import { useTranslation } from "react-i18next"
import { formatPrice } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { StockItem } from "../../schema.ts"
import { oneOf } from "../oneOf.ts"
import { amountOf } from "../words.ts"

/** What it costs, and what all of it is worth by what was paid for it. */
export function ItemWorth({ item }: { item: StockItem }) {
  const { t } = useTranslation()
  const { quantity, currentPrice, value } = item
  const unit = oneOf(item)
  return (
    <>
      <div>
        <dt>{t("stock.worth.price")}</dt>
        <dd>{t("stock.worth.perUnit", { price: formatPrice(currentPrice ?? 0), unit })}</dd>
      </div>
      <div>
        <dt>{t("stock.worth.value")}</dt>
        <dd>
          <strong>{formatEuros(value ?? 0)}</strong>
          {quantity > 0 && (
            <>
              <br />
              {t("stock.worth.why", {
                amount: amountOf(quantity, item),
                value: formatEuros(value ?? 0),
                average: formatPrice((value ?? 0) / quantity),
                unit,
              })}
            </>
          )}
        </dd>
      </div>
    </>
  )
}
