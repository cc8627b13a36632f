import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, oneId, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { longestNote, PlaceKey, Return, type StockItem, workshop } from "../../schema.ts"
import { touchedBy, usePlaces } from "../hooks.ts"
import { saidOf, useMoving } from "../moving/useMoving.ts"
import { amountOf } from "../words.ts"

const returning = defineForm(
  z.extend(Return, { place: PlaceKey }),
  { projectId: oneId, quantity: number, place: select<PlaceKey>(), note: text },
  {
    id: "terug",
    label: (name) => t(`stock.return.field.${name}`),
    wrong: () => t("stock.return.chooseProject"),
    toCall: ({ projectId, ...rest }) => ({ ...rest, projectId: projectId ?? 0 }),
  },
)

/** What was taken to a job and not used there. */
export function ReturnDialog({
  item,
  jobs,
  close,
}: {
  item: StockItem
  jobs: readonly { id: number; name: string }[]
  close: () => void
}) {
  const { t } = useTranslation()
  const places = usePlaces()
  const move = useMoving(item)
  const form = returning.useForm({
    start: { place: workshop, projectId: jobs.length === 1 ? jobs[0]!.id : null },
    send: (wish) =>
      move({ verb: "giveBack", wish }, t("stock.return.returned", { amount: amountOf(wish.quantity, item) })),
    refreshes: touchedBy(item.id),
    done: saidOf,
    onSaved: close,
  })
  return (
    <returning.Dialog
      form={form}
      onClose={close}
      title={t("stock.return.title", { name: item.name })}
      save={t("stock.return.save")}
    >
      <returning.Field
        name="projectId"
        empty={t("stock.return.choose")}
        options={jobs.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <returning.Field name="quantity" unit={item.unit} />
      <returning.Field name="place" options={places.map(({ key, name }) => ({ value: key, label: name }))} />
      <returning.Field name="note" optional maxLength={longestNote} />
    </returning.Dialog>
  )
}
