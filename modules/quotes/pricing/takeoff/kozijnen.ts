import { derived, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

const windowArea: Record<string, number> = { klein: 0.8, gemiddeld: 1.6, groot: 2.5 }

export function kozijnen(survey: Survey): TakeoffItem[] {
  const windows = survey.count("kozijnen_ramen", 6, "We gaan uit van zes ramen.")
  const size = survey.choiceOr("kozijnen_formaat", "gemiddeld", "We gaan uit van ramen van gemiddeld 1,6 m².")
  const area = derived(windows, windows.value * (windowArea[size] ?? 1.6), "ramen maal gemiddelde grootte")
  const glass = survey.choiceOr("kozijnen_glas", "hrpp", "We gaan uit van HR++-glas.")
  const kind = survey.choiceOr(
    "kozijnen_werk",
    "vervangen",
    "We gaan ervan uit dat we de kozijnen helemaal vervangen.",
  )
  survey.exclude(
    kind === "glas"
      ? "Herstel van houtrot in de kozijnen die er zijn."
      : "Herstel van metselwerk, lateien of houtrot dat bij het werk blijkt.",
  )
  return [
    ...(kind === "glas"
      ? glazing(survey, area, glass === "triple")
      : replacement(survey, windows, area, glass === "triple")),
    ...extras(survey, windows),
  ]
}

/** New insulating glass in sound frames is insulation, for the work and for its VAT. */
function glazing(survey: Survey, area: Measured, triple: boolean): TakeoffItem[] {
  survey.assume("We gaan ervan uit dat de kozijnen gezond zijn en het nieuwe glas kunnen dragen.")
  return [
    item(triple ? "isolatie.glass.zeer_goed" : "isolatie.glass.goed", area),
    waste(derived(area, area.value * 0.03, "oud glas")),
    ...height(survey, derived(area, Math.ceil(area.value / 8), "een dag per 8 m² glas")),
  ]
}

/** Plastic windows of average size in place of old ones, as part of a larger job. */
export const replacedWindows = (windows: Measured): TakeoffItem[] => [
  item("kozijnen.measure", windows),
  item("kozijnen.remove", windows),
  item("kozijnen.place", windows),
  item("kozijnen.frame.kunststof", derived(windows, windows.value * 1.6, "ramen van gemiddeld 1,6 m²")),
]

type FrameMaterial = "kunststof" | "hout" | "aluminium"

function replacement(survey: Survey, windows: Measured, area: Measured, triple: boolean): TakeoffItem[] {
  const frame = survey.choiceOr(
    "kozijnen_materiaal",
    "kunststof",
    "We gaan uit van kunststof kozijnen.",
  ) as FrameMaterial
  const doors = survey.count("kozijnen_deuren", 0, "We gaan ervan uit dat de buitendeuren blijven.")
  const sliders = survey.count("kozijnen_schuifpuien", 0, "We gaan ervan uit dat er geen schuifpui bij is.")
  const pieces = derived(
    [windows, doors, sliders],
    windows.value + doors.value + sliders.value,
    "ramen, deuren en puien samen",
  )
  const surface = derived(
    [area, doors, sliders],
    area.value + doors.value * 2.2 + sliders.value * 5.5,
    "ramen, deuren en puien samen",
  )
  return [
    item("kozijnen.measure", pieces),
    ...height(survey, derived(windows, Math.ceil(windows.value / 3), "een dag per drie ramen")),
    item("kozijnen.remove", pieces),
    ...when(survey.choice("kozijnen_huidig") === "staal", item("kozijnen.removeSteel", pieces)),
    waste(derived(surface, surface.value * 0.12, "0,12 m³ per m² kozijn")),
    item("kozijnen.place", pieces),
    item(`kozijnen.frame.${frame}`, area),
    item(`kozijnen.door.${frame}`, doors),
    item(`kozijnen.slider.${frame}`, sliders),
    ...when(survey.choice("kozijnen_kleur") === "kleur", item("kozijnen.colour", surface)),
    ...when(triple, item("kozijnen.triple", surface)),
    ...finishing(survey, frame, pieces, surface),
  ]
}

function height(survey: Survey, days: Measured): TakeoffItem[] {
  const level = survey.choiceOr(
    "kozijnen_hoogte",
    "eerste",
    "We gaan uit van ramen tot en met de tweede verdieping.",
  )
  return [
    ...when(level === "eerste", item("kozijnen.rollingScaffold", days)),
    ...when(level === "hoger", item("kozijnen.aerialPlatform", days)),
  ]
}

function finishing(survey: Survey, frame: FrameMaterial, pieces: Measured, surface: Measured): TakeoffItem[] {
  const paint = survey.has("kozijnen_afwerking", "schilderen") && frame === "hout"
  const plaster = survey.has("kozijnen_afwerking", "stuc")
  if (frame === "hout" && !paint) survey.exclude("Schilderen van de nieuwe houten kozijnen.")
  if (!plaster) survey.exclude("Stucwerk en schilderwerk binnen rond de kozijnen.")
  return [
    ...when(plaster, item("kozijnen.reveal", derived(pieces, pieces.value * 5, "5 meter per kozijn"))),
    ...when(paint, item("kozijnen.paint", surface)),
  ]
}

function extras(survey: Survey, windows: Measured): TakeoffItem[] {
  const perWindow = derived(windows, windows.value, "voor elk raam")
  return [
    ...when(survey.has("kozijnen_extras", "roosters"), item("kozijnen.vent", perWindow)),
    ...when(survey.has("kozijnen_extras", "horren"), item("kozijnen.screen", perWindow)),
    ...when(survey.has("kozijnen_extras", "rolluiken"), item("kozijnen.shutter", perWindow)),
    ...when(survey.has("kozijnen_extras", "vensterbanken"), item("kozijnen.sill", perWindow)),
  ]
}
