import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { type Colleague, type Project, projectStatuses } from "../../schema.ts"
import { useColleagues } from "../hooks.ts"
import { project } from "./project.tsx"

export function PlanFields({ known }: { known?: Project }) {
  const { t } = useTranslation()
  const status = project.useTyped("status")
  const colleagues = useColleagues()
  const options = optionsOf(colleagues.data ?? [], known)
  return (
    <Card title={t("projects.form.plan")}>
      <div className="field-pair">
        <project.Field name="startDate" optional />
        <project.Field name="endDate" optional />
      </div>
      <div className="field-pair">
        {!known && (
          <project.Field
            name="status"
            options={projectStatuses.map((each) => ({ value: each, label: t(`kit.status.project.${each}`) }))}
          />
        )}
        {(known?.status ?? status) !== "completed" && <project.Field name="progress" unit="%" />}
      </div>
      <Notice tone="bad">{colleagues.error?.message}</Notice>
      {options.length > 0 ? (
        <project.Field name="team" options={options} optional />
      ) : (
        colleagues.data && <p className="muted">{t("projects.form.noColleagues")}</p>
      )}
    </Card>
  )
}

/** Everyone who can be chosen, and who is on the team already though his account is gone. */
const optionsOf = (colleagues: Colleague[], known: Project | undefined) => {
  const gone = (known?.team ?? []).filter(({ id }) => !colleagues.some((colleague) => colleague.id === id))
  return [...colleagues, ...gone].map(({ id, name }) => ({ value: String(id), label: name }))
}
