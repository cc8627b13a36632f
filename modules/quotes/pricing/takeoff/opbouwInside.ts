import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem } from "../takeoff.ts"
import { newFloor } from "./flooring.ts"

/** What makes a wind- and watertight storey one to live in. */
export function inside(
  survey: Survey,
  { floor, outline }: { floor: Measured; outline: Measured },
): TakeoffItem[] {
  const finish = survey.choiceOr(
    "opbouw_afwerking",
    "klaar",
    "We gaan ervan uit dat we de opbouw helemaal afmaken.",
  )
  if (finish === "casco") {
    survey.exclude("Binnenwanden, elektra, verwarming, stucwerk, schilderwerk en vloeren in de opbouw.")
    return []
  }
  if (!survey.asks("badkamer")) survey.exclude("Badkamer, toilet en waterleidingen in de opbouw.")
  const rooms = survey.count(
    "opbouw_kamers",
    Math.max(1, Math.round(floor.value / 14)),
    "We rekenen met één kamer per 14 m² opbouw.",
  )
  const lined = derived(
    floor,
    outline.value * 2.6 + floor.value,
    "buitenwanden van 2,6 m hoog en het plafond",
  )
  const inner = derived(
    [floor, rooms],
    rooms.value * Math.sqrt(floor.value) * 2.6 * 0.85,
    "binnenwanden van 2,6 m hoog",
  )
  const surfaces = derived([floor, rooms], lined.value + inner.value * 2, "alle wanden en het plafond")
  return [
    item("opbouw.lining", lined),
    item("opbouw.innerWall", inner),
    item("opbouw.electrics", floor),
    item("opbouw.ventilation", fixed(1)),
    ...heating(survey, floor, rooms),
    ...(finish === "klaar" ? finished(survey, floor, rooms, surfaces) : unfinished(survey)),
  ]
}

function heating(survey: Survey, floor: Measured, rooms: Measured): TakeoffItem[] {
  const kind = survey.choiceOr("opbouw_verwarming", "radiatoren", "We gaan uit van radiatoren in de opbouw.")
  if (kind === "geen") return []
  survey.assume("We gaan ervan uit dat uw ketel of warmtepomp de opbouw erbij kan verwarmen.")
  return kind === "vloerverwarming"
    ? [item("vloeren.heating.droog", floor), item("vloeren.manifold", fixed(1))]
    : [item("heating.radiator", derived(rooms, rooms.value + 1, "één per kamer en één op de overloop"))]
}

function finished(survey: Survey, floor: Measured, rooms: Measured, surfaces: Measured): TakeoffItem[] {
  const floorsApart = survey.asks("vloeren")
  if (floorsApart)
    survey.assume("De vloer telt niet mee bij de opbouw: dat werk vindt u apart in deze offerte.")
  return [
    item("finishing.plasterBoards", surfaces),
    item("finishing.paint", surfaces),
    item("opbouw.door", rooms),
    ...(floorsApart ? [] : newFloor("laminaat", floor)),
  ]
}

function unfinished(survey: Survey): TakeoffItem[] {
  survey.exclude("Stucwerk, schilderwerk, binnendeuren en vloeren in de opbouw.")
  return []
}
