import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, number } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useNow } from "#ui/lib/now.ts"
import { type CostRates, NewCostRate } from "../../approval/schema.ts"
import { api } from "./api.ts"
import { ratesTouched } from "./hooks.ts"

const newRate = defineForm(
  z.omit(NewCostRate, { accountId: true }),
  { rate: number, since: day },
  { id: "rate", label: (name) => t(`gps.approvalScreen.rates.field.${name}`) },
)

/** Another rate of a person, from a day on. */
export function AddRate({ of: { accountId, person }, close }: { of: CostRates[number]; close: () => void }) {
  const { t } = useTranslation()
  const form = newRate.useForm({
    start: { since: dayOf(useNow()) },
    send: (rate) => api.addRate({ accountId, ...rate }),
    refreshes: ratesTouched,
    done: "gps.approvalScreen.rates.added",
    onSaved: close,
  })
  return (
    <newRate.Dialog
      form={form}
      onClose={close}
      title={t("gps.approvalScreen.rates.addOf", { person })}
      failed={t("gps.approvalScreen.rates.failed")}
      save={t("gps.approvalScreen.rates.save")}
    >
      <newRate.Field name="rate" unit={t("gps.approvalScreen.perHour")} />
      <newRate.Field name="since" />
    </newRate.Dialog>
  )
}
