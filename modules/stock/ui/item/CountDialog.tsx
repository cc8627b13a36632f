import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { formatQuantity } from "#src/shared/euro.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { Count, longestNote, PlaceKey, type StockItem, workshop } from "../../schema.ts"
import { touchedBy, usePlaces } from "../hooks.ts"
import { saidOf, useMoving } from "../moving/useMoving.ts"
import { liesAt } from "../moving/wish.ts"
import { amountOf } from "../words.ts"

const counting = defineForm(
  z.extend(z.omit(Count, { known: true }), { place: PlaceKey }),
  { place: select<PlaceKey>(), quantity: number, note: text },
  { id: "tel", label: (name) => t(`stock.count.field.${name}`) },
)

/** What really lies at a place, whatever was known of it. */
export function CountDialog({
  item,
  place = workshop,
  taken = false,
  close,
  counted,
}: {
  item: StockItem
  place?: PlaceKey
  /** Something of it was taken that the server doesn't know of yet. */
  taken?: boolean
  close: () => void
  counted?: (item: StockItem) => void
}) {
  const { t } = useTranslation()
  const places = usePlaces()
  const move = useMoving(item)
  const knownAt = (key: string) => liesAt(item, key)
  const form = counting.useForm({
    start: { place },
    send: (wish) =>
      move(
        { verb: "count", wish: { ...wish, known: knownAt(wish.place) } },
        t("stock.count.counted", { amount: amountOf(wish.quantity, item) }),
      ),
    refreshes: touchedBy(item.id),
    done: saidOf,
    onSaved: ({ item: now }) => {
      close()
      counted?.(now)
    },
  })
  const at = counting.useTyped("place", form)
  return (
    <counting.Dialog
      form={form}
      onClose={close}
      title={t("stock.count.title", { name: item.name })}
      save={t("stock.count.save")}
    >
      <counting.Field name="place" options={places.map(({ key, name }) => ({ value: key, label: name }))} />
      <counting.Field
        name="quantity"
        unit={item.unit}
        hint={t("stock.count.hint", { known: formatQuantity(knownAt(at)), unit: item.unit })}
      />
      <counting.Field name="note" optional maxLength={longestNote} />
      {taken && <p className="muted">{t("stock.count.taken")}</p>}
    </counting.Dialog>
  )
}
