import { round, sum } from "#src/shared/rounding.ts"
import { unitOf } from "#src/shared/unitCodes.ts"
import type { FoundLine } from "../../understanding/suggestion.ts"
import { clip } from "./clip.ts"
import { lineNames } from "./nl.ts"
import type { StatedLine } from "./stated.ts"

/** The lines of an invoice; `sign` turns those of a credit note, whose quantities then are negative and not its prices. */
export const foundLines = (lines: StatedLine[], sign: 1 | -1): FoundLine[] =>
  lines.map((line) => {
    const off = line.kind === "discount" ? -1 : 1
    const worked =
      line.quantity !== null && line.unitPrice !== null ? line.quantity * line.unitPrice * 100 : 0
    return {
      description: clip(line.description, 500) || lineNames[line.kind],
      quantity: line.quantity === null ? null : signed(line.quantity, sign),
      unit: clip(unitOf(line.unitCode), 20),
      unitPrice: line.unitPrice === null ? null : round(line.unitPrice, 6),
      cents: signed(line.cents ?? round(worked), off * sign),
      vatRate: line.rate !== null && line.rate >= 0 && line.rate <= 100 ? line.rate : null,
      confidence: line.cents === null ? 0.9 : 1,
      place: null,
    }
  })

/** As many lines as can be posted: of a longer invoice the last are one for each rate. */
export function joined(lines: FoundLine[]): FoundLine[] {
  if (lines.length <= mostLines) return lines
  const rates = new Set(lines.map((line) => line.vatRate))
  const kept = lines.slice(0, mostLines - rates.size)
  const rest = Map.groupBy(lines.slice(kept.length), (line) => line.vatRate)
  return [
    ...kept,
    ...[...rest].map(
      ([vatRate, of]): FoundLine => ({
        description: lineNames.rest,
        quantity: null,
        unit: "",
        unitPrice: null,
        cents: sum(of.map((line) => line.cents)),
        vatRate,
        confidence: 1,
        place: null,
      }),
    ),
  ]
}

export const mostLines = 500

/** Never -0, which is another number than 0 for who compares. */
export const signed = (value: number, sign: number): number => value * sign || 0
