import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { ItemChange, type ListedItem } from "../../../checks/templates/schema.ts"
import { api, itemsPath } from "./api.ts"
import { itemKinds, labelOf, useTakes } from "./itemForm.ts"

const changing = defineForm(z.omit(ItemChange, { off: true, version: true }), itemKinds, {
  id: "punt",
  label: labelOf,
})

export function ChangeItem({ item, close }: { item: ListedItem; close: () => void }) {
  const { t } = useTranslation()
  const options = useTakes()
  const { id, text, takes, unit, required, off, version } = item
  const form = changing.useForm({
    start: { text, takes, unit, required },
    send: (wish) => api.setItem(id, { ...wish, off, version }),
    refreshes: itemsPath,
    done: "intake.checks.templates.saved",
    onSaved: close,
  })
  return (
    <changing.Dialog
      form={form}
      onClose={close}
      title={t("intake.checks.templates.changeTitle")}
      failed={t("intake.checks.templates.failed")}
      save={t("intake.checks.templates.save")}
    >
      <changing.Field name="text" />
      <changing.Field name="takes" options={options} />
      <changing.Field name="unit" hint={t("intake.checks.templates.unitHint")} optional />
      <changing.Field name="required" />
    </changing.Dialog>
  )
}
