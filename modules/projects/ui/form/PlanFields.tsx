import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { type Colleague, type Project, type ProjectStatus, projectStatuses } from "../../schema.ts"
import { useColleagues } from "../hooks.ts"
import { type FieldsProps, useField } from "./useField.ts"

export function PlanFields({ project, ...fields }: FieldsProps & { project?: Project }) {
  const { t } = useTranslation()
  const status = useField(fields, "status")
  const progress = useField(fields, "progress")
  const { ref: _, ...team } = useField(fields, "team")
  const colleagues = useColleagues()
  const options = optionsOf(colleagues.data ?? [], project)
  return (
    <Card title={t("projects.form.plan")}>
      <div className="field-pair">
        <DateField {...useField(fields, "startDate")} label={t("projects.detail.start")} optional />
        <DateField {...useField(fields, "endDate")} label={t("projects.detail.end")} optional />
      </div>
      <div className="field-pair">
        {!project && (
          <Select
            {...status}
            onChange={(value) => status.onChange(value as ProjectStatus)}
            label={t("projects.detail.status")}
            options={projectStatuses.map((each) => ({ value: each, label: t(`kit.status.project.${each}`) }))}
          />
        )}
        {project?.status !== "completed" && status.value !== "completed" && (
          <NumberField {...progress} label={t("projects.form.field.progress")} unit="%" />
        )}
      </div>
      <Notice tone="bad">{colleagues.error?.message}</Notice>
      {options.length > 0 ? (
        <CheckboxGroup {...team} legend={t("projects.detail.team")} options={options} optional />
      ) : (
        colleagues.data && <p className="muted">{t("projects.form.noColleagues")}</p>
      )}
    </Card>
  )
}

/** Everyone who can be chosen, and who is on the team already though his account is gone. */
const optionsOf = (colleagues: Colleague[], project: Project | undefined) => {
  const gone = (project?.team ?? []).filter(({ id }) => !colleagues.some((colleague) => colleague.id === id))
  return [...colleagues, ...gone].map(({ id, name }) => ({ value: String(id), label: name }))
}
