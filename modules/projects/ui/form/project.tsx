import type { ProjectType } from "#src/shared/projectTypes.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { asIs, type Kind } from "#ui/form/kind.ts"
import { choices, day, ids, longText, money, number, orNull, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { NewProject, type ProjectStatus } from "../../schema.ts"
import { customerChoice } from "../customers/customerChoice.tsx"
import { PlaceField } from "../map/PlaceField.tsx"
import type { Place } from "../map/place.ts"

const place: Kind<Place | null, Place | null, { address: string }> = {
  ...asIs<Place | null>(null),
  View: ({ value, address, onChange }) => (
    <PlaceField
      latitude={value?.latitude ?? null}
      longitude={value?.longitude ?? null}
      {...{ address, onChange }}
    />
  ),
}

export type ProjectForm = ReturnType<typeof project.useForm>

export const project = defineForm(
  NewProject,
  {
    ...{
      name: text,
      customerId: customerChoice,
      description: longText,
      projectTypes: choices<ProjectType>(),
    },
    ...{ address: text, place, radius: orNull(number) },
    ...{ startDate: orNull(day), endDate: orNull(day), status: select<ProjectStatus>() },
    ...{ progress: orNull(number), team: ids },
    ...{ estimatedPrice: orNull(money), estimatedNet: orNull(money) },
  },
  {
    id: "project",
    label: (name) => t(`projects.form.field.${name}`),
    at: (path) => (path === "latitude" || path === "longitude" ? "place" : path),
    toCall: ({ place, progress, ...rest }) => ({
      ...rest,
      ...{ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null },
      progress: progress ?? 0,
    }),
  },
)
