import { FileDown, Mail } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { OrderLine, StockOrder } from "../../orders/schema.ts"
import { amountOf } from "../words.ts"
import { api } from "./api.ts"
import { touchedByOrders } from "./hooks.ts"
import { MailDialog } from "./MailDialog.tsx"
import { OrderState } from "./OrderState.tsx"
import { ReceiveForm } from "./ReceiveForm.tsx"

export function OrderDetail({ order }: { order: StockOrder }) {
  const { t } = useTranslation()
  const [mailing, setMailing] = useState(false)
  const { id, number, supplier, note, expectedOn, mailedTo, createdAt, by, lines, total, state } = order
  useScreen(`${number} ${supplier}`)
  const waits = state === "open" || state === "partly"
  return (
    <>
      <ScreenHead title={`${number} · ${supplier}`}>
        <a className="button button-secondary" href={`/api/materials/orders/${id}/pdf`} download>
          <FileDown aria-hidden size="1.2em" />
          {t("stock.order.pdf")}
        </a>
        <Button onClick={() => setMailing(true)}>
          <Mail aria-hidden size="1.2em" />
          {t("stock.order.mail.open")}
        </Button>
      </ScreenHead>
      <div className="stack roomy">
        <p className="cluster">
          <OrderState order={order} />
          <span className="muted">
            {[
              t("stock.order.madeBy", { by, when: formatMoment(createdAt) }),
              expectedOn && t("stock.order.expected", { day: formatDay(expectedOn) }),
              mailedTo && t("stock.order.mailedTo", { to: mailedTo }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <Card sheet title={t("stock.order.what")} aside={<strong>{formatEuros(total)}</strong>}>
          <ul className="sheet-rows plain">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          {note && <p className="stock-order-note">{note}</p>}
        </Card>
        {waits && <ReceiveForm key={order.version} order={order} />}
        <Closing order={order} />
      </div>
      {mailing && <MailDialog order={order} close={() => setMailing(false)} />}
    </>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const { itemId, name, article, quantity, received } = line
  return (
    <li className="split">
      <span className="stack flush">
        <Link className="touch" href={`/material-stock/${itemId}`}>
          {name}
        </Link>
        {article && <span className="muted">{article}</span>}
      </span>
      <span className="stack flush">
        <strong>{amountOf(quantity, line)}</strong>
        <span className="muted">{t("stock.order.received", { received: formatQuantity(received) })}</span>
      </span>
    </li>
  )
}

/** What will not come any more is not waited for; or it will after all. */
function Closing({ order: { id, state, version } }: { order: StockOrder }) {
  const { t } = useTranslation()
  const closed = state === "closed"
  const close = useAction(() => api.close(id, { closed: !closed, version }), { refreshes: touchedByOrders })
  if (state === "received") return null
  return (
    <>
      <Notice tone="bad">{close.error?.message}</Notice>
      <div className="cluster no-print">
        <Button busy={close.busy} onClick={() => void close.act()}>
          {t(closed ? "stock.order.reopen" : "stock.order.close")}
        </Button>
        <span className="muted">{t(closed ? "stock.order.reopenText" : "stock.order.closeText")}</span>
      </div>
    </>
  )
}
