import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { formatPrice, formatQuantity } from "#src/shared/euro.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn, select } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { Receipt, type Received, type StockOrder } from "../../orders/schema.ts"
import { type PlaceKey, workshop } from "../../schema.ts"
import { usePlaces } from "../hooks.ts"
import { amountOf } from "../words.ts"
import { api } from "./api.ts"
import { touchedByOrders } from "./hooks.ts"
import { LineRows } from "./LineRows.tsx"
import { readLines, type TypedLine } from "./typedLines.ts"

const receiving = defineForm(
  z.omit(Receipt, { version: true }),
  { lines: drawn<TypedLine[]>([]), place: select<PlaceKey>() },
  {
    id: "ontvangst",
    label: () => t("stock.order.place"),
    toCall: ({ lines, place }) => ({
      place,
      lines: readLines(lines).map(({ id, quantity, price }) => ({ lineId: id, quantity, price })),
    }),
  },
)

/** What came in: all that is left of the order unless somebody types otherwise. */
export function ReceiveForm({ order }: { order: StockOrder }) {
  const { t } = useTranslation()
  const places = usePlaces()
  const key = useWishKey()
  const left = order.lines.filter(({ quantity, received }) => received < quantity)
  const form = receiving.useForm({
    start: {
      place: workshop,
      lines: left.map(({ id, quantity, received, price }) => ({
        ...{ id, quantity: formatQuantity(quantity - received), price: formatPrice(price) },
      })),
    },
    send: (receipt) => {
      const wish = { ...receipt, version: order.version }
      return api.receive(order.id, wish, keyed(key.of(wish)))
    },
    refreshes: touchedByOrders,
    done: toldOf,
  })
  return (
    <Card title={t("stock.order.receive")} className="no-print">
      <receiving.Form form={form} failed={t("stock.order.receiveFailed")} className="stack roomy">
        <Lines left={left} errors={form.errors} id={form.id} />
        <receiving.Field
          name="place"
          options={places.filter(({ open }) => open).map(({ key, name }) => ({ value: key, label: name }))}
        />
        <div className="actions">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("kit.save.saving")}>
            {t("stock.order.book")}
          </Button>
        </div>
      </receiving.Form>
    </Card>
  )
}

function Lines({
  left,
  errors,
  id,
}: {
  left: StockOrder["lines"]
  errors: Readonly<Record<string, string>>
  id: string
}) {
  const { t } = useTranslation()
  const { value, onChange } = receiving.useField("lines")
  const rows = left.map((line) => ({
    ...{ id: line.id, name: line.name, unit: line.unit },
    hint: t("stock.order.left", { amount: amountOf(line.quantity - line.received, line) }),
  }))
  return <LineRows id={id} rows={rows} typed={value} errors={errors} onChange={onChange} priced />
}

/** A price that differs from the order is told. */
function toldOf({ otherPrices }: Received) {
  const [first] = otherPrices
  const price = first && {
    ...{ name: first.name, ordered: formatPrice(first.ordered), paid: formatPrice(first.paid) },
  }
  return {
    title: t("stock.order.booked"),
    ...(price && { text: t("stock.order.otherPrice", { ...price, count: otherPrices.length }) }),
  }
}
