import type { UntaxedLine } from "./line.ts"
import type { Measured } from "./survey.ts"

/** Work without a norm: nothing is known of what it costs until a person says so. */
export const ownLine = (
  work: Pick<UntaxedLine, "id" | "description" | "phase" | "unit" | "workItem">,
  { value, source }: Measured,
): UntaxedLine => ({
  ...work,
  code: "",
  quantity: value,
  quantitySource: source,
  normHours: 0,
  hours: 0,
  role: "carpenter",
  rateCents: 0,
  rateSource: "",
  labourCents: 0,
  materials: [],
  materialCents: 0,
  equipmentUnitCents: 0,
  equipmentCents: 0,
  subcontractUnitCents: 0,
  subcontractCents: 0,
  marginPercent: 0,
  marginCents: 0,
  fixedUnitCents: null,
  adjustmentCents: 0,
  totalCents: 0,
  lowFactor: 1,
  highFactor: 1,
  norm: null,
})
