import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Notice } from "#ui/kit/Notice.tsx"
import type { StockItem } from "../../schema.ts"
import { amountOf } from "../words.ts"

const shown = 5

/** What runs out, five of it. */
export function LowAlert({ low, href }: { low: readonly StockItem[]; href: string }) {
  const { t } = useTranslation()
  const more = low.length - shown
  return (
    <Notice tone="warn">
      {low.length > 0 && (
        <>
          <strong>{t("stock.low.title")}</strong>
          <ul className="cluster">
            {low.slice(0, shown).map((item) => (
              <li key={item.id}>
                <Link className="touch" href={`/material-stock/${item.id}`}>
                  {item.name}
                </Link>{" "}
                <span className="muted">
                  {t("stock.low.left", { amount: amountOf(item.quantity, item) })}
                </span>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Link className="touch" href={href}>
                  {t("stock.low.more", { count: more })}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
    </Notice>
  )
}
