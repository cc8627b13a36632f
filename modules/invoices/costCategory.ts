import type { CostCategory } from "#modules/projects/schema.ts"
import type { AllocationCategory } from "./schema.ts"

/** The ledger's own names for the same. */
export const costCategory: Record<AllocationCategory, Exclude<CostCategory, "hours">> = {
  materials: "material",
  equipment: "equipment",
  subcontractor: "subcontractor",
  transport: "transport",
  other: "other",
}
