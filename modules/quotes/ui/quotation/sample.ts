import type { LineInput, QuotationLine } from "../../quotation/schema.ts"

/** What a line came to, for tests of screens: a norm takes two hours of a carpenter, and nothing else. */
export function pricedLine(line: LineInput, over: Partial<QuotationLine> = {}): QuotationLine {
  const own = line.norm === ""
  const unitPrice = line.unitPrice ?? (own ? 0 : 116)
  const quantity = Number.isNaN(line.quantity) ? 0 : line.quantity
  return {
    ...{ id: line.id, norm: line.norm, description: line.description, phase: line.phase },
    ...{ quantity, unit: line.unit, quantitySource: { kind: "hand", text: "door kantoor ingevuld" } },
    ...{ normHours: own ? 0 : 2, hours: own ? 0 : 2 * quantity, role: "carpenter" },
    ...{ rate: 58, rateSource: "standaard uurtarief 2026", labour: own ? 0 : 116 * quantity },
    ...{ material: 0, materials: [], equipment: 0, subcontract: 0, marginPercent: 12, margin: 0 },
    ...{ fixedUnitPrice: line.unitPrice, adjustment: 0, unitPrice, total: unitPrice * quantity },
    ...{ vatRate: line.vatRate ?? 21, vatReason: line.vatReason ?? "Algemeen tarief." },
    ...{ vatByHand: line.vatRate !== null, normSource: own ? null : "eigen aanname 2026" },
    ...{ workItem: null, unpriced: own && line.unitPrice === null },
    ...over,
  }
}
