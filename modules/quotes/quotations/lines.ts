import { round, times } from "#src/shared/rounding.ts"
import type { PriceBook } from "../pricing/book.ts"
import { wholeOf } from "../pricing/halves.ts"
import type { EstimateLine, QuantitySource, UntaxedLine } from "../pricing/line.ts"
import { lineOf } from "../pricing/lines.ts"
import type { Material, Norm, Service } from "../pricing/norm.ts"
import type { Norms } from "../pricing/norms.ts"
import { ownLine } from "../pricing/ownLine.ts"
import type { LineInput } from "./content.schema.ts"
import { sources } from "./server.nl.ts"

/** A line that has its price and not yet its VAT. */
export interface PricedLine {
  line: UntaxedLine
  service: Service
  /** The rate that a person chose, with his reason. */
  chosen: { rate: EstimateLine["vatRate"]; reason: string } | null
}

/**
 * Works one line out, or says what is wrong with which field. `earlier`: the line as it was in the version before.
 * `source`: where a quantity that is another comes from, when nobody of the office filled it in.
 */
export function priceLine(
  input: LineInput,
  earlier: EstimateLine | undefined,
  book: PriceBook,
  source = sources.byHand,
): PricedLine | { wrong: [field: string, code: string] } {
  const chosen = input.vatRate === null ? null : { rate: input.vatRate, reason: input.vatReason ?? "" }
  if (chosen && chosen.reason === "") return { wrong: ["vatReason", "quotes.vatReasonMissing"] }
  const measured = { value: round(input.quantity, 3), source: quantitySource(input, earlier, source) }
  if (measured.value <= 0) return { wrong: ["quantity", "quotes.quantityWrong"] }
  if (input.norm === "") {
    const { id, description, phase, unit } = input
    const line = ownLine({ id, description, phase, unit, workItem: earlier?.workItem ?? null }, measured)
    return { line: asked(line, input), service: "other", chosen }
  }
  const norm = normOf(input.norm, book)
  const same = earlier?.code === input.norm ? earlier : undefined
  if (!norm && !same) return { wrong: ["norm", "quotes.unknownNorm"] }
  const base = same ? asBefore(same, norm) : norm!
  const worked = lineOf(input.norm, changed(base, input), measured, same ? bookOf(same, book) : book)
  const line = { ...worked, id: input.id, workItem: earlier?.workItem ?? null }
  return { line: asked(line, input), service: norm?.service ?? "other", chosen }
}

/** Also of the half of a norm; undefined: it is there no more. */
export function normOf(code: string, { norms }: PriceBook): Norm | undefined {
  const whole = wholeOf(code)
  return Object.hasOwn(norms, whole) ? norms[whole as keyof Norms] : undefined
}

function quantitySource(input: LineInput, earlier: EstimateLine | undefined, source: string): QuantitySource {
  if (earlier && earlier.quantity === round(input.quantity, 3)) return earlier.quantitySource
  return { kind: "hand", text: source }
}

/** The norm as the version before knew it: another day's prices don't change what was offered. */
const asBefore = (line: EstimateLine, norm: Norm | undefined): Norm => ({
  description: line.description,
  phase: line.phase,
  unit: line.unit,
  hours: line.normHours,
  role: line.role,
  materials: line.materials.map(
    ({ name, unit, perUnit, waste, priceCents, pack }): Material => ({
      ...{ name, unit, perUnit, waste, priceCents },
      ...(pack && { pack }),
    }),
  ),
  equipmentCents: line.equipmentUnitCents,
  subcontractCents: line.subcontractUnitCents,
  marginPercent: line.marginPercent,
  service: "other",
  // A price that was asked has no spread; when it is taken away, that of the norm returns.
  spread: line.fixedUnitCents === null ? { low: line.lowFactor, high: line.highFactor } : norm?.spread,
  year: line.norm?.year ?? 0,
  source: line.norm?.source ?? "",
})

const bookOf = ({ role, rateCents, rateSource }: EstimateLine, book: PriceBook): PriceBook => ({
  ...book,
  rates: { ...book.rates, [role]: { cents: rateCents, source: rateSource } },
})

function changed(norm: Norm, { description, phase, normHours }: LineInput): Norm {
  const words = { description, phase }
  if (normHours === null || normHours === norm.hours) return { ...norm, ...words }
  return { ...norm, ...words, hours: normHours, source: sources.hoursByHand(norm.hours, norm.source) }
}

/** A price that a person asks takes the place of what the norm comes to; the difference is told apart. */
function asked(line: UntaxedLine, { unitPrice }: LineInput): UntaxedLine {
  if (unitPrice === null) return line
  const fixedUnitCents = round(unitPrice * 100)
  const totalCents = times(line.quantity, fixedUnitCents)
  return {
    ...line,
    fixedUnitCents,
    adjustmentCents: totalCents - line.totalCents,
    totalCents,
    lowFactor: 1,
    highFactor: 1,
  }
}
