import * as z from "zod/mini"
import { projectChoice } from "#modules/projects/ui/projectChoice.tsx"
import { defineForm } from "#ui/form/defineForm.tsx"
import { t } from "#ui/lib/i18n.ts"

/** For which project an outcome is. */
export const whichProject = defineForm(
  z.strictObject({ projectId: z.int().check(z.positive()) }),
  { projectId: projectChoice },
  {
    id: "rekenhulp",
    label: () => t("projects.picker.label"),
    wrong: () => t("intake.calculators.toProject.missing"),
    toCall: ({ projectId }) => ({ projectId: projectId ?? 0 }),
  },
)
