import { formatWholeEuro } from "#src/shared/euro.ts"
import type { VatRate } from "./line.ts"
import { listed, vat as nl, obstacles, vatNotes, vatQuestion } from "./nl.ts"
import type { Service } from "./norm.ts"
import type { Survey } from "./survey.ts"
import { vatRatesOn } from "./vatRates.ts"

/** What VAT needs to know of the building. `olderThan2Years` undefined: not known. */
export interface Dwelling {
  use: "dwelling" | "business" | "mixed" | undefined
  olderThan2Years: boolean | undefined
}

export interface VatDecision {
  rate: VatRate
  reason: string
}

type LineVat =
  | ({ kind: "whole" } & VatDecision)
  | { kind: "split"; labour: VatDecision; material: VatDecision }

/** What the rates of one job depend on. `main`: the service that attendant work shares the rate of. */
export interface VatJob {
  dwelling: Dwelling
  main: Service
  today: string
}

/** What is known of the building that VAT depends on, as it is kept with a quotation. */
export interface VatFacts {
  use: "dwelling" | "business" | "mixed" | null
  /** Year of construction. */
  builtIn: number | null
  /** As the client says. */
  olderThan2Years: boolean | null
}

const uses = new Map<string | undefined, Dwelling["use"]>([
  ["woning", "dwelling"],
  ["bedrijf", "business"],
  ["gemengd", "mixed"],
])

/** Reads the shared questions `gebruik` (woning, bedrijf, gemengd), `bouwjaar` and `ouder_dan_2_jaar` (ja, nee). */
export function vatFactsOf(survey: Survey): VatFacts {
  const declared = survey.choice("ouder_dan_2_jaar")
  return {
    use: uses.get(survey.choice("gebruik")) ?? null,
    builtIn: survey.given("bouwjaar") ?? null,
    olderThan2Years: declared === undefined ? null : declared === "ja",
  }
}

export function dwellingOf({ use, builtIn, olderThan2Years: declared }: VatFacts, today: string): Dwelling {
  const age = builtIn === null ? undefined : Number(today.slice(0, 4)) - builtIn
  return { use: use ?? undefined, olderThan2Years: olderThan2Years(age, declared) }
}

/** Attendant work is at the low rate only when all the work it goes with could be. */
export function mainService(services: Service[]): Service {
  const work = services.filter((service) => service !== "attendant" && service !== "cleaning")
  return work.every((service) => listed[service]) ? (work[0] ?? "other") : "other"
}

/**
 * Which rate a service carries, with the reason as it is printed. `value` is what the client pays for the service
 * and for the material in it: insulation has a rule of its own when the material is over half.
 */
export function vatFor(
  service: Service,
  job: VatJob,
  value: { totalCents: number; materialCents: number },
): LineVat {
  const { high, low } = vatRatesOn(job.today)
  const attends = service === "attendant"
  const carrying = attends ? job.main : service
  const obstacle = whyNotLow(carrying, job.dwelling)
  if (obstacle) return { kind: "whole", rate: high, reason: nl.high(obstacle) }
  const building = carrying === "cleaning" ? nl.anyDwelling : nl.oldDwelling
  const work = listed[carrying]!
  const reason = nl.low(attends ? nl.attending(work) : work, building)
  if (carrying !== "insulating" || attends) return { kind: "whole", rate: low, reason: `${reason}.` }
  if (value.materialCents * 2 <= value.totalCents)
    return { kind: "whole", rate: low, reason: reason + nl.littleMaterial }
  return {
    kind: "split",
    labour: { rate: low, reason: reason + nl.labourOnly },
    material: { rate: high, reason: nl.high(nl.muchMaterial) },
  }
}

/** What the client is told the low rate rests on, or why he does not get it; only when the job has work it could hold for. */
export function vatNote(
  { use, olderThan2Years }: Dwelling,
  services: Service[],
  savingCents: () => number,
): string | undefined {
  if (!services.some((service) => listed[service] && service !== "cleaning")) return undefined
  if (use === "business" || olderThan2Years === false) return undefined
  if (use === "mixed") return vatNotes.mixed
  if (use === "dwelling" && olderThan2Years) return vatNotes.low
  const saving = savingCents()
  return saving < 100 ? undefined : vatQuestion.text(formatWholeEuro(saving))
}

/** Whether the client is asked how old his dwelling is. */
export const isVatQuestion = (sentence: string): boolean => sentence.startsWith(vatQuestion.opening)

/** Whether `vatNote` says this sentence. */
export const isVatNote = (sentence: string): boolean =>
  isVatQuestion(sentence) || Object.values(vatNotes).includes(sentence)

/** Cleaning is at the low rate in any dwelling; for all else at that rate the client declares how old his is. */
export const needsDeclaration = ({ vatRate, vatReason }: { vatRate: VatRate; vatReason: string }): boolean =>
  vatRate === 9 && vatReason !== `${nl.low(listed.cleaning!, nl.anyDwelling)}.`

function whyNotLow(service: Service, { use, olderThan2Years }: Dwelling): string | undefined {
  if (!listed[service]) return obstacles.notListed
  if (use === undefined) return obstacles.unknownUse
  if (use !== "dwelling") return obstacles[use]
  if (service === "cleaning" || olderThan2Years) return undefined
  return olderThan2Years === false ? obstacles.tooNew : obstacles.unknownAge
}

/** A year of construction decides only when the dwelling can't be younger, whenever in that year it was finished. */
function olderThan2Years(age: number | undefined, declared: boolean | null): boolean | undefined {
  if (age !== undefined && age < 2) return false
  if (declared !== null) return declared
  return age !== undefined && age > 2 ? true : undefined
}
