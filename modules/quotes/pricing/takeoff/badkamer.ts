import { type Level, levelOf } from "../level.ts"
import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"
import { wallsAround } from "./walls.ts"

export function badkamer(survey: Survey): TakeoffItem[] {
  const floor = survey.number("badkamer_oppervlakte", 6, "We gaan uit van een badkamer van 6 m².")
  const height = survey.number("badkamer_hoogte", 2.5, "We gaan uit van een badkamer van 2,5 meter hoog.")
  const level = levelOf(survey, "badkamer_niveau", "de badkamer")
  const walls = derived(
    [floor, height],
    wallsAround(floor.value, height.value),
    "wanden rondom min 2 m² voor deur en raam",
  )
  const fixtures = wantedFixtures(survey)
  const tiled = tiledWalls(survey, walls, floor, isWet(fixtures))
  survey.exclude("Het verplaatsen van muren, ramen of deuren.")
  if (isWet(fixtures)) survey.exclude("Aanpassen van de cv-ketel of de boiler.")
  return [
    ...demolition(survey, floor, isWet(fixtures) ? walls : tiled, fixtures.length),
    ...base(survey, floor),
    ...tiling(survey, floor, tiled, isWet(fixtures)),
    ...finish(survey, floor, derived(floor, walls.value - tiled.value, "wanden zonder tegels")),
    ...pipes(survey, fixtures.length),
    item(isWet(fixtures) ? "badkamer.electrics" : "badkamer.electricsToilet", fixed(1)),
    ...placed(survey, fixtures, level),
    ...heating(survey, level, floor),
    ...extras(survey),
    item(`badkamer.wallTiles.${level}`, tiled),
    item(`badkamer.floorTiles.${level}`, floor),
  ]
}

/** Where nobody showers or bathes nothing has to be watertight. */
const isWet = (fixtures: Fixture[]) => fixtures.includes("inloopdouche") || fixtures.includes("bad")

function tiledWalls(survey: Survey, walls: Measured, floor: Measured, wet: boolean): Measured {
  const height = survey.choiceOr(
    "badkamer_tegelhoogte",
    "plafond",
    "We gaan uit van wandtegels tot het plafond.",
  )
  const shower = wet ? Math.min(8, walls.value) : 0
  if (height === "douche") return derived(floor, shower, "tegels bij de douche")
  const half = shower + Math.max(4 * Math.sqrt(floor.value) - (wet ? 3 : 1), 0) * 1.2
  if (height === "half") return derived(floor, Math.min(half, walls.value), "halfhoge tegels en douchewand")
  return walls
}

function demolition(survey: Survey, floor: Measured, walls: Measured, fixtures: number): TakeoffItem[] {
  const situation = survey.choiceOr(
    "badkamer_situatie",
    "vervangen",
    "We gaan ervan uit dat we een bestaande badkamer slopen.",
  )
  if (situation !== "vervangen") return [waste(derived(floor, floor.value * 0.15, "0,15 m³ per m² badkamer"))]
  return [
    item(
      "badkamer.stripSanitary",
      derived(survey.once("badkamer_onderdelen"), fixtures, "evenveel oude toestellen als nieuwe"),
    ),
    item(
      "badkamer.stripTiles",
      derived(floor, floor.value + walls.value, "vloer en wanden van de oude badkamer"),
    ),
    waste(derived(floor, floor.value * 0.5, "0,5 m³ per m² badkamer")),
  ]
}

function base(survey: Survey, floor: Measured): TakeoffItem[] {
  const subfloor = survey.choice("badkamer_vloer")
  if (subfloor === "hout") return [item("badkamer.woodFloor", floor)]
  if (subfloor !== "beton")
    survey.assume("We gaan uit van een betonnen vloer onder de badkamer.", { badkamer_vloer: "beton" })
  return []
}

