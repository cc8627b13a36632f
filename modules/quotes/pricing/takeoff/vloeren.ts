import { levelOf } from "../level.ts"
import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

export function vloeren(survey: Survey): TakeoffItem[] {
  const floor = survey.number("vloeren_oppervlakte", 40, "We gaan uit van 40 m² nieuwe vloer.")
  const rooms = survey.count("vloeren_ruimtes", 2, "We gaan uit van twee ruimtes met een nieuwe vloer.")
  const kind = survey.choiceOr("vloeren_soort", "pvc", "We gaan uit van een pvc-vloer.") as Kind
  survey.exclude(
    survey.choice("vloeren_ondergrond") === "hout"
      ? "Vervangen van rotte vloerbalken."
      : "Behandelen van vocht in de vloer.",
  )
  return [
    ...clearing(survey, floor),
    ...heating(survey, floor),
    ...base(survey, floor, kind),
    item(`vloeren.${kind}.${levelOf(survey, "vloeren_niveau", "de vloer")}`, floor),
    ...pattern(survey, floor, kind),
    ...skirting(survey, floor, rooms),
    ...extras(survey, rooms, kind),
  ]
}

type Kind = "pvc" | "laminaat" | "hout" | "tegels" | "gietvloer" | "tapijt"
type OldFloor = "los" | "gelijmd" | "tegels"
const wasteOf: Record<OldFloor, number> = { los: 0.03, gelijmd: 0.03, tegels: 0.06 }

function clearing(survey: Survey, floor: Measured): TakeoffItem[] {
  const old = survey.choiceOr(
    "vloeren_huidig",
    "los",
    "We gaan ervan uit dat er een losse vloer ligt die weg moet.",
  )
  const furniture = survey.choiceOr(
    "vloeren_inboedel",
    "zelf",
    "We gaan ervan uit dat u de ruimtes leegmaakt.",
  )
  if (old === "zelf") survey.exclude("Het weghalen en afvoeren van de oude vloer: dat doet u zelf.")
  const strips = old === "los" || old === "gelijmd" || old === "tegels"
  return [
    ...when(furniture === "wij", item("vloeren.furniture", floor)),
    ...(strips
      ? [
          item(`vloeren.strip.${old}`, floor),
          waste(derived(floor, floor.value * wasteOf[old], "oude vloer per m²")),
        ]
      : []),
    waste(derived(floor, floor.value * 0.01, "verpakking en snijresten per m²")),
  ]
}

const heatingOf = (survey: Survey) =>
  survey.choiceOr("vloeren_verwarming", "geen", "We gaan uit van een vloer zonder nieuwe vloerverwarming.")

function heating(survey: Survey, floor: Measured): TakeoffItem[] {
  const kind = heatingOf(survey)
  if (kind === "aanwezig") {
    survey.assume(
      "We boren niet in de vloer, omdat er al vloerverwarming ligt. U zet de verwarming op tijd uit.",
    )
  }
  if (kind !== "frezen" && kind !== "dekvloer") return []
  survey.assume("We gaan ervan uit dat uw ketel of warmtepomp de vloerverwarming aankan.")
  const manifold = survey.choiceOr(
    "vloeren_verdeler",
    "nee",
    "We gaan ervan uit dat er een nieuwe verdeler voor de vloerverwarming nodig is.",
  )
  return [
    ...(survey.choice("vloeren_ondergrond") === "hout"
      ? dryHeating(survey, floor)
      : wetHeating(survey, floor, kind)),
    item(manifold === "ja" ? "vloeren.connectManifold" : "vloeren.manifold", fixed(1)),
  ]
}

function dryHeating(survey: Survey, floor: Measured): TakeoffItem[] {
  survey.assume("In een houten vloer kan geen gewone vloerverwarming: we rekenen met droge bouwplaten erop.")
  return [item("vloeren.heating.droog", floor)]
}

function wetHeating(survey: Survey, floor: Measured, kind: "frezen" | "dekvloer"): TakeoffItem[] {
  if (kind === "frezen") return [item("vloeren.heating.frezen", floor)]
  survey.exclude("Het uitbreken van de dekvloer die er nu ligt.")
  survey.assume("De nieuwe dekvloer moet ongeveer 5 weken drogen voordat de vloer erop kan.")
  return [item("vloeren.heating.dekvloer", floor), item("vloeren.screed", floor)]
}

function base(survey: Survey, floor: Measured, kind: Kind): TakeoffItem[] {
  const flat = survey.choiceOr("vloeren_vlak", "vlak", "We gaan uit van een vlakke ondergrond.")
  const onTop = flat === "scheef" ? [item("vloeren.levelThick", floor)] : []
  if (survey.choice("vloeren_ondergrond") === "hout") {
    // Its underlay takes what a flat wooden floor has of seams.
    const asItIs = kind === "tapijt" && flat === "vlak"
    return asItIs ? [] : [...onTop, item("vloeren.boards", floor)]
  }
  if (survey.choice("vloeren_ondergrond") !== "beton")
    survey.assume("We gaan uit van een ondergrond van beton of cement.", { vloeren_ondergrond: "beton" })
  const thin = kind === "pvc" || kind === "gietvloer" || flat !== "vlak"
  return [
    ...onTop,
    ...when(thin, item("vloeren.primeLevel", floor)),
    ...when(flat === "oneffen", item("vloeren.levelExtra", floor)),
  ]
}

function pattern(survey: Survey, floor: Measured, kind: Kind): TakeoffItem[] {
  if (kind === "gietvloer" || kind === "tapijt") return []
  const chosen = survey.choiceOr(
    "vloeren_patroon",
    "recht",
    "We gaan uit van een vloer die recht gelegd wordt.",
  )
  const thick = kind === "hout" || kind === "tegels"
  return when(chosen === "visgraat", item(thick ? "vloeren.pattern.dik" : "vloeren.pattern.dun", floor))
}

function skirting(survey: Survey, floor: Measured, rooms: Measured): TakeoffItem[] {
  const kind = survey.choiceOr("vloeren_plinten", "mdf", "We gaan uit van nieuwe witte plinten.")
  if (kind === "geen") return []
  const length = derived(
    [floor, rooms],
    Math.max(4 * Math.sqrt(floor.value * rooms.value) - rooms.value, 0),
    "rondom elke ruimte, min 1 m voor deuren",
  )
  return [item(`vloeren.skirting.${kind as "plak" | "mdf" | "hoog"}`, length)]
}

function extras(survey: Survey, rooms: Measured, kind: Kind): TakeoffItem[] {
  const covers = kind !== "tegels" && kind !== "gietvloer"
  const stairs = () => survey.count("vloeren_trappen", 0, "We gaan ervan uit dat er geen trap bij hoort.")
  return [
    item("vloeren.threshold", derived(rooms, Math.max(rooms.value - 1, 0), "overgang tussen de ruimtes")),
    ...(covers ? [item(kind === "tapijt" ? "vloeren.stairsCarpet" : "vloeren.stairs", stairs())] : []),
    item(
      "vloeren.door",
      survey.count("vloeren_deuren", 0, "We gaan ervan uit dat er geen deuren ingekort hoeven te worden."),
    ),
  ]
}
