import { Plus } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { StockItem } from "#modules/stock/schema.ts"
import { ItemPicker } from "#modules/stock/ui/ItemPicker.tsx"
import { amountOf } from "#modules/stock/ui/words.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatPrice, formatQuantity } from "#src/shared/euro.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { AwaitedLine, StockLine } from "../../onStock/schema.ts"
import { type Doing, doings, isGoods, ordersFor, type TypedLine, withDoing, withItem } from "./typedLines.ts"

export interface LineActs {
  set: (position: number, change: Partial<TypedLine>) => void
  /** A material that is not kept yet. */
  add: (line: StockLine) => void
}

interface LineRowProps {
  line: StockLine
  /** Undefined: it lies on the shelf already. */
  typed: TypedLine | undefined
  item: StockItem | undefined
  awaited: readonly AwaitedLine[]
  /** Where it stands in what is sent: its fields are found by it. */
  at: string
  wrongItem: string | undefined
  wrongQuantity: string | undefined
  acts: LineActs
}

/** An invoice may have five hundred of them: a row is drawn again only when something of its own changed. */
export const LineRow = memo(function LineRow({ line, typed, ...rest }: LineRowProps) {
  const { t } = useTranslation()
  return (
    <li className="on-stock-line stack">
      <What line={line} />
      {typed ? (
        <Asked line={line} typed={typed} {...rest} />
      ) : (
        <p>
          <Badge tone="ok">{t("invoices.onStock.open")}</Badge>
        </p>
      )}
    </li>
  )
})

function What({ line: { description, quantity, unit, netAmount } }: { line: StockLine }) {
  const { t } = useTranslation()
  const net = t("invoices.onStock.line.net", { amount: formatEuros(netAmount) })
  return (
    <div className="stack flush">
      <h3>{description}</h3>
      <p className="muted">
        {[quantity !== null && `${formatQuantity(quantity)} ${unit}`, net].filter(Boolean).join(" · ")}
      </p>
    </div>
  )
}

function Asked({ line, typed, item, awaited, acts, at, ...wrong }: LineRowProps & { typed: TypedLine }) {
  const { t } = useTranslation()
  const { position, description } = line
  const named = (label: string) => (
    <>
      {label} <span className="visually-hidden">{t("invoices.onStock.line.of", { description })}</span>
    </>
  )
  const orders = ordersFor(typed, awaited)
  const set = (change: Partial<TypedLine>) => acts.set(position, change)
  // Nothing is worth nothing, and a discount has no goods.
  const able = line.netAmount > 0 ? doings : doings.filter((does) => does === "spread" || does === "skip")
  return (
    <>
      <Select
        id={`op-voorraad-${position}-does`}
        label={named(t("invoices.onStock.line.does"))}
        value={typed.does}
        onChange={(does) => set(withDoing(typed, does as Doing, awaited))}
        options={able.map((does) => ({ value: does, label: t(`invoices.onStock.line.doing.${does}`) }))}
      />
      {isGoods(typed) && (
        <>
          <div className="stack tight">
            <ItemPicker
              id={`op-voorraad-${at}.itemId`}
              label={named(t("invoices.category.materials"))}
              hint={item ? undefined : t("stock.pick.nextHint")}
              error={wrong.wrongItem}
              chosen={item?.name}
              onChoose={(chosen) => set(withItem(typed, chosen.id, awaited))}
            />
            {!item && (
              <Button className="button-small" onClick={() => acts.add(line)}>
                <Plus aria-hidden size="1.1em" />
                {named(t("stock.edit.new"))}
              </Button>
            )}
          </div>
          <NumberField
            id={`op-voorraad-${at}.quantity`}
            label={named(t("stock.adjust.quantity"))}
            hint={item && <Price net={line.netAmount} typed={typed} item={item} />}
            error={wrong.wrongQuantity}
            unit={item?.unit}
            value={typed.quantity}
            onChange={(quantity) => set({ quantity })}
          />
          {item && orders.length > 0 && (
            <Select
              id={`op-voorraad-${at}.orderLineId`}
              label={named(t("invoices.onStock.line.order"))}
              empty={t("invoices.onStock.line.noOrder")}
              value={String(typed.orderLineId ?? "")}
              onChange={(chosen) => set({ orderLineId: chosen === "" ? null : Number(chosen) })}
              options={orders.map((order) => ({
                value: String(order.id),
                label: orderText(order, typed, item),
              }))}
            />
          )}
        </>
      )}
    </>
  )

  function orderText({ number, toCome, notInvoiced }: AwaitedLine, { does }: TypedLine, item: StockItem) {
    const came = does === "before"
    const amount = amountOf(came ? notInvoiced : toCome, item)
    return t(came ? "invoices.onStock.line.notInvoiced" : "invoices.onStock.line.toCome", { number, amount })
  }
}

/** What one costs on this invoice, and did last: a box that was typed as pieces shows here. */
function Price({ net, typed, item }: { net: number; typed: TypedLine; item: StockItem }) {
  const { t } = useTranslation()
  const quantity = parseDecimal(typed.quantity) ?? 0
  if (quantity <= 0) return null
  const price = net / quantity
  const last = item.currentPrice ?? 0
  const { unit } = item
  const said = { price: formatPrice(price), unit, last: formatPrice(last) }
  return (
    <>
      {last > 0 ? t("invoices.onStock.line.last", said) : t("stock.worth.perUnit", said)}
      {last > 0 && (price > last * farOff || price < last / farOff) && (
        <strong> {t("invoices.onStock.line.far")}</strong>
      )}
    </>
  )
}

/** No price rises so fast: then pieces were counted for boxes. */
const farOff = 2
