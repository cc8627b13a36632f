import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Site } from "../site.ts"
import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"

const dusty: ProjectType[] = ["badkamer", "keuken", "complete_renovatie", "aanbouw", "opbouw"]
const newBuilt: ProjectType[] = ["aanbouw", "opbouw"]
const onRoofs: ProjectType[] = ["dakkapel", "dakwerk_hellend", "dakwerk_plat"]

/** Waste of a type's work. Types add theirs; the engine adds them up and takes the way that there is room for. */
export const waste = (volume: Measured): TakeoffItem => item("general.waste", volume)

/** Up to here it goes along in bags with the van: no container is hired for less (the smallest holds 3 m³). */
const mostByVan = 1.5

/**
 * What the work needs around it: preparation, protection, site costs, cleaning and handover, once for the job however
 * many types it has. Measured from the planning of the work; whoever comes once and is done asks one call-out.
 */
export function general(types: ProjectType[], survey: Survey, site: Site): TakeoffItem[] {
  const days = fixed(site.days, "werkdagen volgens de planning")
  const paid = parking(survey)
  return [
    ...when(survey.choice("asbest") === "niet_onderzocht", item("general.asbestosSurvey", fixed(1))),
    ...when(paid === "betaald", item("general.parking", days)),
    ...when(
      paid === "verder",
      item("general.carrying", derived(days, days.value * 0.3, "20 minuten extra lopen per werkdag")),
    ),
    ...stairs(survey, site),
    ...(site.isVisit ? [item("general.callOut", fixed(1))] : organised(types, survey, site, days)),
  ]
}

function organised(types: ProjectType[], survey: Survey, site: Site, days: Measured): TakeoffItem[] {
  const includes = (chosen: ProjectType[]) => types.some((type) => chosen.includes(type))
  const inside = fixed(site.indoorDays, "werkdagen binnen volgens de planning")
  return [
    item(
      "general.workPreparation",
      derived(days, 0.25 + days.value * 0.25, "een kwartier, en een kwartier per werkdag"),
    ),
    item("general.transport", days),
    ...when(
      site.indoorDays > 0 && !isStripped(types, survey),
      item("general.protection", fixed(Math.min(5 * site.indoorDays, 15), "looproute naar het werk")),
    ),
    ...when(includes(newBuilt), item("general.siteFacilities", days)),
    ...when(!includes(newBuilt) && includes(onRoofs), item("general.siteFence", days)),
    ...when(needsToilet(survey, includes(newBuilt), site), item("general.siteToilet", days)),
    ...dustScreens(survey, includes(dusty), site),
    item("general.dailyTidying", days),
    ...when(
      site.indoorDays > 1,
      item(
        "general.finalCleaning",
        derived(inside, 0.4 + inside.value * 0.2, "24 minuten, en 12 minuten per werkdag"),
      ),
    ),
    item(
      "general.handover",
      derived(days, Math.min(0.5 + days.value * 0.1, 4), "een half uur en 6 minuten per werkdag"),
    ),
  ]
}

/** A house that is stripped to the shell has no floor left to cover. */
const isStripped = (types: ProjectType[], survey: Survey): boolean =>
  types.join() === "complete_renovatie" && survey.choice("complete_renovatie_staat") === "casco"

/** People in the house share theirs for a while; where nobody lives, or on a building site, there is none. */
const needsToilet = (survey: Survey, newlyBuilt: boolean, { days }: Site): boolean =>
  days > (survey.choice("bewoond") === "nee" ? 5 : newlyBuilt ? 15 : Number.POSITIVE_INFINITY)

/** The way for so much waste as the job has in all. */
export function wasteWay(survey: Survey, volume: Measured): TakeoffItem[] {
  const place = survey.choiceOr(
    "container",
    "eigen_terrein",
    "We gaan ervan uit dat er plek is voor een afvalcontainer op eigen terrein.",
  )
  if (place === "geen" || volume.value <= mostByVan) return [item("general.wasteByVan", volume)]
  if (place === "straat") survey.exclude("Leges van de gemeente voor een container op straat.")
  return [
    item("general.waste", volume),
    ...when(place === "straat", item("general.containerOnStreet", fixed(1))),
  ]
}

const parking = (survey: Survey): string =>
  survey.choiceOr("parkeren", "gratis", "We gaan ervan uit dat onze bus gratis bij de deur kan staan.")

function stairs(survey: Survey, { indoorDays }: Site): TakeoffItem[] {
  if (indoorDays === 0) return []
  const floor = survey.number("verdieping", 0, "We gaan ervan uit dat het werk op de begane grond is.")
  if (floor.value < 1) return []
  const perFloorAndDay = survey.choice("lift") === "ja" ? 0.03 : 0.1
  return [
    item(
      "general.carrying",
      derived(floor, indoorDays * floor.value * perFloorAndDay, "extra sjouwen per verdieping en werkdag"),
    ),
  ]
}

/** Where something is broken out and people live: one screen, and two where it goes on for days. */
function dustScreens(survey: Survey, dusty: boolean, { demolitionHours }: Site): TakeoffItem[] {
  const answer = survey.choiceOr(
    "bewoond",
    "ja",
    "We gaan ervan uit dat het gebouw tijdens het werk in gebruik is.",
  )
  if (answer !== "ja" || !dusty || demolitionHours < 5) return []
  const screens = demolitionHours < 16 ? 1 : 2
  return [item("general.dustScreen", fixed(screens, "afscherming naar de rest van het gebouw"))]
}
