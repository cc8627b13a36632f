import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { usualRadius } from "../../schema.ts"
import { project } from "./project.tsx"

export function PlaceFields() {
  const { t } = useTranslation()
  const address = project.useTyped("address")
  const place = project.useTyped("place")
  return (
    <Card title={t("projects.form.place")}>
      <project.Field name="address" hint={t("projects.form.hint.address")} autoComplete="off" optional />
      <project.Field name="place" address={address} />
      {place && (
        <project.Field
          name="radius"
          hint={t("projects.form.hint.radius", { metres: usualRadius })}
          optional
        />
      )}
    </Card>
  )
}
