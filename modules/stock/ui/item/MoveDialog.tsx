import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { longestNote, Move, type PlaceKey, type StockItem, workshop } from "../../schema.ts"
import { CountWay } from "../CountWay.tsx"
import { touchedBy, usePlaces } from "../hooks.ts"
import { saidOf, useMoving } from "../moving/useMoving.ts"
import { useWhereFrom } from "../whereFrom.ts"
import { amountOf, placeName } from "../words.ts"

const moving = defineForm(
  Move,
  { from: select<PlaceKey>(), to: select<PlaceKey>(), quantity: number, note: text },
  { id: "verplaats", label: (name) => t(`stock.move.field.${name}`) },
)

/** From one place to another, such as into a van. */
export function MoveDialog({ item, close }: { item: StockItem; close: () => void }) {
  const { t } = useTranslation()
  const places = usePlaces()
  const { taking, start } = useWhereFrom(item, places)
  const own = places.find(({ key, mine }) => mine && key.startsWith("van:"))?.key
  const move = useMoving(item)
  const form = moving.useForm({
    start: { from: start, to: start === workshop ? own : workshop },
    send: async (wish) => {
      const what = t("stock.move.moved", {
        amount: amountOf(wish.quantity, item),
        place: placeName(places, wish.to),
      })
      return move({ verb: "move", wish }, what)
    },
    refreshes: touchedBy(item.id),
    done: saidOf,
    onSaved: close,
  })
  const from = moving.useTyped("from", form)
  return (
    <moving.Dialog
      form={form}
      onClose={close}
      title={t("stock.move.title", { name: item.name })}
      save={t("stock.move.save")}
      aside={<CountWay error={form.error} item={item} place={from} counted={() => {}} />}
    >
      <moving.Field name="from" options={taking} />
      <moving.Field
        name="to"
        empty={t("stock.move.choose")}
        options={places.filter(({ open }) => open).map(({ key, name }) => ({ value: key, label: name }))}
      />
      <moving.Field name="quantity" unit={item.unit} />
      <moving.Field name="note" optional maxLength={longestNote} />
    </moving.Dialog>
  )
}
