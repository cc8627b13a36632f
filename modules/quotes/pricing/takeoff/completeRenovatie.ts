import type { ProjectType } from "#src/shared/projectTypes.ts"
import { sum } from "#src/shared/rounding.ts"
import { type Level, levelOf } from "../level.ts"
import { derived, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { newFloor } from "./flooring.ts"
import { waste } from "./general.ts"
import { replacedWindows } from "./kozijnen.ts"

export function completeRenovatie(survey: Survey): TakeoffItem[] {
  const floor = survey.number(
    "complete_renovatie_oppervlakte",
    90,
    "We gaan uit van een woning van 90 m² vloer.",
  )
  const level = levelOf(survey, "complete_renovatie_niveau", "de renovatie")
  const parts = wantedParts(survey)
  if (opensStructure(survey)) survey.exclude("Werk aan de fundering.")
  survey.exclude("Herstel van verborgen gebreken die pas bij het slopen blijken.", ["demolition"])
  return [
    ...demolition(survey, floor, parts),
    ...installations(survey, floor, parts),
    ...rooms(survey, level, parts),
    ...finishes(survey, floor, parts),
    ...openings(survey, floor, level, parts),
  ]
}

const usual = [
  "elektra",
  "leidingen",
  "verwarming",
  "badkamer",
  "toilet",
  "keuken",
  "stucwerk",
  "schilderwerk",
  "vloeren",
  "binnendeuren",
]

/** What another chosen type measures itself is left to it, so that nothing is counted twice. */
const elsewhere: Partial<Record<ProjectType, string>> = {
  badkamer: "De badkamer",
  keuken: "De keuken",
  elektra: "De elektra",
  vloeren: "De vloer",
  kozijnen: "De kozijnen",
  isolatie: "De isolatie",
}

function wantedParts(survey: Survey): Set<string> {
  const wanted = survey.listOr(
    "complete_renovatie_onderdelen",
    usual,
    "We gaan uit van een complete renovatie binnen, zonder nieuwe kozijnen en isolatie.",
  )
  return new Set(
    wanted.filter((part) => {
      const name = elsewhere[part as ProjectType]
      if (!name || !survey.asks(part as ProjectType)) return true
      survey.assume(
        `${name} telt niet mee bij de complete renovatie: dat werk vindt u apart in deze offerte.`,
      )
      return false
    }),
  )
}

/** How much of the old floors, wallpaper and fittings goes out, by what comes in their place. */
const strippedFor: Record<string, number> = {
  vloeren: 0.5,
  stucwerk: 0.2,
  keuken: 0.1,
  badkamer: 0.1,
  toilet: 0.1,
}

const strippedShare = (parts: Set<string>) => sum([...parts].map((part) => strippedFor[part] ?? 0))

/** Stripped to the shell, or with a wall gone that bears: what stands under it then matters. */
const opensStructure = (survey: Survey) =>
  survey.choice("complete_renovatie_staat") === "casco" || survey.has("complete_renovatie_muren", "dragend")

function demolition(survey: Survey, floor: Measured, parts: Set<string>): TakeoffItem[] {
  const state = survey.choiceOr(
    "complete_renovatie_staat",
    "licht",
    "We gaan ervan uit dat we alleen vloeren, behang en oude spullen verwijderen.",
  )
  const share = strippedShare(parts)
  const volume = { licht: 0.1 * share, casco: 0.25, gesloopt: 0.05 }[state] ?? 0.1
  const walls = survey.once("complete_renovatie_muren")
  return [
    ...when(
      state === "licht",
      item(
        "complete_renovatie.stripLight",
        derived(floor, floor.value * share, "vloer waar iets nieuws komt"),
      ),
    ),
    ...when(state === "casco", item("complete_renovatie.stripShell", floor)),
    waste(derived(floor, floor.value * volume, "afval per m² vloer")),
    ...when(survey.has("complete_renovatie_muren", "licht"), item("complete_renovatie.lightWall", walls)),
    ...when(survey.has("complete_renovatie_muren", "dragend"), item("complete_renovatie.bearingWall", walls)),
  ]
}

function installations(survey: Survey, floor: Measured, parts: Set<string>): TakeoffItem[] {
  return [
    ...when(
      parts.has("elektra"),
      item("complete_renovatie.electrics", floor),
      item("complete_renovatie.meterBox", survey.once("complete_renovatie_onderdelen")),
    ),
    ...when(parts.has("leidingen"), item("complete_renovatie.pipes", floor)),
    ...(parts.has("verwarming") ? heating(survey, floor) : []),
  ]
}

function heating(survey: Survey, floor: Measured): TakeoffItem[] {
  const emission = survey.choiceOr(
    "complete_renovatie_afgifte",
    "radiatoren",
    "We gaan uit van nieuwe radiatoren.",
  )
  const source = survey.choiceOr("complete_renovatie_bron", "ketel", "We gaan uit van een nieuwe cv-ketel.")
  const one = survey.once("complete_renovatie_bron")
  return [
    ...(emission === "vloerverwarming"
      ? [
          item("vloeren.heating.frezen", floor),
          item(
            "vloeren.manifold",
            derived(floor, Math.ceil(floor.value / 60), "een verdeler met 4 groepen per 60 m²"),
          ),
        ]
      : [item("heating.radiator", derived(floor, Math.ceil(floor.value / 14), "een radiator per 14 m²"))]),
    ...when(source === "ketel", item("complete_renovatie.boiler", one)),
    ...when(source === "hybride", item("complete_renovatie.hybrid", one)),
    ...when(source === "warmtepomp", item("complete_renovatie.heatPump", one)),
  ]
}

function rooms(survey: Survey, level: Level, parts: Set<string>): TakeoffItem[] {
  const one = survey.once("complete_renovatie_onderdelen")
  const bathrooms = () =>
    survey.count("complete_renovatie_badkamers", 1, "We gaan uit van één badkamer van circa 6 m².")
  return [
    ...(parts.has("badkamer") ? [item(`complete_renovatie.bathroom.${level}`, bathrooms())] : []),
    ...when(parts.has("toilet"), item(`complete_renovatie.toilet.${level}`, one)),
    ...when(parts.has("keuken"), item(`complete_renovatie.kitchen.${level}`, one)),
  ]
}

type Floor = "laminaat" | "pvc" | "hout" | "tegels"

function finishes(survey: Survey, floor: Measured, parts: Set<string>): TakeoffItem[] {
  const surfaces = derived(floor, floor.value * 3.4, "3,4 m² wand en plafond per m² vloer")
  const kind = () =>
    survey.choiceOr("complete_renovatie_vloer", "pvc", "We gaan uit van een pvc-vloer.") as Floor
  return [
    ...(parts.has("isolatie")
      ? [
          item(
            "complete_renovatie.insulation",
            derived(floor, floor.value * 0.7, "0,7 m² dak en gevel per m² vloer"),
          ),
        ]
      : []),
    ...when(parts.has("stucwerk"), item("finishing.plaster", surfaces)),
    ...when(parts.has("schilderwerk"), item("complete_renovatie.paint", surfaces)),
    ...(parts.has("vloeren")
      ? newFloor(kind(), derived(floor, floor.value * 0.92, "vloer zonder natte ruimten"))
      : []),
  ]
}

/** In a house that is not stripped to the shell the frames of the inner doors stay. */
const doorWork = (survey: Survey) =>
  survey.choice("complete_renovatie_staat") === "casco" ? "door" : "hangDoor"

function openings(survey: Survey, floor: Measured, level: Level, parts: Set<string>): TakeoffItem[] {
  const usualCount = (perPiece: number) => Math.max(1, Math.round(floor.value / perPiece))
  const doors = () =>
    survey.count(
      "complete_renovatie_deuren",
      usualCount(12),
      "We rekenen met één binnendeur per 12 m² vloer.",
    )
  const windows = () =>
    survey.count(
      "complete_renovatie_ramen",
      usualCount(11),
      "We rekenen met één raam met kozijn per 11 m² vloer.",
    )
  return [
    ...(parts.has("binnendeuren") ? [item(`complete_renovatie.${doorWork(survey)}.${level}`, doors())] : []),
    ...(parts.has("kozijnen") ? replacedWindows(windows()) : []),
  ]
}
