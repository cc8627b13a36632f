import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"
import { inside } from "./opbouwInside.ts"

export function opbouw(survey: Survey): TakeoffItem[] {
  const size = sizeOf(survey)
  survey.exclude("Versterken van de fundering van het huis.")
  survey.exclude("Schade en ongemak bij de buren, zoals een bouwkundige opname vooraf.")
  return [
    ...preparation(survey, size),
    ...oldRoof(size),
    ...structure(survey, size),
    ...roof(survey, size),
    ...facade(survey, size),
    ...stairs(survey),
    ...inside(survey, size),
  ]
}

interface Size {
  floor: Measured
  outline: Measured
  /** The outer walls, windows included. */
  walls: Measured
  place: string
}

function sizeOf(survey: Survey): Size {
  const floor = survey.number("opbouw_oppervlakte", 40, "We gaan uit van een opbouw van 40 m².")
  const height = survey.number("opbouw_hoogte", 3, "We gaan uit van nieuwe muren van 3 meter hoog.")
  const outline = derived(floor, 4.1 * Math.sqrt(floor.value), "omtrek van een bijna vierkante opbouw")
  return {
    floor,
    outline,
    walls: derived([floor, height], outline.value * height.value, "omtrek maal hoogte"),
    place: survey.choiceOr(
      "opbouw_plek",
      "plat_dak",
      "We gaan uit van een opbouw op het platte dak van het huis.",
    ),
  }
}

function preparation(survey: Survey, { floor, outline, place }: Size): TakeoffItem[] {
  const drawings = survey.choiceOr(
    "opbouw_tekeningen",
    "zelf",
    "We gaan ervan uit dat u de bouwtekeningen en de berekening zelf regelt.",
  )
  if (drawings === "zelf") survey.exclude("Bouwtekeningen en constructieberekening van de opbouw.")
  if (drawings === "ja")
    survey.assume("De tekeningen en de berekening die u heeft, zijn compleet en bruikbaar.")
  const height = place === "aanbouw" ? 7 : 9.5
  return [
    ...when(drawings === "laten_maken", item("opbouw.drawings", fixed(1))),
    item(
      "opbouw.scaffold",
      derived(outline, (outline.value + 4) * height, `rondom, ${height === 7 ? "7" : "9,5"} m hoog`),
    ),
    item("opbouw.temporaryRoof", floor),
  ]
}

function oldRoof({ floor, place }: Size): TakeoffItem[] {
  if (place === "schuin_dak") {
    const area = derived(floor, floor.value * 1.4, "schuin dak boven dezelfde vloer")
    return [
      item("opbouw.removeRoof.schuin", area),
      waste(derived(area, area.value * 0.18, "0,18 m³ per m² oud dak")),
    ]
  }
  return [
    item("opbouw.removeRoof.plat", floor),
    waste(derived(floor, floor.value * 0.1, "0,1 m³ per m² oud dak")),
  ]
}

/** In m: over the width of a terraced house, and what a van still carries. */
const beamLength = 6

/** Metres of beam per m² of floor. */
const beams: Record<string, number> = { sterk: 0.15, versterken: 0.6, nee: 0.35 }

function structure(survey: Survey, { floor, walls, place }: Size): TakeoffItem[] {
  const strength = survey.choice("opbouw_draagkracht") ?? "nee"
  const count = Math.ceil((floor.value * (beams[strength] ?? 0.35)) / beamLength)
  const steel = `${count === 1 ? "één stalen balk" : `${count} stalen balken`} van ${beamLength} m`
  if (strength === "nee") {
    survey.assume(
      `We gaan ervan uit dat muren en fundering de opbouw dragen, met ${steel}. Een constructeur moet dit nog bevestigen.`,
      { opbouw_draagkracht: "nee" },
    )
  }
  return [
    item("opbouw.steel", derived(floor, count * beamLength, steel)),
    item(place === "schuin_dak" ? "opbouw.strengthenFloor" : "opbouw.floor", floor),
    item("opbouw.wall", walls),
    ...lifting(survey, floor, walls),
    waste(derived(floor, floor.value * 0.08, "0,08 m³ bouwafval per m² opbouw")),
  ]
}

