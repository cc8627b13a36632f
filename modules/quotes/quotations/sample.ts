import type { LineInput } from "./content.schema.ts"

/** A line of one's own, or with `norm` a new one of the price book. */
export const ownLine = (over: Partial<LineInput> = {}): LineInput => ({
  id: "eigen",
  norm: "",
  description: "Oude schuur opruimen",
  phase: "demolition",
  quantity: 1,
  unit: "post",
  normHours: null,
  unitPrice: null,
  vatRate: null,
  ...over,
})
