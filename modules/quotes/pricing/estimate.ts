import { round, sum, times } from "#src/shared/rounding.ts"
import { catalogueFor } from "../catalogue.ts"
import { type Answers, type ProjectType, visibleQuestions } from "../question.ts"
import type { Estimate, EstimateLine, LineMaterial } from "./line.ts"
import { defaultMarginPercent, defaultSpread, type Material, type Norm, phases, rateCents } from "./norm.ts"
import { norms as currentNorms, type NormCode, type Norms } from "./norms.ts"
import { type Measured, type Notes, surveyOf } from "./survey.ts"
import type { TakeoffItem } from "./takeoff.ts"
import { takeoffs } from "./takeoffs.ts"
import { totalsOf } from "./totals.ts"
import { type Dwelling, dwellingOf, type VatDecision, vatFor } from "./vat.ts"

/** What a job will cost: from a visitor's answers to lines, totals, assumptions and exclusions. Pure. */
export function estimate(
  request: { projectTypes: ProjectType[]; answers: Answers; today: string },
  norms: Norms = currentNorms,
): Estimate {
  const sections = catalogueFor(request.projectTypes)
  const questions = visibleQuestions(sections, request.answers)
  const shown = new Set(questions.map((question) => question.key))
  const answers = Object.fromEntries(Object.entries(request.answers).filter(([key]) => shown.has(key)))
  const notes: Notes = { assumptions: [], exclusions: [] }
  const survey = surveyOf(questions, answers, notes)
  const dwelling = dwellingOf(survey, request.today)
  const items = merge(takeoffs(request.projectTypes).flatMap((takeoff) => takeoff(survey)))
  const lines = items
    .filter((item) => item.quantity.value > 0)
    .flatMap((item) => priced(item.norm, norms[item.norm], item.quantity, dwelling))
    .sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
  return { pricedOn: request.today, lines, ...notes, totals: totalsOf(lines) }
}

/** The same work asked for by two types becomes one line with the quantities added. */
function merge(items: TakeoffItem[]): TakeoffItem[] {
  const byCode = new Map<NormCode, TakeoffItem>()
  for (const item of items) {
    const earlier = byCode.get(item.norm)
    byCode.set(
      item.norm,
      earlier ? { norm: item.norm, quantity: added(earlier.quantity, item.quantity) } : item,
    )
  }
  return [...byCode.values()]
}

function added(a: Measured, b: Measured): Measured {
  const text = a.source.text === b.source.text ? a.source.text : `${a.source.text}; ${b.source.text}`
  return { value: round(a.value + b.value, 3), source: { ...a.source, text } }
}

/** One line, or two where the tax rules want labour and material apart (the 50% rule for insulation). */
function priced(code: NormCode, norm: Norm, quantity: Measured, dwelling: Dwelling): EstimateLine[] {
  const line = lineOf(code, norm, quantity)
  const decision = vatFor(norm.service, dwelling, line)
  if (decision.kind === "whole") return [withVat(line, decision)]
  return [
    withVat(labourPart(code, norm, quantity), decision.labour),
    withVat(materialPart(code, norm, quantity), decision.material),
  ]
}

type UntaxedLine = Omit<EstimateLine, "vatRate" | "vatReason">

const withVat = (line: UntaxedLine, { rate, reason }: VatDecision): EstimateLine => ({
  ...line,
  vatRate: rate,
  vatReason: reason,
})

const labourPart = (code: string, norm: Norm, quantity: Measured) =>
  lineOf(`${code}.arbeid`, { ...norm, description: `${norm.description} (arbeid)`, materials: [] }, quantity)

const materialPart = (code: string, norm: Norm, quantity: Measured) =>
  lineOf(
    `${code}.materiaal`,
    {
      ...norm,
      description: `${norm.description} (materiaal)`,
      hours: 0,
      equipmentCents: 0,
      subcontractCents: 0,
    },
    quantity,
  )

function lineOf(code: string, norm: Norm, { value, source }: Measured): UntaxedLine {
  const quantity = round(value, 3)
  const hours = round(quantity * norm.hours, 2)
  const labourCents = times(hours, rateCents[norm.role])
  const materials = (norm.materials ?? []).map((material) => lineMaterial(material, quantity))
  const materialCents = sum(materials.map((material) => material.amountCents))
  const equipmentUnitCents = norm.equipmentCents ?? 0
  const equipmentCents = times(quantity, equipmentUnitCents)
  const subcontractUnitCents = norm.subcontractCents ?? 0
  const subcontractCents = times(quantity, subcontractUnitCents)
  const marginPercent = norm.marginPercent ?? defaultMarginPercent
  const marginCents = round(((materialCents + equipmentCents + subcontractCents) * marginPercent) / 100)
  const spread = norm.spread ?? defaultSpread
  return {
    code,
    description: norm.description,
    phase: norm.phase,
    quantity,
    unit: norm.unit,
    quantitySource: source,
    normHours: norm.hours,
    hours,
    role: norm.role,
    rateCents: rateCents[norm.role],
    labourCents,
    materials,
    materialCents,
    equipmentUnitCents,
    equipmentCents,
    subcontractUnitCents,
    subcontractCents,
    marginPercent,
    marginCents,
    totalCents: labourCents + materialCents + equipmentCents + subcontractCents + marginCents,
    lowFactor: spread.low,
    highFactor: spread.high,
    norm: { year: norm.year, source: norm.source },
  }
}

function lineMaterial(material: Material, lineQuantity: number): LineMaterial {
  const waste = material.waste ?? 0
  const quantity = round(lineQuantity * material.perUnit * (1 + waste), 3)
  return {
    name: material.name,
    unit: material.unit,
    perUnit: material.perUnit,
    waste,
    priceCents: material.priceCents,
    pack: material.pack ?? null,
    quantity,
    amountCents: times(quantity, material.priceCents),
  }
}
