import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

export function dakwerkPlat(survey: Survey): TakeoffItem[] {
  const area = survey.number("dakwerk_plat_oppervlakte", 25, "We gaan uit van een plat dak van 25 m².")
  const work = survey.choiceOr(
    "dakwerk_plat_werk",
    "vervangen",
    "We gaan ervan uit dat de oude dakbedekking eraf gaat.",
  )
  const outline = derived(area, 4 * Math.sqrt(area.value), "omtrek van een vierkant dak")
  survey.exclude("Versterken van dakbalken of ander constructief werk aan het platte dak.")
  return [
    ...access(survey, area, outline),
    ...(work === "herstel" ? repair(survey, area) : renewal(survey, area, outline, work)),
  ]
}

function access(survey: Survey, area: Measured, outline: Measured): TakeoffItem[] {
  const height = survey.choiceOr(
    "dakwerk_plat_hoogte",
    "laag",
    "We gaan uit van een plat dak op de begane grond, zoals een aanbouw.",
  )
  if (height === "laag") return []
  const days = derived(area, Math.ceil(area.value / 40), "één dag per 40 m²")
  return [
    item("dakwerk_plat.edgeProtection", outline),
    item(height === "hoog" ? "dakwerk_plat.lift.hoog" : "lifting.ladderLift", days),
  ]
}

function repair(survey: Survey, area: Measured): TakeoffItem[] {
  return [
    ...ballast(survey, area),
    item("dakwerk_plat.leakSearch", fixed(1)),
    item("dakwerk_plat.repair", area),
    waste(derived(area, area.value * 0.02, "0,02 m³ per m² hersteld dak")),
  ]
}

function ballast(survey: Survey, area: Measured): TakeoffItem[] {
  const kind = survey.choiceOr(
    "dakwerk_plat_ballast",
    "niets",
    "We gaan uit van een dak zonder grind of tegels.",
  )
  if (kind === "niets") return []
  return [
    item(`dakwerk_plat.ballast.${kind as "grind" | "tegels"}`, area),
    waste(derived(area, area.value * 0.05, "0,05 m³ grind of tegels per m²")),
  ]
}

function renewal(survey: Survey, area: Measured, outline: Measured, work: string): TakeoffItem[] {
  const wall = survey.number(
    "dakwerk_plat_muur",
    Math.sqrt(area.value),
    "We gaan ervan uit dat één kant van het platte dak op een muur aansluit.",
  )
  const edge = derived(
    [outline, wall],
    Math.max(outline.value - wall.value, 0),
    "omtrek min de kant van de muur",
  )
  return [
    ...(work === "nieuw" ? [] : ballast(survey, area)),
    ...(work === "vervangen" ? stripped(area) : []),
    ...when(work === "overlagen", item("dakwerk_plat.prepare", area)),
    ...(work === "overlagen" ? [] : boarding(survey, area)),
    ...insulation(survey, area, edge),
    item(
      `dakwerk_plat.cover.${coverOf(survey)}`,
      derived(area, area.value * 1.08, "dak met 8% voor de opstanden"),
    ),
    ...edges(survey, edge, wall),
    ...objects(survey, area, work),
    ...finish(survey, area),
  ]
}

function stripped(area: Measured): TakeoffItem[] {
  return [
    item("dakwerk_plat.strip", area),
    waste(derived(area, area.value * 0.06, "0,06 m³ per m² oude dakbedekking en isolatie")),
  ]
}

function boarding(survey: Survey, area: Measured): TakeoffItem[] {
  const base = survey.choice("dakwerk_plat_ondergrond")
  if (base === "goed") return []
  if (base !== "slecht")
    survey.assume("We gaan ervan uit dat 10% van het hout onder de dakbedekking slecht is.", {
      dakwerk_plat_ondergrond: null,
    })
  const share = base === "slecht" ? 0.6 : 0.1
  return [item("roofing.boarding", derived(area, area.value * share, `${share * 100}% van het dakhout`))]
}

function coverOf(survey: Survey): "epdm" | "bitumen" {
  const choice = survey.choiceOr("dakwerk_plat_materiaal", "advies", "We gaan uit van EPDM-dakbedekking.")
  if (choice === "advies")
    survey.assume("We gaan uit van EPDM-dakbedekking.", { dakwerk_plat_materiaal: "epdm" })
  return choice === "bitumen" ? "bitumen" : "epdm"
}

function insulation(survey: Survey, area: Measured, edge: Measured): TakeoffItem[] {
  const kind = survey.choiceOr(
    "dakwerk_plat_isolatie",
    "geen",
    "We gaan uit van een plat dak zonder nieuwe isolatie.",
  )
  if (kind === "geen") return []
  return [
    item(`dakwerk_plat.insulation.${kind as "gewoon" | "extra"}`, area),
    item("dakwerk_plat.raiseEdge", edge),
  ]
}

function edges(survey: Survey, edge: Measured, wall: Measured): TakeoffItem[] {
  const kind = survey.choiceOr("dakwerk_plat_rand", "trim", "We gaan uit van een nieuwe aluminium daktrim.")
  return [
    ...when(kind !== "blijft", item(`dakwerk_plat.edge.${kind as "trim" | "zink" | "boei"}`, edge)),
    item("dakwerk_plat.wallFlashing", wall),
  ]
}

function objects(survey: Survey, area: Measured, work: string): TakeoffItem[] {
  const panels = () =>
    survey.count(
      "dakwerk_plat_panelen",
      0,
      "We gaan ervan uit dat er geen zonnepanelen op het platte dak liggen.",
    )
  return [
    item(
      "dakwerk_plat.drain",
      survey.count(
        "dakwerk_plat_afvoeren",
        Math.ceil(area.value / 40),
        "We rekenen met één afvoer per 40 m² dak.",
      ),
    ),
    item(
      "dakwerk_plat.skylight",
      survey.count("dakwerk_plat_koepels", 0, "We gaan ervan uit dat er geen nieuwe lichtkoepels komen."),
    ),
    ...(work === "nieuw" ? [] : [item("dakwerk_plat.solarPanel", panels())]),
  ]
}

function finish(survey: Survey, area: Measured): TakeoffItem[] {
  const kind = survey.choiceOr(
    "dakwerk_plat_afwerking",
    "niets",
    "We gaan uit van een plat dak zonder grind, groen of tegels.",
  )
  if (kind === "niets") return []
  survey.exclude("De berekening of het dak het gewicht van grind, groen of tegels kan dragen.")
  return [item(`dakwerk_plat.finish.${kind as "grind" | "sedum" | "tegels"}`, area)]
}
