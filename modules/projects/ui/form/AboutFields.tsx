import { useTranslation } from "react-i18next"
import { projectTypes, typeLabels } from "#src/shared/projectTypes.ts"
import { Card } from "#ui/kit/Card.tsx"
import { project } from "./project.tsx"

const longest = 4000

export function AboutFields() {
  const { t } = useTranslation()
  return (
    <Card title={t("projects.form.about")}>
      <project.Field
        name="name"
        label={t("projects.form.fullName")}
        hint={t("projects.form.hint.name")}
        autoComplete="off"
      />
      <project.Field name="customerId" />
      <project.Field name="description" hint={t("projects.form.hint.description")} limit={longest} optional />
      <project.Field
        name="projectTypes"
        options={projectTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
        optional
      />
    </Card>
  )
}
