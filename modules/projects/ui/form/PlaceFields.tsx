import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { usualRadius } from "../../schema.ts"
import { PlaceField } from "../map/PlaceField.tsx"
import { type FieldsProps, useField } from "./useField.ts"

export function PlaceFields(fields: FieldsProps) {
  const { t } = useTranslation()
  const address = useField(fields, "address")
  const place = useField(fields, "place")
  const radius = useField(fields, "radius")
  return (
    <Card title={t("projects.form.place")}>
      <TextField
        {...address}
        label={t("projects.form.field.address")}
        hint={t("projects.form.hint.address")}
        autoComplete="off"
        optional
      />
      <PlaceField
        latitude={place.value?.latitude ?? null}
        longitude={place.value?.longitude ?? null}
        address={address.value}
        onChange={place.onChange}
      />
      {place.value && (
        <NumberField
          {...radius}
          label={t("projects.form.field.radius")}
          hint={t("projects.form.hint.radius", { metres: usualRadius })}
          optional
        />
      )}
    </Card>
  )
}
