import type { EstimateLine } from "../pricing/line.ts"
import type { Notes } from "../pricing/survey.ts"
import type { VatFacts } from "../pricing/vat.ts"
import { assumed, excluded } from "./nl.ts"

/** Where something is demolished there may be asbestos, unless the building is younger than the ban on it. */
export function noteAsbestos(lines: EstimateLine[], { builtIn }: VatFacts, notes: Notes) {
  if (!lines.some((line) => line.phase === "demolition" && line.code !== "general.waste")) return
  notes.exclusions.push(excluded.asbestos)
  if (builtIn === null) notes.assumptions.push(assumed.noAsbestos)
  else if (builtIn < 1994) notes.exclusions.push(excluded.asbestosSurvey)
}
