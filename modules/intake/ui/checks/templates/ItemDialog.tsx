import { useRef } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, onOff, text } from "#ui/form/kinds.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { type Takes, takes } from "../../../checks/schema.ts"
import { type ListedItem, NewItem } from "../../../checks/templates/schema.ts"
import { api, itemsPath } from "./api.ts"

const kinds = { text, takes: choice<Takes>(), unit: text, required: onOff }
const wish = defineForm(z.omit(NewItem, { type: true }), kinds, {
  id: "punt",
  label: (name) => said(`intake.checks.templates.field.${name as keyof typeof kinds}`),
})

interface ItemDialogProps {
  type: ProjectType
  /** The one that is changed; without it one is added. */
  item?: ListedItem
  close: () => void
}

export function ItemDialog({ type, item, close }: ItemDialogProps) {
  const { t } = useTranslation()
  const key = useRef(newKey())
  const form = wish.useForm({
    start: item ? valuesOf(item) : { text: "", takes: "tick", unit: "", required: true },
    send: (told) =>
      item
        ? api.setItem(item.id, { ...told, off: item.off, version: item.version })
        : api.addItem({ ...told, type }, key.current),
    refreshes: itemsPath,
    done: item ? "intake.checks.templates.saved" : "intake.checks.templates.added",
    onSaved: close,
  })
  return (
    <wish.Dialog
      form={form}
      onClose={close}
      title={t(item ? "intake.checks.templates.changeTitle" : "intake.checks.templates.add")}
      failed={t(item ? "intake.checks.templates.failed" : "intake.checks.templates.notAdded")}
      save={t("intake.checks.templates.save")}
    >
      <wish.Field name="text" />
      <wish.Field
        name="takes"
        options={takes.map((value) => ({ value, label: t(`intake.checks.templates.takes.${value}`) }))}
      />
      <wish.Field name="unit" hint={t("intake.checks.templates.unitHint")} optional />
      <wish.Field name="required" />
    </wish.Dialog>
  )
}

const valuesOf = ({ text, takes, unit, required }: ListedItem) => ({ text, takes, unit, required })
