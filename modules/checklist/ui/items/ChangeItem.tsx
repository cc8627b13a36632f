import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { ItemChange, type ListedItem } from "../../schema.ts"
import { api } from "../api.ts"
import { touched } from "./hooks.ts"
import { itemKinds, labelOf, useItemOptions } from "./itemForm.ts"

const changing = defineForm(z.omit(ItemChange, { off: true, version: true }), itemKinds, {
  id: "punt",
  label: labelOf,
})

export function ChangeItem({ item, close }: { item: ListedItem; close: () => void }) {
  const { t } = useTranslation()
  const options = useItemOptions()
  const { code, category, task, priority, who, off, version } = item
  const form = changing.useForm({
    start: { category, task, priority, who },
    send: (wish) => api.setItem(code, { ...wish, off, version }),
    refreshes: touched,
    done: "checklist.own.saved",
    onSaved: close,
  })
  return (
    <changing.Dialog
      form={form}
      onClose={close}
      title={t("checklist.own.changeTitle")}
      failed={t("checklist.own.failed")}
      save={t("checklist.own.save")}
    >
      <changing.Field name="task" />
      <changing.Field name="category" options={options.category} />
      <changing.Field name="priority" options={options.priority} />
      <changing.Field name="who" options={options.who} />
    </changing.Dialog>
  )
}
