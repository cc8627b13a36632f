import { round } from "#src/shared/rounding.ts"
import type { EstimateLine, VatRate } from "../pricing/line.ts"
import { halves } from "../pricing/nl.ts"
import { type VatDecision, type VatJob, vatFor } from "../pricing/vat.ts"
import { halfOf, type PricedLine } from "./lines.ts"
import { vat as nl } from "./server.nl.ts"

/** The line with its rate: the one that a person chose, or what the rules say; insulation may become two lines. */
export function rated({ line, service, chosen }: PricedLine, job: VatJob): EstimateLine[] {
  if (chosen) return [withVat(line, chosen, true)]
  const half = halfOf(line.code)
  // Of a half it was found before that the material is more than half of the whole.
  const materialCents = half ? line.totalCents : materialOf(line)
  const decision = vatFor(service, job, { totalCents: line.totalCents, materialCents })
  if (decision.kind === "whole") return [withVat(line, decision)]
  if (half) return [withVat(line, decision[half])]
  // A price that was agreed as one can't be parted by the rules; then all of it is at the rate of the larger part.
  if (line.fixedUnitCents !== null) return [withVat(line, decision.material)]
  return [withVat(labourPart(line), decision.labour), withVat(materialPart(line), decision.material)]
}

/** With the VAT shifted to the client. */
export const shifted = ({ line }: PricedLine, btwId: string): EstimateLine =>
  withVat(line, { rate: 0 as VatRate, reason: nl.shifted(btwId) })

type Untaxed = PricedLine["line"]

const withVat = (line: Untaxed, { rate, reason }: VatDecision, byHand = false): EstimateLine => ({
  ...line,
  vatRate: rate,
  vatReason: reason,
  vatByHand: byHand,
})

const marginOver = (cents: number, { marginPercent }: Untaxed) => round((cents * marginPercent) / 100)
const materialOf = (line: Untaxed) => line.materialCents + marginOver(line.materialCents, line)

function labourPart(line: Untaxed): Untaxed {
  const others = line.equipmentCents + line.subcontractCents
  const marginCents = marginOver(others, line)
  return {
    ...line,
    code: `${line.code}.arbeid`,
    description: halves.labour(line.description),
    materials: [],
    materialCents: 0,
    marginCents,
    totalCents: line.labourCents + others + marginCents,
  }
}

function materialPart(line: Untaxed): Untaxed {
  const marginCents = marginOver(line.materialCents, line)
  return {
    ...line,
    id: `${line.id}.materiaal`,
    code: `${line.code}.materiaal`,
    description: halves.material(line.description),
    normHours: 0,
    hours: 0,
    labourCents: 0,
    equipmentUnitCents: 0,
    equipmentCents: 0,
    subcontractUnitCents: 0,
    subcontractCents: 0,
    marginCents,
    totalCents: line.materialCents + marginCents,
  }
}
