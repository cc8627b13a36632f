import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { formatWhen } from "#ui/lib/when.ts"
import type { Movement, Place, StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { keep, touchedBy } from "../hooks.ts"
import { placeName } from "../words.ts"

/** All that came and went, the newest first; what was done by mistake is turned back here. */
export function Movements({
  item,
  movements,
  more,
  places,
}: {
  item: StockItem
  /** Nothing without a connection. */
  movements: readonly Movement[] | undefined
  more: (() => void) | undefined
  places: readonly Place[]
}) {
  const { t } = useTranslation()
  return (
    <Card sheet title={t("stock.history.title")}>
      <ol className="sheet-rows plain">
        {!movements && <li>{t("stock.history.offline")}</li>}
        {movements?.length === 0 && <li>{t("stock.history.none")}</li>}
        {movements?.filter(isTold).map((movement) => (
          <Row key={movement.id} movement={movement} item={item} places={places} />
        ))}
        {more && (
          <li className="no-print">
            <Button className="button-small" onClick={more}>
              {t("stock.history.more")}
            </Button>
          </li>
        )}
      </ol>
    </Card>
  )
}

function Row({ movement, item, places }: { movement: Movement; item: StockItem; places: readonly Place[] }) {
  const { t } = useTranslation()
  const { id, kind, quantity, value, place, otherPlace, project, note, by, at, reversed, reverses } = movement
  const amount = `${quantity > 0 && kind !== "moved" ? "+" : ""}${formatQuantity(quantity)}`
  const said = t(`stock.history.did.${reverses === null ? kind : "reversal"}`, {
    place: placeName(places, place),
    other: otherPlace ? placeName(places, otherPlace) : "",
    project: project?.name ?? "",
  })
  return (
    <li>
      <strong className="stock-moved">{reversed ? <s>{amount}</s> : amount}</strong>
      <div className="fill">
        <p className="flush">{said}</p>
        {note && <p className="flush">{note}</p>}
        <p className="muted flush">
          {[by, kind === "moved" || reverses !== null ? "" : placeName(places, place)]
            .filter(Boolean)
            .join(" · ")}{" "}
          <time dateTime={at} title={formatMoment(at)}>
            {formatWhen(at)}
          </time>
          {value !== null && value !== 0 && ` · ${formatEuros(value)}`}
          {reversed && ` · ${t("stock.history.reversed")}`}
        </p>
      </div>
      {movement.reversible && <TurnBack id={id} item={item} said={said} />}
    </li>
  )
}

/** Where it arrived a move says where it came from, so that nobody reads it twice. */
const isTold = ({ kind, quantity }: Movement) => kind !== "moved" || quantity > 0

function TurnBack({ id, item, said }: { id: number; item: StockItem; said: string }) {
  const { t } = useTranslation()
  const { act, busy, error } = useAction(
    async () => {
      const reply = await api.reverse(id)
      await keep(reply.item)
      return reply
    },
    { refreshes: touchedBy(item.id), done: "stock.history.turnedBack" },
  )
  return (
    <div className="no-print">
      <Button className="button-small" busy={busy} onClick={() => void act()}>
        {t("stock.history.turnBack")}
        <span className="visually-hidden">: {said}</span>
      </Button>
      <Notice tone="bad">{error?.message}</Notice>
    </div>
  )
}
