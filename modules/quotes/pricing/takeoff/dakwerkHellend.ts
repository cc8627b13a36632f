import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

export function dakwerkHellend(survey: Survey): TakeoffItem[] {
  const work = survey.choiceOr(
    "dakwerk_hellend_werk",
    "vernieuwen",
    "We gaan ervan uit dat het dak helemaal nieuwe pannen krijgt.",
  )
  survey.exclude("Herstel van dragende delen van het dak, zoals gordingen en spanten.")
  if (work === "herstel") return [...repair(survey), ...objects(survey)]
  const roof = roofOf(survey)
  return [
    ...scaffold(survey, roof),
    ...renewal(survey, roof, work === "hergebruik"),
    ...gutters(survey, roof.gutterHeight, () =>
      derived(roof.length, roof.length.value * roof.sides, "langs de goten"),
    ),
    ...objects(survey),
    ...panels(survey),
  ]
}

interface Roof {
  area: Measured
  length: Measured
  slope: Measured
  sides: 1 | 2
  /** How many of the gable ends are free, with a roof edge of their own. */
  freeEnds: number
  /** In metres above the ground. */
  gutterHeight: Measured
}

function roofOf(survey: Survey): Roof {
  const length = survey.number("dakwerk_hellend_lengte", 6, "We gaan uit van een dak van 6 meter lang.")
  const slope = survey.number(
    "dakwerk_hellend_schuin",
    5.5,
    "We gaan ervan uit dat het dak van goot tot nok 5,5 meter lang is.",
  )
  const chosen = survey.choiceOr(
    "dakwerk_hellend_zijden",
    "beide",
    "We gaan uit van beide kanten van het dak.",
  )
  const sides = chosen === "een" ? 1 : 2
  return {
    length,
    slope,
    sides,
    area: derived(
      [length, slope],
      length.value * slope.value * sides,
      `lengte maal schuine lengte, ${sides === 1 ? "één kant" : "twee kanten"}`,
    ),
    freeEnds: freeEnds(survey),
    gutterHeight: gutterHeight(survey),
  }
}

const gutterHeight = (survey: Survey) =>
  survey.number(
    "dakwerk_hellend_goothoogte",
    5.5,
    "We gaan ervan uit dat de dakgoot op 5,5 meter hoogte zit.",
  )

const endsByHouse: Record<string, number> = {
  tussenwoning: 0,
  hoekwoning: 1,
  twee_onder_een_kap: 1,
  vrijstaand: 2,
}

function freeEnds(survey: Survey): number {
  const ends = endsByHouse[survey.choice("woningtype") ?? ""]
  if (ends === undefined)
    survey.assume("We gaan ervan uit dat één zijkant van het dak vrij ligt.", { woningtype: null })
  return ends ?? 1
}

function scaffold(survey: Survey, { length, sides, gutterHeight }: Roof): TakeoffItem[] {
  const obstacle = survey.choiceOr(
    "dakwerk_hellend_obstakel",
    "nee",
    "We gaan ervan uit dat er geen serre of aanbouw onder het dak staat.",
  )
  return [
    item(
      "dakwerk_hellend.scaffold",
      derived(
        [length, gutterHeight],
        (length.value + 1) * (gutterHeight.value + 1) * sides,
        "langs de goot, tot 1 m erboven",
      ),
    ),
    ...when(
      obstacle === "ja",
      item("dakwerk_hellend.scaffoldBridge", fixed(1, "serre of aanbouw onder het dak")),
    ),
  ]
}

function renewal(survey: Survey, roof: Roof, reuse: boolean): TakeoffItem[] {
  const { area, length, slope, sides, freeEnds } = roof
  return [
    ...(reuse ? setAside(survey, area) : stripped(survey, area)),
    ...boarding(survey, area),
    ...insulation(survey, roof),
    item("dakwerk_hellend.battens", area),
    item("dakwerk_hellend.eaves", derived(length, length.value * sides, "langs de goten")),
    reuse ? item("dakwerk_hellend.relay", area) : item(`dakwerk_hellend.tiles.${tileOf(survey)}`, area),
    item(
      "dakwerk_hellend.verge",
      derived(slope, slope.value * sides * freeEnds, "vrije zijkanten van het dak"),
    ),
    item("dakwerk_hellend.ridge", length),
  ]
}

function setAside(survey: Survey, area: Measured): TakeoffItem[] {
  survey.assume("We gaan ervan uit dat 9 van de 10 dakpannen nog goed genoeg zijn.")
  return [
    item("dakwerk_hellend.setAside", area),
    waste(derived(area, area.value * 0.02, "0,02 m³ per m² oude latten en folie")),
  ]
}

type Covering = "pannen" | "leien" | "golfplaten"

