import type { ProjectType } from "#src/shared/projectTypes.ts"
import { sum } from "#src/shared/rounding.ts"
import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type Takeoff, type TakeoffItem, when } from "../takeoff.ts"
import { noteBuilding } from "./building.ts"
import { siteDays } from "./siteDays.ts"

const indoor: ProjectType[] = ["badkamer", "keuken", "complete_renovatie", "vloeren", "elektra"]
const dusty: ProjectType[] = ["badkamer", "keuken", "complete_renovatie", "aanbouw", "opbouw"]
const large: ProjectType[] = ["complete_renovatie", "aanbouw", "opbouw"]

/** Preparation, protection, site costs, cleaning and handover: once for the job, however many types it has. */
export const general =
  (types: ProjectType[]): Takeoff =>
  (survey) => {
    const daysOf = (chosen: ProjectType[]) =>
      sum(types.filter((type) => chosen.includes(type)).map((type) => siteDays(survey, type)))
    const days = fixed(daysOf(types), "gebruikelijke werkdagen voor werk van deze omvang")
    const includes = (chosen: ProjectType[]) => types.some((type) => chosen.includes(type))
    noteBuilding(survey)
    return [
      item(
        "general.workPreparation",
        derived(days, 2 + days.value * 0.25, "2 uur en een kwartier per werkdag"),
      ),
      item("general.transport", days),
      item("general.protection", fixed(15 * types.length, "looproute van 15 m² per soort werk")),
      ...when(
        includes(large),
        item("general.siteFacilities", derived(days, daysOf(large), "dagen op de bouwplaats")),
      ),
      ...access(survey, days, daysOf(indoor)),
      ...inhabited(survey, includes(dusty)),
      ...when(survey.choice("asbest") === "niet_onderzocht", item("general.asbestosSurvey", fixed(1))),
      item("general.dailyTidying", days),
      ...when(
        includes(indoor),
        item(
          "general.finalCleaning",
          derived(days, 1 + daysOf(indoor) / 6, "1 uur en 10 minuten per werkdag"),
        ),
      ),
      item("general.handover", fixed(1)),
    ]
  }

/** Waste of a type's work, in the way the client has room for. Types add theirs; the engine adds them up. */
export const waste = (survey: Survey, volume: Measured): TakeoffItem =>
  item(survey.choice("container") === "geen" ? "general.wasteByVan" : "general.waste", volume)

function access(survey: Survey, days: Measured, indoorDays: number): TakeoffItem[] {
  const place = survey.choiceOr(
    "container",
    "eigen_terrein",
    "We gaan ervan uit dat er plek is voor een afvalcontainer op eigen terrein.",
  )
  const parking = survey.choiceOr(
    "parkeren",
    "gratis",
    "We gaan ervan uit dat onze bus gratis bij de deur kan staan.",
  )
  if (place === "straat") survey.exclude("Leges van de gemeente voor een container op straat.")
  return [
    ...when(place === "straat", item("general.containerOnStreet", fixed(1))),
    ...when(parking === "betaald", item("general.parking", days)),
    ...when(
      parking === "verder",
      item("general.carrying", derived(days, days.value * 0.3, "20 minuten extra lopen per werkdag")),
    ),
    ...(indoorDays > 0 ? stairs(survey, indoorDays) : []),
  ]
}

function stairs(survey: Survey, indoorDays: number): TakeoffItem[] {
  const floor = survey.number("verdieping", 0, "We gaan ervan uit dat het werk op de begane grond is.")
  if (floor.value < 1) return []
  const perFloorAndDay = survey.choice("lift") === "ja" ? 0.04 : 0.15
  return [
    item(
      "general.carrying",
      derived(floor, indoorDays * floor.value * perFloorAndDay, "extra sjouwen per verdieping en werkdag"),
    ),
  ]
}

function inhabited(survey: Survey, dusty: boolean): TakeoffItem[] {
  const answer = survey.choiceOr(
    "bewoond",
    "ja",
    "We gaan ervan uit dat het gebouw tijdens het werk in gebruik is.",
  )
  return answer === "ja" && dusty
    ? [item("general.dustScreen", fixed(2, "afscherming naar de rest van het gebouw"))]
    : []
}