function lifting(survey: Survey, floor: Measured, walls: Measured): TakeoffItem[] {
  const crane = survey.choiceOr(
    "opbouw_kraan",
    "dichtbij",
    "We gaan ervan uit dat een hijskraan naast of voor het huis kan staan.",
  )
  if (crane === "niet") {
    return [item("opbouw.wallByHand", derived(walls, walls.value + floor.value, "wanden en dak"))]
  }
  survey.exclude("Het afzetten van de straat en de toestemming voor de kraan.")
  const days = derived(floor, 1 + Math.ceil(floor.value / 40), "één dag, en één dag per 40 m²")
  return [item("lifting.crane", days), ...when(crane === "ver", item("opbouw.craneReach", days))]
}

function roof(survey: Survey, { floor, outline, place }: Size): TakeoffItem[] {
  const kind = survey.choiceOr("opbouw_dak", "plat", "We gaan uit van een opbouw met een plat dak.")
  const sloping = kind === "schuin"
  return [
    item(
      sloping ? "roofing.sloping" : "roofing.flat",
      derived(
        floor,
        floor.value * (sloping ? 1.3 : 1.08),
        sloping ? "vloer met 30% voor de helling" : "vloer met 8% overstek",
      ),
    ),
    ...when(kind === "groen", item("dakwerk_plat.finish.sedum", floor)),
    item("roofing.edge", outline),
    item(
      "dakwerk_hellend.downpipe.zink",
      derived(outline, outline.value * 0.3, "0,3 m regenpijp per meter dakrand"),
    ),
    item(
      "opbouw.joint",
      derived(outline, outline.value * (place === "aanbouw" ? 1 : 0.5), "langs het bestaande huis"),
    ),
  ]
}

type Cladding = "hout" | "kunststof" | "steenstrips" | "stuc"
type Frame = "kunststof" | "hout" | "aluminium"

/** In m². */
const windowArea = 1.5

/** Party walls need no cladding. */
const clad: Record<string, number> = {
  tussenwoning: 0.5,
  hoekwoning: 0.75,
  twee_onder_een_kap: 0.75,
  vrijstaand: 1,
}

function facade(survey: Survey, { floor, walls }: Size): TakeoffItem[] {
  const cladding = survey.choiceOr(
    "opbouw_gevel",
    "hout",
    "We gaan uit van buitenmuren met houten delen.",
  ) as Cladding
  const frame = survey.choiceOr(
    "opbouw_kozijnen",
    "kunststof",
    "We gaan uit van kunststof kozijnen in de opbouw.",
  ) as Frame
  const windows = survey.count(
    "opbouw_ramen",
    Math.max(1, Math.round(floor.value / 7)),
    "We rekenen met één raam van 1,5 m² per 7 m² vloer.",
  )
  const share = clad[survey.choice("woningtype") ?? ""]
  if (share === undefined)
    survey.assume("We gaan ervan uit dat drie van de vier buitenmuren van de opbouw vrij staan.", {
      woningtype: null,
    })
  const free = Math.max(walls.value * (share ?? 0.75) - windows.value * windowArea, 0)
  return [
    item(`opbouw.cladding.${cladding}`, derived([walls, windows], free, "vrije buitenmuren min de ramen")),
    ...newWindows(frame, windows),
  ]
}

function newWindows(frame: Frame, windows: Measured): TakeoffItem[] {
  const area = derived(windows, windows.value * windowArea, "ramen van 1,5 m²")
  return [
    item("kozijnen.place", windows),
    item(`kozijnen.frame.${frame}`, area),
    item("opbouw.windowTrim", windows),
    ...when(frame === "hout", item("kozijnen.paint", area)),
  ]
}

function stairs(survey: Survey): TakeoffItem[] {
  const kind = survey.choiceOr("opbouw_trap", "vast", "We gaan uit van een nieuwe vaste trap.")
  if (kind === "bestaand") return []
  const one = fixed(1, "één trap naar de nieuwe verdieping")
  return [item("opbouw.stairOpening", one), item(`opbouw.stair.${kind as "vast" | "luxe"}`, one)]
}
