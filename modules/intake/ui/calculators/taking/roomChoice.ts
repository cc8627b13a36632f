import * as z from "zod/mini"
import { projectChoice } from "#modules/projects/ui/projectChoice.tsx"
import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import type { MeasuredRoom } from "../../../rooms/measured.ts"

/** Which rooms of which project, with what was measured of them. */
export const roomChoice = defineForm(
  z.strictObject({
    projectId: z.int().check(z.positive()),
    rooms: z.array(z.custom<MeasuredRoom>()).check(z.minLength(1)),
  }),
  { projectId: projectChoice, rooms: drawn<MeasuredRoom[]>([]) },
  {
    id: "ruimte-kiezen",
    label: (name) => t(name === "rooms" ? "intake.calculators.choose.rooms" : "projects.picker.label"),
    wrong: (name) => t(`intake.calculators.choose.missing.${name}`),
    toCall: ({ projectId, rooms }) => ({ projectId: projectId ?? 0, rooms }),
  },
)
