import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { NewItem } from "../../schema.ts"
import { api } from "../api.ts"
import { touched } from "./hooks.ts"
import { itemKinds, labelOf, useItemOptions } from "./itemForm.ts"

const adding = defineForm(NewItem, itemKinds, { id: "punt", label: labelOf })

export function AddItem({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const options = useItemOptions()
  const key = useRef(newKey())
  const form = adding.useForm({
    start: { task: "", priority: "medium", who: "everyone" },
    send: (item) => api.addItem(item, key.current),
    refreshes: touched,
    done: "checklist.own.added",
    onSaved: close,
  })
  return (
    <adding.Dialog
      form={form}
      onClose={close}
      title={t("checklist.own.add")}
      failed={t("checklist.own.notAdded")}
      save={t("checklist.own.save")}
    >
      <adding.Field name="task" />
      <adding.Field name="category" options={options.category} empty="" />
      <adding.Field name="priority" options={options.priority} />
      <adding.Field name="who" options={options.who} />
    </adding.Dialog>
  )
}
