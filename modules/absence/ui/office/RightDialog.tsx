import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number } from "#ui/form/kinds.tsx"
import { type LeaveBalance, LeaveRight } from "../../schema.ts"
import { api } from "../api.ts"
import { absencePath } from "../hooks.ts"

const right = defineForm(z.pick(LeaveRight, { days: true }), { days: number }, { id: "right" })

export function RightDialog({ of, year, close }: { of: LeaveBalance; year: number; close: () => void }) {
  const { t } = useTranslation()
  const { id, name } = of.person
  const form = right.useForm({
    start: { days: of.right / 2 },
    send: ({ days }) => api.setRight({ accountId: id, year, days }),
    refreshes: absencePath,
    done: "absence.balances.done",
    onSaved: close,
  })
  return (
    <right.Dialog
      form={form}
      onClose={close}
      title={t("absence.balances.changeTitle", { name, year })}
      failed={t("absence.balances.failed")}
      save={t("absence.balances.save")}
    >
      <right.Field
        name="days"
        label={t("absence.balances.days")}
        hint={t("absence.balances.daysHint")}
        unit={t("absence.balances.unit")}
      />
    </right.Dialog>
  )
}
