import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { WholeNumberField } from "#modules/settings/ui/WholeNumberField.tsx"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { whenKinds } from "../../billing/schema.ts"
import type { TypedPart } from "./planForm.ts"

interface PartFieldsProps {
  index: number
  part: TypedPart
  onChange: (part: TypedPart) => void
  onBlur: () => void
  /** The last one stays, and one that was invoiced. */
  remove: (() => void) | undefined
}

export function PartFields({ index, part, onChange, onBlur, remove }: PartFieldsProps) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const change = (next: Partial<TypedPart>) => onChange({ ...part, ...next })
  const at = (name: string) => {
    const path = `parts.${index}.${name}`
    return { id: `billingPlan-${path}`, error: errors[path], onBlur }
  }
  if (part.fixed)
    return (
      <li>
        {`${part.percent}% ${part.moment}`}
        <p className="document-facts">{t("business.plan.fixed")}</p>
      </li>
    )
  return (
    <li className="stack">
      <TextField
        {...at("moment")}
        label={t("business.plan.moment", { number: index + 1 })}
        value={part.moment}
        onChange={(moment) => change({ moment })}
        maxLength={80}
        autoComplete="off"
      />
      <div className="sales-days">
        <WholeNumberField
          {...at("percent")}
          label={t("business.plan.percent")}
          unit="%"
          value={part.percent}
          onChange={(percent) => change({ percent })}
        />
        <Select
          {...at("when")}
          label={t("business.plan.whenDue")}
          options={whenKinds.map((value) => ({ value, label: t(`business.plan.when.${value}`) }))}
          value={part.kind}
          onChange={(kind) => change({ kind: kind as TypedPart["kind"] })}
        />
        {part.kind === "progress" && (
          <WholeNumberField
            {...at("when.percent")}
            label={t("business.plan.progress")}
            unit="%"
            value={part.from}
            onChange={(from) => change({ from })}
          />
        )}
        {part.kind === "date" && (
          <DateField
            {...at("when.day")}
            label={t("business.plan.day")}
            value={part.day}
            onChange={(day) => change({ day })}
          />
        )}
      </div>
      {remove && (
        <Button className="button-small" onClick={remove}>
          <Trash2 aria-hidden size="1.2em" />
          {t("business.plan.remove", { number: index + 1 })}
        </Button>
      )}
    </li>
  )
}
