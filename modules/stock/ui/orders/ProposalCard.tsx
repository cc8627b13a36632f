import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { formatPrice, formatQuantity } from "#src/shared/euro.ts"
import { sum } from "#src/shared/rounding.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, drawn, longText, orNull, text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { NewOrder, type Proposal } from "../../orders/schema.ts"
import { amountOf } from "../words.ts"
import { api } from "./api.ts"
import { touchedByOrders } from "./hooks.ts"
import { LineRows } from "./LineRows.tsx"
import { readLines, type TypedLine } from "./typedLines.ts"
import type { Asked } from "./wanted.ts"

const ordering = defineForm(
  NewOrder,
  { supplier: text, lines: drawn<TypedLine[]>([]), expectedOn: orNull(day), note: longText },
  {
    id: "bestellen",
    label: (name) => t(`stock.order.field.${name}`),
    toCall: ({ lines, ...rest }) => ({
      ...rest,
      lines: readLines(lines).map(({ id, quantity, price }) => ({ itemId: id, quantity, price })),
    }),
  },
)

/** What to order of one supplier, filled up to its most; each amount can be another, or left out. */
export function ProposalCard({ of: { supplier, lines, note = "" }, nth }: { of: Asked; nth: number }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const key = useWishKey()
  const form = ordering.useForm({
    id: `bestellen-${nth}`,
    start: {
      ...{ supplier, note },
      lines: lines.map(({ itemId, quantity, price }) => ({
        ...{ id: itemId, quantity: formatQuantity(quantity), price: formatPrice(price) },
      })),
    },
    send: (order) => api.place(order, keyed(key.of(order))),
    refreshes: touchedByOrders,
    done: ({ number }) => ({ title: t("stock.order.placed", { number }) }),
    onSaved: ({ id }) => navigate(`/material-stock/bestellingen/${id}`),
  })
  return (
    <Card title={supplier || t("stock.order.nobody")} className="stock-proposal">
      <ordering.Form form={form} failed={t("stock.order.failed")} guarded={false} className="stack roomy">
        {supplier === "" && <ordering.Field name="supplier" autoComplete="off" />}
        <Lines lines={lines} errors={form.errors} id={form.id} />
        <div className="stock-order-asked">
          <ordering.Field name="expectedOn" optional />
          <ordering.Field name="note" optional rows={1} hint={t("stock.order.noteHint")} />
        </div>
        <div className="split">
          <Total />
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("kit.save.saving")}>
            {t("stock.order.make")}
          </Button>
        </div>
      </ordering.Form>
    </Card>
  )
}

function Lines({
  lines,
  errors,
  id,
}: {
  lines: Proposal[number]["lines"]
  errors: Readonly<Record<string, string>>
  id: string
}) {
  const { t } = useTranslation()
  const { value, onChange } = ordering.useField("lines")
  const rows = lines.map((line) => ({
    ...{ id: line.itemId, name: line.name, unit: line.unit },
    hint: [
      t("stock.order.there", { amount: amountOf(line.there, line) }),
      line.onOrder > 0 && t("stock.order.onOrder", { amount: amountOf(line.onOrder, line) }),
      ...line.neededFor.map(({ name, day, quantity }) =>
        t("stock.order.needed", { amount: amountOf(quantity, line), name, day: shortDay(day) }),
      ),
      line.maxStock > 0 && t("stock.order.upTo", { amount: amountOf(line.maxStock, line) }),
    ]
      .filter(Boolean)
      .join(" · "),
  }))
  return <LineRows id={id} rows={rows} typed={value} errors={errors} onChange={onChange} />
}

function Total() {
  const { t } = useTranslation()
  const lines = readLines(ordering.useTyped("lines"))
  const total = sum(lines.map(({ quantity, price }) => (Number.isNaN(quantity) ? 0 : quantity * price)))
  return (
    <p>
      <strong>{formatEuros(total)}</strong> <span className="muted">{t("stock.order.exclVat")}</span>
    </p>
  )
}
