import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, select, text } from "#ui/form/kinds.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import {
  type Category,
  categories,
  type ListedItem,
  NewItem,
  type Priority,
  priorities,
  type Who,
  whos,
} from "../../schema.ts"
import { api } from "../api.ts"
import { touched } from "./hooks.ts"

const kinds = {
  task: text,
  category: select<Category>(),
  priority: choice<Priority>(),
  who: choice<Who>(),
}
const wish = defineForm(NewItem, kinds, {
  id: "punt",
  label: (name) => said(`checklist.own.field.${name as keyof typeof kinds}`),
})

interface ItemDialogProps {
  /** The one that is changed; without it one is added. */
  item?: ListedItem
  close: () => void
}

export function ItemDialog({ item, close }: ItemDialogProps) {
  const { t } = useTranslation()
  const key = useRef(newKey())
  const form = wish.useForm({
    start: item ? valuesOf(item) : { task: "", priority: "medium", who: "everyone" },
    send: (told) =>
      item
        ? api.setItem(item.code, { ...told, off: item.off, version: item.version })
        : api.addItem(told, key.current),
    refreshes: touched,
    done: item ? "checklist.own.saved" : "checklist.own.added",
    onSaved: close,
  })
  return (
    <wish.Dialog
      form={form}
      onClose={close}
      title={t(item ? "checklist.own.changeTitle" : "checklist.own.add")}
      failed={t(item ? "checklist.own.failed" : "checklist.own.notAdded")}
      save={t("checklist.own.save")}
    >
      <wish.Field name="task" />
      <wish.Field
        name="category"
        options={categories.map((value) => ({ value, label: t(`checklist.category.${value}`) }))}
        empty={item ? undefined : ""}
      />
      <wish.Field
        name="priority"
        options={priorities.map((value) => ({ value, label: t(`checklist.priority.${value}`) }))}
      />
      <wish.Field
        name="who"
        options={whos.map((value) => ({ value, label: t(`checklist.own.who.${value}`) }))}
      />
    </wish.Dialog>
  )
}

const valuesOf = ({ task, category, priority, who }: ListedItem) => ({ task, category, priority, who })
