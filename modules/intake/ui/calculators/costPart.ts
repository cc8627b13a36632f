import { t } from "#ui/lib/i18n.ts"
import type { Part } from "../public/calculators/part.ts"
import { CostPart } from "./CostPart.tsx"

/** With money, so not for who works outside. */
export const costPart = (): Part => ({
  slug: "kosten",
  label: t("intake.calculators.cost.title"),
  Part: CostPart,
})
