import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { newFloor } from "./flooring.ts"
import { waste } from "./general.ts"

const wallHeight = 2.8

export function aanbouw(survey: Survey): TakeoffItem[] {
  const width = survey.number("aanbouw_breedte", 4, "We gaan uit van een aanbouw van 4 meter breed.")
  const depth = survey.number("aanbouw_diepte", 3, "We gaan uit van een aanbouw van 3 meter diep.")
  const floor = derived([width, depth], width.value * depth.value, "breedte maal diepte")
  const outline = derived([width, depth], width.value + 2 * depth.value, "drie zijden van de aanbouw")
  survey.exclude("Aanvragen van de omgevingsvergunning en eventueel bodemonderzoek.")
  survey.exclude("Inrichting van de tuin en nieuwe bestrating.")
  survey.assume("We gaan ervan uit dat kabels en leidingen in de tuin niet verlegd hoeven te worden.")
  return [
    ...preparation(survey, floor),
    ...foundation(survey, floor, outline),
    ...shell(survey, width, outline),
    ...roof(survey, floor, outline),
    ...inside(survey, floor, outline),
  ]
}

function preparation(survey: Survey, floor: Measured): TakeoffItem[] {
  const way = survey.choiceOr(
    "aanbouw_bereikbaar",
    "breed",
    "We gaan ervan uit dat we buitenom bij de plek van de aanbouw kunnen.",
  )
  const drawings = survey.choice("aanbouw_tekeningen")
  if (drawings === "zelf" || drawings === undefined) {
    survey.exclude("Bouwtekeningen en constructieberekening van de aanbouw.")
  }
  if (drawings === "ja")
    survey.assume("De tekeningen en de berekening die u heeft, zijn compleet en bruikbaar.")
  const hours = { smal: 0.6, huis: 1.2 }[way] ?? 0
  return [
    ...when(drawings === "laten_maken", item("aanbouw.drawings", fixed(1))),
    item("aanbouw.clearGround", derived(floor, floor.value * 1.3, "aanbouw met 30% werkruimte")),
    item("aanbouw.handTransport", derived(floor, floor.value * hours, "extra uren per m² aanbouw")),
    ...when(way === "huis", item("lifting.crane", fixed(1))),
    waste(derived(floor, floor.value * 0.25, "0,25 m³ per m² aanbouw")),
  ]
}

function foundation(survey: Survey, floor: Measured, outline: Measured): TakeoffItem[] {
  const soil = survey.choice("aanbouw_ondergrond")
  const piled = soil === "klei_veen"
  if (!piled) survey.exclude("Heipalen onder de aanbouw.")
  if (!piled && soil !== "zand")
    survey.assume("We gaan uit van een fundering op zand, zonder heipalen.", { aanbouw_ondergrond: "zand" })
  return [
    item(
      "aanbouw.excavate",
      derived(
        floor,
        floor.value * 0.45 + outline.value * 0.3,
        "45 cm onder de vloer en sleuven van 0,3 m³ per meter",
      ),
    ),
    ...when(
      piled,
      item("aanbouw.pileRig", fixed(1)),
      item(
        "aanbouw.pile",
        derived(outline, Math.ceil(outline.value / 1.6) + 1, "een paal per 1,6 meter fundering"),
      ),
    ),
    item("aanbouw.foundation", outline),
    item("aanbouw.floor", floor),
  ]
}

type Wall = "steen" | "hout" | "stuc"
type Front = "schuifpui" | "openslaand" | "vouwwand" | "raam"
const frontArea: Record<Front, number> = { schuifpui: 6.9, openslaand: 6.9, vouwwand: 9.2, raam: 4.7 }

function shell(survey: Survey, width: Measured, outline: Measured): TakeoffItem[] {
  const wall = survey.choiceOr("aanbouw_gevel", "steen", "We gaan uit van gemetselde buitenmuren.") as Wall
  const front = survey.choiceOr(
    "aanbouw_pui",
    "schuifpui",
    "We gaan uit van een schuifpui aan de tuinkant.",
  ) as Front
  const walls = Math.max(outline.value * wallHeight - frontArea[front], 0)
  return [
    item(`aanbouw.wall.${wall}`, derived(outline, walls, "muren van 2,8 m hoog min de pui")),
    item(`aanbouw.front.${front}`, survey.once("aanbouw_pui")),
    ...opening(survey, width),
  ]
}

