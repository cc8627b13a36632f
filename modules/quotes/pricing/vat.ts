import type { VatRate } from "./line.ts"
import type { Service } from "./norm.ts"
import type { Survey } from "./survey.ts"

/** Rates by the day from which they hold, newest last. */
export const vatTable: { from: string; high: VatRate; low: VatRate; source: string }[] = [
  { from: "2019-01-01", high: 21, low: 9, source: "Wet OB 1968, art. 9 en tabel I" },
]

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

const work: Record<Exclude<Service, "other">, string> = {
  painting: "schilderen",
  plastering: "stucen",
  wallpapering: "behangen",
  insulating: "isoleren",
  cleaning: "schoonmaken",
}

/** Reads the shared questions `gebruik` (woning, bedrijf, gemengd), `bouwjaar` and `ouder_dan_2_jaar` (ja, nee). */
export function dwellingOf(survey: Survey, today: string): Dwelling {
  const uses: Record<string, Dwelling["use"]> = { woning: "dwelling", bedrijf: "business", gemengd: "mixed" }
  const built = survey.given("bouwjaar")
  const age = built === undefined ? undefined : Number(today.slice(0, 4)) - built
  return {
    use: uses[survey.choice("gebruik") ?? ""],
    olderThan2Years: olderThan2Years(age, survey.choice("ouder_dan_2_jaar")),
  }
}

/** A year of construction tells it only when the dwelling can't be younger, whenever in that year it was finished. */
function olderThan2Years(age: number | undefined, declared: string | undefined): boolean | undefined {
  if (age !== undefined && age < 2) return false
  if (declared !== undefined) return declared === "ja"
  return age !== undefined && age > 2 ? true : undefined
}

/**
 * Which rate a service carries on this building, with the reason as it is printed. `value` is what the client pays
 * for the service and for the material in it: insulation has its own rule when the material is over half.
 */
export function vatFor(
  service: Service,
  dwelling: Dwelling,
  value: { totalCents: number; materialCents: number },
  today: string,
): LineVat {
  const { high, low } = ratesOn(today)
  const general = (reason: string): LineVat => ({
    kind: "whole",
    rate: high,
    reason: `Algemeen tarief: ${reason}`,
  })
  if (service === "other") return general("dit werk valt niet onder het lage tarief.")
  const obstacle = whyNotLow(service, dwelling)
  if (obstacle) return general(obstacle)
  const building = service === "cleaning" ? "binnen een woning" : "van een woning ouder dan 2 jaar"
  const reason = `Laag tarief: ${work[service]} ${building}`
  if (service !== "insulating") return { kind: "whole", rate: low, reason: `${reason}.` }
  if (value.materialCents * 2 <= value.totalCents) {
    return {
      kind: "whole",
      rate: low,
      reason: `${reason}; het materiaal is niet meer dan de helft van de prijs.`,
    }
  }
  return {
    kind: "split",
    labour: {
      rate: low,
      reason: `${reason}; alleen de arbeid, want het materiaal is meer dan de helft van de prijs.`,
    },
    material: {
      rate: high,
      reason: "Algemeen tarief: het materiaal is meer dan de helft van de prijs van het isoleren.",
    },
  }
}

/** Says to the client what the low rate rests on, or why he doesn't get it; only when the job has work it could hold for. */
export function noteVat(survey: Survey, dwelling: Dwelling, services: Service[]) {
  if (!services.some((service) => service !== "other" && service !== "cleaning")) return
  if (dwelling.use === "business" || dwelling.olderThan2Years === false) return
  if (dwelling.use === "mixed") {
    survey.assume(
      "We rekenen 21% btw. Voor het deel waar u woont kan voor schilderen, stucen en isoleren 9% gelden; dat splitsen we samen met u uit.",
    )
  } else if (dwelling.use === "dwelling" && dwelling.olderThan2Years) {
    survey.assume(
      "Voor schilderen, stucen en isoleren rekenen we 9% btw. Bij de opdracht verklaart u dat de woning ouder is dan 2 jaar.",
    )
  } else {
    survey.assume(
      "We rekenen 21% btw. Is het een woning van ouder dan 2 jaar, dan geldt voor schilderen, stucen en isoleren 9%.",
    )
  }
}

function ratesOn(today: string) {
  const rates = vatTable.findLast((row) => row.from <= today)
  if (!rates) throw new Error(`no VAT rates known for ${today}`)
  return rates
}

function whyNotLow(service: Service, { use, olderThan2Years }: Dwelling): string | undefined {
  if (use === undefined) return "het is niet bekend of het een woning is."
  if (use === "business") return "het gebouw is geen woning."
  if (use === "mixed") return "het gebouw is deels bedrijf en het woondeel is nog niet uitgesplitst."
  if (service === "cleaning" || olderThan2Years) return undefined
  return olderThan2Years === false
    ? "de woning is nog geen 2 jaar in gebruik."
    : "het is niet bekend of de woning ouder is dan 2 jaar."
}