function stripped(survey: Survey, area: Measured): TakeoffItem[] {
  const old = survey.choiceOr(
    "dakwerk_hellend_bedekking",
    "pannen",
    "We gaan uit van een dak met dakpannen.",
  ) as Covering
  if (old === "golfplaten") survey.assume("We gaan ervan uit dat de golfplaten geen asbest bevatten.")
  return [
    item(`dakwerk_hellend.strip.${old}`, area),
    waste(derived(area, area.value * 0.06, "0,06 m³ per m² oud dak")),
  ]
}

type Tile = "beton" | "keramisch" | "geglazuurd" | "leien"

const tileOf = (survey: Survey) =>
  survey.choiceOr("dakwerk_hellend_pan", "keramisch", "We gaan uit van keramische dakpannen.") as Tile

const rotten: Record<string, number> = { goed: 0, deels: 0.2, slecht: 1 }

function boarding(survey: Survey, area: Measured): TakeoffItem[] {
  const share = rotten[survey.choice("dakwerk_hellend_beschot") ?? ""]
  if (share === undefined)
    survey.assume("We gaan ervan uit dat 10% van het hout onder de pannen slecht is.", {
      dakwerk_hellend_beschot: null,
    })
  const replaced = share ?? 0.1
  return [
    item(
      "roofing.boarding",
      derived(area, area.value * replaced, `${replaced * 100}% van het hout onder de pannen`),
    ),
  ]
}

function insulation(survey: Survey, { area, length, slope, sides, freeEnds }: Roof): TakeoffItem[] {
  const kind = survey.choiceOr(
    "dakwerk_hellend_isolatie",
    "geen",
    "We gaan uit van een dak zonder nieuwe isolatie.",
  )
  if (kind === "geen") return []
  survey.assume("We gaan ervan uit dat het dak door de isolatie iets hoger mag worden dan dat van de buren.")
  const edges = (length.value + slope.value * freeEnds) * sides
  return [
    item(`dakwerk_hellend.insulation.${kind as "gewoon" | "extra"}`, area),
    item(
      "dakwerk_hellend.raiseEdges",
      derived([length, slope], edges, "dakranden langs goot en vrije zijkanten"),
    ),
  ]
}

function repair(survey: Survey): TakeoffItem[] {
  const part = survey.number("dakwerk_hellend_herstel", 4, "We gaan uit van 4 m² dak die kapot is.")
  return [
    item("dakwerk_hellend.roofLift", derived(part, Math.ceil(part.value / 8), "één dag per 8 m²")),
    item("dakwerk_hellend.leakSearch", fixed(1)),
    item("dakwerk_hellend.repair", part),
    waste(derived(part, part.value * 0.06, "0,06 m³ per m² hersteld dak")),
    ...gutters(survey, fixed(5.5, "dakgoot op 5,5 meter hoogte"), () =>
      survey.number("dakwerk_hellend_gootlengte", 6, "We gaan uit van 6 meter dakgoot."),
    ),
  ]
}

function gutters(survey: Survey, height: Measured, lengthOf: () => Measured): TakeoffItem[] {
  const kind = survey.choiceOr("dakwerk_hellend_goten", "geen", "We gaan ervan uit dat de dakgoten blijven.")
  if (kind === "geen") return []
  const metal = kind as "zink" | "pvc"
  const length = lengthOf()
  const pipes = Math.ceil(length.value / 10)
  return [
    item(`dakwerk_hellend.gutter.${metal}`, length),
    item(
      `dakwerk_hellend.downpipe.${metal}`,
      derived([length, height], height.value * pipes, "één regenpijp per 10 m goot"),
    ),
  ]
}

function objects(survey: Survey): TakeoffItem[] {
  const chimney = survey.choiceOr(
    "dakwerk_hellend_schoorsteen",
    "geen",
    "We gaan ervan uit dat er aan de schoorsteen niets gebeurt.",
  )
  const chosen = fixed(1, "uw keuze voor de schoorsteen")
  return [
    ...when(chimney === "herstel", item("dakwerk_hellend.chimney.herstel", chosen)),
    ...when(
      chimney === "slopen",
      item("dakwerk_hellend.chimney.slopen", chosen),
      waste(fixed(1, "1 m³ metselwerk van de schoorsteen")),
    ),
    item(
      "dakwerk_hellend.roofWindow",
      survey.count("dakwerk_hellend_dakramen", 0, "We gaan ervan uit dat er geen nieuwe dakramen komen."),
    ),
  ]
}

function panels(survey: Survey): TakeoffItem[] {
  const count = survey.count(
    "dakwerk_hellend_panelen",
    0,
    "We gaan ervan uit dat er geen zonnepanelen op het dak liggen.",
  )
  return [item("dakwerk_hellend.solarPanel", count)]
}
