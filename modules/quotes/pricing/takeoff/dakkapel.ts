import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

export function dakkapel(survey: Survey): TakeoffItem[] {
  const size = sizeOf(survey)
  const prefab = isPrefab(survey)
  notes(survey)
  return [
    ...opening(survey, size),
    ...scaffold(survey, size),
    ...(prefab ? delivered(survey, size) : builtOnSite(survey, size)),
    ...outside(survey, size, prefab),
    ...windows(survey, size),
    ...inside(survey, size),
  ]
}

interface Size {
  width: Measured
  /** The front, the two triangles beside it, the flat roof with its overhang, and the hole in the sloping roof. */
  front: Measured
  cheeks: Measured
  roof: Measured
  hole: Measured
  /** In metres: how far the roof reaches back, and how long the cheeks are along the slope. */
  depth: number
  slope: number
}

const degrees: Record<string, number> = { flauw: 30, gewoon: 42, steil: 55 }

function sizeOf(survey: Survey): Size {
  const width = survey.number("dakkapel_breedte", 3, "We gaan uit van een dakkapel van 3 meter breed.")
  const height = survey.number("dakkapel_hoogte", 1.5, "We gaan uit van een voorkant van 1,5 meter hoog.")
  const pitch = survey.choiceOr(
    "dakkapel_helling",
    "gewoon",
    "We gaan uit van een dakhelling van ongeveer 42 graden.",
  )
  const angle = ((degrees[pitch] ?? 42) * Math.PI) / 180
  const high = height.value
  const depth = high / Math.tan(angle)
  const slope = high / Math.sin(angle)
  return {
    width,
    front: derived(width, width.value * high, `voorkant ${decimal(high)} m hoog`),
    cheeks: derived(width, high * depth, "twee driehoekige zijkanten"),
    roof: derived(width, (width.value + 0.4) * (depth + 0.3), `dak ${decimal(depth)} m diep met overstek`),
    hole: derived(width, (width.value + 0.3) * slope, "opening in het schuine dak"),
    depth,
    slope,
  }
}

const decimal = (metres: number) => metres.toFixed(2).replace(".", ",")

function isPrefab(survey: Survey): boolean {
  if (survey.choice("dakkapel_bouwwijze") === "ter_plaatse") return false
  if (survey.choice("dakkapel_kraan") === "niet") {
    survey.assume("Omdat er geen kraan bij kan, bouwen we de dakkapel op het dak zelf op.")
    return false
  }
  if (survey.choice("dakkapel_bouwwijze") !== "prefab")
    survey.assume("We gaan uit van een prefab dakkapel.", { dakkapel_bouwwijze: "prefab" })
  return true
}

function notes(survey: Survey) {
  survey.exclude("De constructieberekening voor de dakkapel, als de gemeente die vraagt.")
  survey.exclude("Herstel van verborgen gebreken in het dak, zoals houtrot.")
  const side = survey.choice("dakkapel_plaats")
  if (side === "achter") {
    survey.assume(
      "We gaan ervan uit dat de dakkapel aan de achterkant zonder vergunning mag. U controleert dit.",
    )
  } else if (side === "zij") {
    survey.exclude("De vergunning voor een dakkapel aan een zijkant die naar de straat gekeerd is.")
  } else {
    survey.exclude("De aanvraag van een vergunning voor een dakkapel aan de voorkant.")
  }
  const height = survey.given("dakkapel_hoogte")
  if (height !== undefined && height > 1.75)
    survey.exclude("De vergunning voor een dakkapel hoger dan 1,75 meter.")
}

/** The roofers' scaffold serves the dormer too. */
function scaffold(survey: Survey, { width }: Size): TakeoffItem[] {
  if (survey.asks("dakwerk_hellend") && survey.choice("dakwerk_hellend_werk") !== "herstel") {
    survey.assume("Voor de dakkapel gebruiken we de steiger van het dakwerk.")
    return []
  }
  return [item("dakkapel.scaffold", derived(width, width.value + 2, "breedte plus 1 m aan beide kanten"))]
}

type Covering = "pannen" | "leien" | "riet"

function opening(survey: Survey, { width, front, hole }: Size): TakeoffItem[] {
  const situation = survey.choiceOr(
    "dakkapel_situatie",
    "nieuw",
    "We gaan uit van een nieuwe dakkapel op een dicht dak.",
  )
  if (situation === "vervangen") {
    survey.assume("We gaan ervan uit dat de nieuwe dakkapel in de opening van de oude past.")
    return [
      item("dakkapel.removeOld", front),
      waste(derived(front, front.value * 0.45, "0,45 m³ per m² oude dakkapel")),
    ]
  }
  const covering = survey.choiceOr("dakkapel_bedekking", "pannen", "We gaan uit van een dak met dakpannen.")
  return [
    item(`dakkapel.openRoof.${covering as Covering}`, hole),
    item("dakkapel.trimming", width),
    waste(derived(hole, hole.value * 0.15, "0,15 m³ per m² dak")),
  ]
}

