import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import type { OcrResult } from "../../scans/schema.ts"
import { amountIn } from "../amount.ts"

const firstShown = 5

/** The lines that were read: description, quantity and price. */
export function ResultItems({ items, currency }: { items: OcrResult["items"]; currency: string | null }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const rest = items.length - firstShown
  const title = t("invoices.scans.result.items")
  return (
    <>
      <h4 className="scan-items-title">{title}</h4>
      {items.length === 0 && <p className="muted">{t("invoices.scans.result.noItems")}</p>}
      <ul className="scan-items plain" aria-label={title}>
        {(all ? items : items.slice(0, firstShown)).map(({ description, quantity, price, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and they are never reordered
          <li key={index}>
            <span className="scan-item-what">{description}</span>
            {quantity !== null && price !== null && (
              <span className="muted">
                {t("invoices.scans.result.quantity", {
                  quantity: formatQuantity(quantity),
                  price: amountIn(price, currency),
                })}
              </span>
            )}
            <span className="scan-item-amount">{amountIn(amount, currency)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && !all && (
        <Button className="button-small" onClick={() => setAll(true)}>
          {t("invoices.scans.result.moreItems", { count: rest })}
        </Button>
      )}
    </>
  )
}
