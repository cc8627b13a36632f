import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { mostParts, type ProjectBilling } from "../../billing/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"
import { PartFields } from "./PartFields.tsx"
import { filledOf, planForm, sumFault, totalOf } from "./planForm.ts"

interface PlanDialogProps {
  project: number
  billing: ProjectBilling
  onClose: () => void
}

/** In which parts the job is invoiced, and when each is due: together all of it. */
export function PlanDialog({ project, billing, onClose }: PlanDialogProps) {
  const { t } = useTranslation()
  const form = planForm.useForm({
    of: {
      row: billing,
      valuesOf: filledOf,
      newest: () => api.billing(project),
      words: (_name, { parts }) => parts.map(({ moment, percent }) => `${percent}% ${moment}`).join(", "),
    },
    check: ({ values }) => ({ parts: sumFault(values.parts) }),
    send: (plan, { row = billing }) => api.savePlan(project, { ...plan, version: row.version }),
    refreshes: touchedPaths,
    done: "business.plan.saved",
    onSaved: onClose,
  })
  return (
    <planForm.Dialog
      form={form}
      onClose={onClose}
      size="large"
      title={t("business.plan.open")}
      failed={t("business.plan.failed")}
      save={t("business.plan.save")}
    >
      <Rows />
    </planForm.Dialog>
  )
}

function Rows() {
  const { t } = useTranslation()
  const { id, value: parts, error, onChange, onBlur } = planForm.useField("parts")
  const total = totalOf(parts)
  const full = parts.length >= mostParts && t("business.errors.partsCount")
  const add = () =>
    onChange([
      ...parts,
      { moment: "", percent: Math.max(1, 100 - total) || 1, kind: "hand", from: 50, day: "", fixed: false },
    ])
  const remove = (index: number) => {
    onChange(parts.toSpliced(index, 1))
    document.getElementById(`${id}-add`)?.focus()
  }
  return (
    <div className="stack">
      <Notes id={id} error={error} />
      <ol id={id} tabIndex={-1} className="lines roomy" aria-label={t("business.billing.parts")}>
        {parts.map((part, index) => (
          <PartFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            key={index}
            {...{ index, part, onBlur }}
            onChange={(next) => onChange(parts.with(index, next))}
            remove={parts.length > 1 && !part.fixed ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <p role="status" className={total === 100 ? "billing-whole" : "billing-notWhole"}>
        {Number.isNaN(total) ? t("business.plan.totalUnknown") : t("business.plan.total", { total })}
      </p>
      <Button id={`${id}-add`} className="button-small" onClick={add} unavailable={full}>
        <Plus aria-hidden size="1.2em" />
        {t("business.plan.add")}
      </Button>
    </div>
  )
}