function tiling(survey: Survey, floor: Measured, tiled: Measured, wet: boolean): TakeoffItem[] {
  const all = derived(floor, floor.value + tiled.value, "alle vlakken met tegels")
  const size = survey.choiceOr("badkamer_tegelformaat", "standaard", "We gaan uit van tegels tot 60 x 60 cm.")
  return [
    item("badkamer.level", all),
    ...when(
      wet,
      item(
        "badkamer.waterproofing",
        derived(floor, floor.value + Math.min(8, tiled.value), "vloer en wanden bij de douche"),
      ),
    ),
    item(
      "badkamer.sealing",
      derived(floor, 4 * Math.sqrt(floor.value) + (wet ? 8 : 2), "rondom en in de hoeken"),
    ),
    ...when(size !== "standaard", item("badkamer.tileExtra", all)),
  ]
}

function finish(survey: Survey, floor: Measured, bare: Measured): TakeoffItem[] {
  return [
    ...when(
      survey.has("badkamer_extras", "inbouwspots"),
      item("badkamer.ceiling", floor),
      item("badkamer.spot", derived(floor, Math.max(3, Math.round(floor.value * 0.8)), "4 spots per 5 m²")),
    ),
    item("badkamer.plasterCeiling", floor),
    item("badkamer.plasterWall", bare),
    item("badkamer.paint", derived(floor, floor.value + bare.value, "plafond en wanden zonder tegels")),
  ]
}

const fixtureNorms = {
  inloopdouche: "badkamer.shower",
  bad: "badkamer.bath",
  toilet: "badkamer.toilet",
  wastafel: "badkamer.basin",
  dubbele_wastafel: "badkamer.doubleBasin",
} as const
type Fixture = keyof typeof fixtureNorms

function wantedFixtures(survey: Survey): Fixture[] {
  const wanted = survey.listOr(
    "badkamer_onderdelen",
    ["inloopdouche", "toilet", "wastafel"],
    "We gaan uit van een inloopdouche, een toilet en een wastafel.",
  )
  return (Object.keys(fixtureNorms) as Fixture[]).filter((fixture) => wanted.includes(fixture))
}

const placed = (survey: Survey, fixtures: Fixture[], level: Level): TakeoffItem[] =>
  fixtures.map((fixture) => item(`${fixtureNorms[fixture]}.${level}`, survey.once("badkamer_onderdelen")))

function pipes(survey: Survey, count: number): TakeoffItem[] {
  const moved =
    survey.choice("badkamer_situatie") === "nieuw"
      ? "anders"
      : survey.choiceOr(
          "badkamer_plaats",
          "zelfde",
          "We gaan ervan uit dat douche, toilet en wastafel op hun plek blijven.",
        )
  const fresh = moved === "anders" ? count : moved === "deels" ? Math.ceil(count / 2) : 0
  return [
    item(
      "badkamer.pipesSame",
      derived(survey.once("badkamer_onderdelen"), count - fresh, "toestellen op dezelfde plek"),
    ),
    item(
      "badkamer.pipesNew",
      derived(survey.once("badkamer_onderdelen"), fresh, "toestellen op een nieuwe plek"),
    ),
  ]
}

function heating(survey: Survey, level: Level, floor: Measured): TakeoffItem[] {
  const wanted = survey.choiceOr(
    "badkamer_verwarming",
    "radiator",
    "We gaan uit van een handdoekradiator op de cv.",
  )
  return [
    ...when(
      ["radiator", "beide"].includes(wanted),
      item(`badkamer.radiator.${level}`, survey.once("badkamer_verwarming")),
    ),
    ...when(
      ["vloer_elektrisch", "beide"].includes(wanted),
      item("badkamer.floorHeating", derived(floor, floor.value * 0.7, "70% van de vloer")),
      item("badkamer.floorThermostat", fixed(1)),
    ),
  ]
}

function extras(survey: Survey): TakeoffItem[] {
  const one = survey.once("badkamer_extras")
  return [
    ...when(survey.has("badkamer_extras", "ventilatie"), item("badkamer.fan", one)),
    ...when(survey.has("badkamer_extras", "wasmachine"), item("badkamer.laundry", one)),
    ...when(survey.has("badkamer_extras", "nis"), item("badkamer.niche", one)),
  ]
}
