import { round } from "#src/shared/rounding.ts"
import { halfOf, labourOf, materialOf } from "./halves.ts"
import type { EstimateLine, UntaxedLine } from "./line.ts"
import { halves } from "./nl.ts"
import type { Service } from "./norm.ts"
import { totalsOf } from "./totals.ts"
import { type Dwelling, type VatDecision, type VatJob, vatFor } from "./vat.ts"

/** The line with its rate of VAT, or two where the tax rules want labour and material apart (the 50% rule for insulation). */
export function taxed(line: UntaxedLine, service: Service, job: VatJob): EstimateLine[] {
  const half = halfOf(line.code)
  // Of a half it was found before that the material is more than half of the whole.
  const materialCents = half ? line.totalCents : materialWithMargin(line)
  const decision = vatFor(service, job, { totalCents: line.totalCents, materialCents })
  if (decision.kind === "whole") return [withVat(line, decision)]
  if (half) return [withVat(line, decision[half])]
  // A price that was agreed as one can't be parted by the rules; then all of it is at the rate of the larger part.
  if (line.fixedUnitCents !== null) return [withVat(line, decision.material)]
  return [withVat(labourPart(line), decision.labour), withVat(materialPart(line), decision.material)]
}

/** What the client pays less, in cents, once it is known that his is a dwelling older than two years. */
export function lowRateSaving(lines: { line: UntaxedLine; service: Service }[], job: VatJob): number {
  const incVat = (dwelling: Dwelling) =>
    totalsOf(lines.flatMap(({ line, service }) => taxed(line, service, { ...job, dwelling }))).incVatCents
  return incVat(job.dwelling) - incVat({ use: "dwelling", olderThan2Years: true })
}

export const withVat = (
  line: UntaxedLine,
  { rate, reason }: VatDecision,
  { byHand = false } = {},
): EstimateLine => ({
  ...line,
  vatRate: rate,
  vatReason: reason,
  vatByHand: byHand,
})

const marginOver = (cents: number, { marginPercent }: UntaxedLine) => round((cents * marginPercent) / 100)
const materialWithMargin = (line: UntaxedLine) => line.materialCents + marginOver(line.materialCents, line)

function labourPart(line: UntaxedLine): UntaxedLine {
  const others = line.equipmentCents + line.subcontractCents
  const marginCents = marginOver(others, line)
  return {
    ...line,
    code: labourOf(line.code),
    description: halves.labour(line.description),
    materials: [],
    materialCents: 0,
    marginCents,
    totalCents: line.labourCents + others + marginCents,
  }
}

function materialPart(line: UntaxedLine): UntaxedLine {
  return {
    ...line,
    id: materialOf(line.id),
    code: materialOf(line.code),
    description: halves.material(line.description),
    normHours: 0,
    hours: 0,
    labourCents: 0,
    equipmentUnitCents: 0,
    equipmentCents: 0,
    subcontractUnitCents: 0,
    subcontractCents: 0,
    marginCents: marginOver(line.materialCents, line),
    totalCents: materialWithMargin(line),
  }
}
