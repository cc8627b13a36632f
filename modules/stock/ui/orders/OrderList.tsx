import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { StockOrder } from "../../orders/schema.ts"
import { OrderState } from "./OrderState.tsx"

/** What was ordered, the newest first. */
export function OrderList({ orders }: { orders: readonly StockOrder[] }) {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  return (
    <Card sheet title={t("stock.order.orders")}>
      <ul className="sheet-rows plain">
        {orders.map((order) => (
          <li key={order.id} className="split">
            <span className="stack flush">
              <Link className="touch" href={`/material-stock/bestellingen/${order.id}`}>
                {order.number} · {order.supplier}
              </Link>
              <span className="muted">
                {[
                  formatDay(dayOf(new Date(order.createdAt))),
                  t("stock.order.lines", { count: order.lines.length }),
                  formatEuros(order.total),
                ].join(" · ")}
              </span>
            </span>
            <OrderState order={order} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
