import { round, times } from "#src/shared/rounding.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { phases } from "../pricing/norm.ts"
import type { DocumentInput } from "./document.ts"
import { sampleEstimate, sampleInput } from "./sample.ts"
import { bathroom } from "./sampleBathroom.ts"
import { sampleLine } from "./sampleLine.ts"

/** What a person asks per unit for a line takes the place of what the norm comes to. */
export function atOwnPrice(line: EstimateLine, fixedUnitCents: number): EstimateLine {
  const totalCents = times(line.quantity, fixedUnitCents)
  const adjustmentCents = totalCents - line.totalCents
  return { ...line, fixedUnitCents, adjustmentCents, totalCents, lowFactor: 1, highFactor: 1 }
}

/** A line without a norm, and without a price as long as nobody asks one. */
export function ownLine(description: string, changes: Partial<EstimateLine> = {}): EstimateLine {
  const line = sampleLine("", "fitting", description, {
    quantity: 1,
    unit: "post",
    hours: 0,
    role: "carpenter",
  })
  return { ...line, id: description, rateCents: 0, rateSource: "", norm: null, ...noSpread, ...changes }
}

const noSpread = { lowFactor: 1, highFactor: 1 }

/** The bathroom after the office went over it: prices of its own, extras, a discount and one open price. */
export function editedLines(): EstimateLine[] {
  const lines = bathroom().map((line, index) => {
    if (line.code === "badkamer.wandtegels") return atOwnPrice(line, 14_250)
    if (line.code === "badkamer.vloertegels") return { ...atOwnPrice(line, 9_995), ...byHand }
    return index === 0 ? { ...line, ...read } : line
  })
  const gift = { vatRate: 0, vatReason: "vrijgesteld, bijlage 3", vatByHand: true } as const
  return [
    ...lines,
    atOwnPrice(ownLine("Maatwerk nis van beton-ciré", { quantity: 2.5, unit: "m1", ...read }), 18_333),
    ownLine("Sauna inbouwen", { quantity: 1.5, unit: "m2" }),
    atOwnPrice(ownLine("Cursus onderhoud natuursteen", gift), 12_500),
    atOwnPrice(ownLine("Korting bij opdracht dit jaar", { phase: "handover" }), -25_000),
  ].sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
}

const byHand = { quantitySource: { kind: "hand", text: "met de hand ingevuld" } } as const
const read = { quantitySource: { kind: "text", text: "gelezen uit ‘2,5 m nis’" } } as const

export const editedInput = (changes: Partial<DocumentInput> = {}): DocumentInput =>
  sampleInput({ version: 2, referenceNumber: null, estimate: sampleEstimate(editedLines()), ...changes })

export const btwId = "NL004495445B01"

/** For a business that pays the VAT itself. */
export function shiftedInput(): DocumentInput {
  const vat = { vatRate: 0, vatReason: "btw verlegd", vatByHand: false } as const
  const estimate = sampleEstimate(bathroom().map((line) => ({ ...line, ...vat })))
  return sampleInput({ consumer: false, estimate: { ...estimate, reverseCharge: { btwId } } })
}

/** As many lines as a quotation may have, each with a description of some length. */
export function longInput(count = 300): DocumentInput {
  const all = bathroom()
  const lines = Array.from({ length: count }, (_, index): EstimateLine => {
    const line = all[Math.floor((index * all.length) / count)]!
    const words = index % 7 === 0 ? `, ${"en wat daar verder bij hoort ".repeat(round(index % 5) + 1)}` : ""
    return { ...line, id: `regel-${index}`, description: `${line.description} (${index + 1})${words}` }
  })
  return sampleInput({ estimate: sampleEstimate(lines) })
}
