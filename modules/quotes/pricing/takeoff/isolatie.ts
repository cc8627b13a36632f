import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

export function isolatie(survey: Survey): TakeoffItem[] {
  const parts = new Set(
    survey.listOr(
      "isolatie_onderdelen",
      ["spouw", "vloer"],
      "We gaan uit van isolatie van spouwmuur en begane grond.",
    ),
  )
  const level = survey.choiceOr(
    "isolatie_niveau",
    "goed",
    "We gaan uit van gewone isolatie en HR++-glas.",
  ) as InsulationLevel
  survey.exclude("Herstel van houtrot, lekkage of vocht dat bij het isoleren blijkt.")
  return [
    ...(parts.has("spouw") || parts.has("voorzetwand") ? walls(survey, parts, level) : []),
    ...(parts.has("dak") ? roof(survey, level) : []),
    ...(["zoldervloer", "vloer", "bodem"].some((part) => parts.has(part))
      ? floors(survey, parts, level)
      : []),
    ...(parts.has("glas") ? glass(survey, level) : []),
    ...extras(survey),
  ]
}

type InsulationLevel = "goed" | "zeer_goed"

function walls(survey: Survey, parts: Set<string>, level: InsulationLevel): TakeoffItem[] {
  const area = survey.number("isolatie_gevel_oppervlakte", 50, "We gaan uit van 50 m² buitenmuur.")
  return [
    ...(parts.has("spouw") ? cavity(survey, area) : []),
    ...when(
      parts.has("voorzetwand"),
      item(`isolatie.frontWall.${level}`, area),
      item("finishing.plasterBoards", area),
      ...stripped(survey, area),
    ),
  ]
}

function cavity(survey: Survey, area: Measured): TakeoffItem[] {
  const state = survey.choice("isolatie_spouw_staat")
  if (state !== "ja" && state !== "nee")
    survey.assume("We gaan uit van een lege spouw die schoon en breed genoeg is.", {
      isolatie_spouw_staat: "nee",
    })
  return [
    item("isolatie.cavitySurvey", fixed(1)),
    ...when(state === "ja", item("isolatie.cavityEmpty", area)),
    item("isolatie.cavity", area),
  ]
}

function roof(survey: Survey, level: InsulationLevel): TakeoffItem[] {
  const area = survey.number("isolatie_dak_oppervlakte", 50, "We gaan uit van 50 m² schuin dak.")
  const finish = survey.choiceOr(
    "isolatie_dak_afwerking",
    "gips",
    "We werken het dak binnen af met gipsplaat en stucwerk.",
  )
  return [
    ...stripped(survey, area),
    item(`isolatie.roof.${level}`, area),
    ...when(finish === "gips", item("isolatie.roofBoards", area), item("finishing.plasterBoards", area)),
  ]
}

function floors(survey: Survey, parts: Set<string>, level: InsulationLevel): TakeoffItem[] {
  const area = survey.number("isolatie_vloer_oppervlakte", 45, "We gaan uit van 45 m² vloer.")
  const crawled = (parts.has("vloer") ? area.value : 0) + (parts.has("bodem") ? area.value : 0)
  const low = survey.choice("isolatie_kruipruimte") === "laag"
  if (crawled > 0 && !low && survey.choice("isolatie_kruipruimte") !== "hoog") {
    survey.assume("We gaan uit van een droge kruipruimte van meer dan 50 cm hoog met een luik.", {
      isolatie_kruipruimte: "hoog",
    })
  }
  return [
    ...when(parts.has("zoldervloer"), item(`isolatie.atticFloor.${level}`, area), ...stripped(survey, area)),
    ...when(parts.has("vloer"), item(`isolatie.floor.${level}`, area), ...stripped(survey, area)),
    ...when(parts.has("bodem"), item("isolatie.soil", area)),
    ...when(low, item("isolatie.lowCrawlspace", derived(area, crawled, "vloer en bodem van de kruipruimte"))),
  ]
}

function glass(survey: Survey, level: InsulationLevel): TakeoffItem[] {
  const area = survey.number("isolatie_glas_oppervlakte", 12, "We gaan uit van 12 m² glas.")
  survey.assume("We gaan ervan uit dat de kozijnen gezond zijn en het nieuwe glas kunnen dragen.")
  return [item(`isolatie.glass.${level}`, area), waste(derived(area, area.value * 0.03, "oud glas"))]
}

function stripped(survey: Survey, area: Measured): TakeoffItem[] {
  if (survey.choice("isolatie_oud") !== "ja") {
    survey.exclude("Oude isolatie of betimmering weghalen.")
    return []
  }
  return [
    item("isolatie.strip", area),
    waste(derived(area, area.value * 0.08, "0,08 m³ per m² oude isolatie")),
  ]
}

function extras(survey: Survey): TakeoffItem[] {
  const chosen = survey.once("isolatie_extras")
  return [
    ...when(survey.has("isolatie_extras", "kierdichting"), item("isolatie.draughtProofing", chosen)),
    ...when(
      survey.has("isolatie_extras", "ventilatie"),
      item("isolatie.vent", derived(chosen, 4, "vier kamers")),
    ),
    ...when(survey.choice("isolatie_subsidie") === "ja", item("isolatie.subsidyFile", fixed(1))),
  ]
}
