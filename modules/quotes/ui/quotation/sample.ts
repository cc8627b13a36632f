import { round, sum } from "#src/shared/rounding.ts"
import type { LineInput, PricedContent, QuotationLine } from "../../quotations/content.schema.ts"
import type { QuotationVersion } from "../../quotations/schema.ts"

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

/** The version that these lines make; amounts are added up as the server does, per rate. */
export function versionOf(lines: QuotationLine[], over: Partial<QuotationVersion> = {}): QuotationVersion {
  return {
    ...pricedContent(lines),
    ...{ version: 1, issuedOn: "2026-11-21", pricedOn: "2026-11-21", wantedStart: null, validUntil: null },
    ...{ analysis: "", costCalculation: "", quotationText: "", writer: "local", pictures: [] },
    ...{ createdAt: "2026-11-21T11:00:00.000Z", createdBy: "Bram" },
    ...{ sentAt: null, sentBy: null, sentTo: "", files: [], conditions: null },
    ...over,
  }
}

/** What these lines come to. */
export function pricedContent(lines: QuotationLine[]): PricedContent {
  const total = (of: (line: QuotationLine) => number, among = lines) => round(sum(among.map(of)), 2)
  const net = total((line) => line.total)
  const vat = ([0, 9, 21] as const)
    .map((rate) => ({
      rate,
      base: total(
        (line) => line.total,
        lines.filter(({ vatRate }) => vatRate === rate),
      ),
    }))
    .filter(({ rate }) => lines.some(({ vatRate }) => vatRate === rate))
    .map(({ rate, base }) => ({ rate, base, amount: round((base * rate) / 100, 2) }))
  const price = round(net + sum(vat.map(({ amount }) => amount)), 2)
  return {
    lines,
    assumptions: [],
    exclusions: [],
    facts: { use: "dwelling", builtIn: 1978, olderThan2Years: true },
    reverseCharge: null,
    totals: {
      hours: total(({ hours }) => hours),
      labour: total(({ labour }) => labour),
      material: total(({ material }) => material),
      ...{ equipment: 0, subcontract: 0, margin: 0, adjustment: 0 },
      ...{ net, vat, price, low: price, high: price },
    },
    unpriced: lines.filter(({ unpriced }) => unpriced).length,
    warnings: [],
    startNote: "",
  }
}