type Frame = "kunststof" | "hout"

const frameOf = (survey: Survey) =>
  survey.choiceOr("dakkapel_materiaal", "kunststof", "We gaan uit van kunststof kozijnen.") as Frame

function delivered(survey: Survey, { front }: Size): TakeoffItem[] {
  const crane = survey.choiceOr(
    "dakkapel_kraan",
    "dichtbij",
    "We gaan ervan uit dat een hijskraan aan de kant van de dakkapel kan staan.",
  )
  survey.exclude("Het afzetten van de straat en de toestemming voor de kraan.")
  return [
    item(`dakkapel.prefab.${frameOf(survey)}`, front),
    item("dakkapel.prefabDelivery", fixed(1)),
    item(crane === "over_huis" ? "dakkapel.crane.over" : "dakkapel.crane.near", fixed(1)),
  ]
}

function builtOnSite(survey: Survey, { width, front, cheeks, roof, depth }: Size): TakeoffItem[] {
  return [
    item(
      "lifting.ladderLift",
      derived(width, 2 + Math.ceil(width.value / 3), "2 dagen en 1 dag per 3 m breedte"),
    ),
    item("dakkapel.front", width),
    item("dakkapel.cheeks", cheeks),
    item("dakkapel.roof", roof),
    item(
      "dakwerk_plat.edge.boei",
      derived(width, width.value + 0.4 + 2 * (depth + 0.3), "dakrand aan drie kanten"),
    ),
    item(`dakkapel.windows.${frameOf(survey)}`, derived(front, front.value * 0.8, "80% van de voorkant")),
  ]
}

type Cladding = "kunststof" | "plaat" | "zink"

function outside(survey: Survey, { width, front, cheeks, slope }: Size, prefab: boolean): TakeoffItem[] {
  const cladding = survey.choiceOr(
    "dakkapel_wangen",
    "kunststof",
    "We gaan uit van zijkanten met kunststof schroten.",
  )
  return [
    // A prefab dormer comes clad in plastic.
    ...when(!prefab || cladding !== "kunststof", item(`dakkapel.cladding.${cladding as Cladding}`, cheeks)),
    item(
      "dakkapel.flashing",
      derived(width, width.value + 2 * slope, "onder de voorkant en langs de zijkanten"),
    ),
    ...when(frameOf(survey) === "hout", item("dakkapel.paintOutside", front)),
  ]
}

function windows(survey: Survey, { width, front }: Size): TakeoffItem[] {
  const count = survey.count("dakkapel_ramen", 2, "We gaan uit van twee ramen die open kunnen.")
  const wanted = (extra: string) => survey.has("dakkapel_extras", extra)
  return [
    item("dakkapel.openingWindow", count),
    ...when(
      wanted("triple"),
      item("dakkapel.tripleGlass", derived(front, front.value * 0.7, "glas is 70% van de voorkant")),
    ),
    ...when(
      wanted("roosters"),
      item("dakkapel.vent", derived(width, Math.ceil(width.value / 1.5), "één rooster per 1,5 m breedte")),
    ),
    ...when(wanted("horren"), item("kozijnen.screen", count)),
    ...when(wanted("rolluik"), item("dakkapel.shutter", width)),
    ...when(wanted("screen"), item("dakkapel.sunScreen", width)),
  ]
}

function inside(survey: Survey, { width, cheeks, depth }: Size): TakeoffItem[] {
  const finish = survey.choiceOr(
    "dakkapel_binnen",
    "plaat",
    "We gaan uit van een binnenkant met gipsplaat, klaar om te stucen.",
  )
  if (finish === "kaal") {
    survey.exclude("De afwerking aan de binnenkant van de dakkapel.")
    return []
  }
  const area = derived(
    width,
    width.value * depth + cheeks.value + width.value * 0.6,
    "plafond, zijkanten en borstwering",
  )
  const wanted = (extra: string) => survey.has("dakkapel_binnen_extras", extra)
  return [
    item("dakkapel.lining", area),
    ...when(finish === "af", item("dakkapel.plaster", area), item("dakkapel.paintInside", area)),
    ...when(wanted("vensterbank"), item("dakkapel.sill", width)),
    ...when(wanted("radiator"), item("dakkapel.radiator", fixed(1, "uw keuze voor de binnenkant"))),
    ...when(wanted("stopcontacten"), item("dakkapel.socket", fixed(2, "twee stopcontacten, uw keuze"))),
  ]
}
