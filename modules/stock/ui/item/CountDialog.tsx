import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { formatQuantity } from "#src/shared/euro.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { Count, longestNote, PlaceKey, type StockItem, workshop } from "../../schema.ts"
import { api } from "../api.ts"
import { touchedBy, usePlaces } from "../hooks.ts"
import { moved } from "../moved.ts"
import { amountOf } from "../words.ts"

const counting = defineForm(
  z.extend(Count, { place: PlaceKey }),
  { place: select<PlaceKey>(), quantity: number, note: text },
  { id: "tel", label: (name) => t(`stock.count.field.${name}`) },
)

/** What really lies at a place, whatever was known of it. */
export function CountDialog({
  item,
  place = workshop,
  close,
  counted,
}: {
  item: StockItem
  place?: PlaceKey
  close: () => void
  counted?: (item: StockItem) => void
}) {
  const { t } = useTranslation()
  const places = usePlaces()
  const key = useWishKey()
  const form = counting.useForm({
    start: { place },
    send: async (wish) => {
      const what = t("stock.count.counted", { amount: amountOf(wish.quantity, item) })
      return { reply: await moved(await api.count(item.id, wish, keyed(key.of(wish))), what), what }
    },
    refreshes: touchedBy(item.id),
    done: ({ reply, what }) => ({
      title: t("stock.adjust.done"),
      text: reply.movementId === null ? t("stock.count.known") : what,
    }),
    onSaved: ({ reply }) => {
      close()
      counted?.(reply.item)
    },
  })
  const at = counting.useTyped("place", form)
  const known = item.places.find((one) => one.place === at)?.quantity ?? 0
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
        hint={t("stock.count.hint", { known: formatQuantity(known), unit: item.unit })}
      />
      <counting.Field name="note" optional maxLength={longestNote} />
    </counting.Dialog>
  )
}
