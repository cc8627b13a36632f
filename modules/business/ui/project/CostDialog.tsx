import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, money, number } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { NewProjectInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"

const cost = defineForm(
  NewProjectInvoice,
  { hourlyRate: money, surcharge: number, from: day, to: day },
  {
    id: "costInvoice",
    label: (name) => t(`business.cost.field.${name}`),
    wrong: () => t("business.draft.wrong"),
    toCall: (values) => ({ ...values, kind: "cost" as const }),
  },
)

/** By what it took: hours at a rate, what else it cost with a surcharge. */
export function CostDialog({ project, onClose }: { project: number; onClose: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const key = useWishKey()
  const begin = useProject(project).data?.startDate
  const form = cost.useForm({
    start: { surcharge: 0, from: begin ?? "", to: dayOf(new Date()) },
    check: ({ values: { from, to } }) => ({ to: from && to && to < from && "business.periodWrong" }),
    send: (wish) => api.draftOf(project, wish, key.of(wish)),
    refreshes: touchedPaths,
    onSaved: ({ id }) => navigate(`/facturen/${id}`),
  })
  return (
    <cost.Dialog
      form={form}
      onClose={onClose}
      title={t("business.cost.open")}
      save={t("business.due.make")}
      intro={<p>{t("business.cost.text")}</p>}
      className="stack roomy"
    >
      <cost.Field name="hourlyRate" />
      <cost.Field name="surcharge" unit="%" hint={t("business.cost.surchargeHint")} />
      <div className="sales-days">
        <cost.Field name="from" />
        <cost.Field name="to" />
      </div>
    </cost.Dialog>
  )
}