function opening(survey: Survey, width: Measured): TakeoffItem[] {
  const kind = survey.choiceOr(
    "aanbouw_doorbraak",
    "open",
    "We gaan uit van een volledig open verbinding met het huis.",
  )
  if (kind === "bestaand") return []
  const open = Math.max(width.value - 0.6, 1)
  const length = kind === "doorgang" ? Math.min(2, open) : open
  return [
    item("aanbouw.opening", derived(width, length, "lengte van de stalen balk")),
    waste(derived(width, length * 0.8, "0,8 m³ puin per meter gevel")),
  ]
}

const roofNorms = { plat: "roofing.flat", schuin: "roofing.sloping", glas: "aanbouw.roof.glas" } as const

function roof(survey: Survey, floor: Measured, outline: Measured): TakeoffItem[] {
  const kind = survey.choiceOr(
    "aanbouw_dak",
    "plat",
    "We gaan uit van een plat dak.",
  ) as keyof typeof roofNorms
  const factor = { plat: 1.08, schuin: 1.2, glas: 1.05 }[kind]
  const skylights = () =>
    survey.count("aanbouw_lichtkoepels", 0, "We gaan uit van een dak zonder lichtkoepels.")
  return [
    item(roofNorms[kind], derived(floor, floor.value * factor, "vloer met overstek en helling")),
    ...when(kind !== "glas", item("roofing.edge", outline)),
    item("aanbouw.drainage", fixed(1)),
    ...(kind === "plat" ? [item("aanbouw.skylight", skylights())] : []),
  ]
}

function inside(survey: Survey, floor: Measured, outline: Measured): TakeoffItem[] {
  const finish = survey.choiceOr(
    "aanbouw_afwerking",
    "klaar",
    "We gaan ervan uit dat we de binnenkant helemaal afmaken.",
  )
  if (finish === "casco") {
    survey.exclude("Elektra, verwarming, stucwerk, schilderwerk en vloer binnen in de aanbouw.")
    return []
  }
  const ceiling = survey.choice("aanbouw_dak") === "glas" ? 0 : floor.value
  const surfaces = derived(
    outline,
    Math.max(outline.value * 2.6 - 7, 0) + ceiling,
    "wanden van 2,6 m hoog min de pui, en het plafond",
  )
  return [
    item("aanbouw.electrics", fixed(1)),
    ...heating(survey, floor),
    item("vloeren.screed", floor),
    item("aanbouw.ceiling", derived(floor, ceiling, "plafond van de aanbouw")),
    item("finishing.plaster", surfaces),
    item("finishing.paint", surfaces),
    ...flooring(survey, floor),
  ]
}

function heating(survey: Survey, floor: Measured): TakeoffItem[] {
  const kind = survey.choiceOr(
    "aanbouw_verwarming",
    "vloerverwarming",
    "We gaan uit van vloerverwarming in de aanbouw.",
  )
  if (kind !== "geen")
    survey.assume("We gaan ervan uit dat uw ketel of warmtepomp de aanbouw erbij kan verwarmen.")
  return [
    ...when(
      kind === "vloerverwarming",
      item("vloeren.heating.dekvloer", floor),
      item("aanbouw.heatingManifold", fixed(1)),
    ),
    ...when(
      kind === "radiator",
      item("heating.radiator", derived(floor, Math.ceil(floor.value / 14), "een radiator per 14 m²")),
    ),
  ]
}

function flooring(survey: Survey, floor: Measured): TakeoffItem[] {
  const kind = survey.choiceOr("aanbouw_vloer", "pvc", "We gaan uit van een pvc-vloer in de aanbouw.")
  if (kind === "zelf") survey.exclude("De vloerafwerking in de aanbouw.")
  return kind === "pvc" || kind === "tegels" ? newFloor(kind, floor) : []
}
