import type { VatRate } from "./line.ts"
import type { Service } from "./norm.ts"
import type { Survey } from "./survey.ts"

/** Rates by the day from which they hold; domain-facts section 1 (general 21%, low 9% since 2019). */
export const vatTable = [
  { from: "2019-01-01", high: 21, low: 9, source: "Wet OB 1968, art. 9 en tabel I" },
] as const

/** What VAT needs to know of the building. `olderThan2Years` undefined: not known. */
export interface Dwelling {
  use: "dwelling" | "business" | "mixed" | undefined
  olderThan2Years: boolean | undefined
}

export interface VatDecision {
  rate: VatRate
  reason: string
}

export type LineVat =
  | ({ kind: "whole" } & VatDecision)
  | { kind: "split"; labour: VatDecision; material: VatDecision }

/** Reads the shared questions `gebruik` (woning, bedrijf, gemengd), `bouwjaar` and `ouder_dan_2_jaar` (ja, nee). */
export function dwellingOf(survey: Survey, today: string): Dwelling {
  const use = { woning: "dwelling", bedrijf: "business", gemengd: "mixed" } as const
  const chosen = survey.choice("gebruik") as keyof typeof use | undefined
  const built = survey.number("bouwjaar", 0, "")
  const age = built.source.kind === "answer" ? Number(today.slice(0, 4)) - built.value : undefined
  const declared = survey.choice("ouder_dan_2_jaar")
  return {
    use: chosen && use[chosen],
    olderThan2Years: declared
      ? declared === "ja"
      : age === undefined
        ? undefined
        : age > 2
          ? true
          : age < 2
            ? false
            : undefined,
  }
}

/** Which rate a service carries on this building, with the reason as it is printed. */
export function vatFor(
  _service: Service,
  _dwelling: Dwelling,
  _line: { labourCents: number; totalCents: number; materialCents: number },
): LineVat {
  throw new Error("written by the owner of the price engine")
}
