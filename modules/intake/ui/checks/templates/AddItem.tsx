import { useRef } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { NewItem } from "../../../checks/templates/schema.ts"
import { api, itemsPath } from "./api.ts"
import { itemKinds, labelOf, useTakes } from "./itemForm.ts"

const adding = defineForm(z.omit(NewItem, { type: true }), itemKinds, { id: "punt", label: labelOf })

export function AddItem({ type, close }: { type: ProjectType; close: () => void }) {
  const { t } = useTranslation()
  const takes = useTakes()
  const key = useRef(newKey())
  const form = adding.useForm({
    start: { text: "", takes: "tick", unit: "", required: true },
    send: (item) => api.addItem({ ...item, type }, key.current),
    refreshes: itemsPath,
    done: "intake.checks.templates.added",
    onSaved: close,
  })
  return (
    <adding.Dialog
      form={form}
      onClose={close}
      title={t("intake.checks.templates.add")}
      failed={t("intake.checks.templates.notAdded")}
      save={t("intake.checks.templates.save")}
    >
      <adding.Field name="text" />
      <adding.Field name="takes" options={takes} />
      <adding.Field name="unit" hint={t("intake.checks.templates.unitHint")} optional />
      <adding.Field name="required" />
    </adding.Dialog>
  )
}
