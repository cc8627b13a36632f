import { sum } from "#src/shared/rounding.ts"
import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { waste } from "./general.ts"

export function elektra(survey: Survey): TakeoffItem[] {
  const work = [...board(survey), ...wiring(survey), ...points(survey), ...appliances(survey)]
  return [...work, testing(work), ...safety(survey)]
}

/** What is measured one by one: groups, points and appliances; a rewired house by its floor. */
const isMeasured = ({ norm }: TakeoffItem) => !/chasing|surface|Cable|board$|boardThreePhase/.test(norm)

function testing(work: TakeoffItem[]): TakeoffItem {
  const measured = work
    .filter(isMeasured)
    .map((one) => one.quantity.value * (one.norm === "elektra.rewire" ? 0.2 : 1))
  const hours = 0.25 + 0.05 * sum(measured)
  const reckoned = fixed(hours, "een kwartier, en 3 minuten per punt of groep")
  return item("elektra.testing", { ...reckoned, worked: true })
}

function board(survey: Survey): TakeoffItem[] {
  const work = survey.choiceOr("elektra_meterkast", "nieuw", "We gaan uit van een nieuwe groepenkast.")
  if (work === "blijft") {
    survey.assume("We gaan ervan uit dat de groepenkast veilig is en plek heeft voor wat erbij komt.")
    return []
  }
  if (work === "uitbreiden") {
    const count = survey.count("elektra_extra_groepen", 2, "We gaan uit van twee extra groepen.")
    return [item("elektra.extraGroup", { ...count, value: Math.max(0, count.value - ownGroups(survey)) })]
  }
  const groups = survey.count("elektra_groepen", 9, "We gaan uit van een groepenkast met 9 groepen.")
  return [
    item("elektra.board", fixed(1)),
    item("elektra.boardGroup", groups),
    ...when(
      isThreePhase(survey),
      item("elektra.boardThreePhase", fixed(1, "uw aansluiting is of wordt 3-fase")),
    ),
  ]
}

function isThreePhase(survey: Survey): boolean {
  const connection = survey.choice("elektra_fase")
  if (connection === "verzwaren") {
    survey.exclude("De nieuwe hoofdaansluiting van de netbeheerder: die vraagt u zelf aan.")
  } else if (connection !== "een" && connection !== "drie") {
    survey.assume("We gaan uit van een 1-fase aansluiting.", { elektra_fase: "een" })
  }
  return connection === "drie" || connection === "verzwaren"
}

function wiring(survey: Survey): TakeoffItem[] {
  const extent = survey.choiceOr(
    "elektra_bedrading",
    "nee",
    "We gaan ervan uit dat de draden die er zijn, goed zijn.",
  )
  if (extent === "nee") return []
  const floor = survey.number("elektra_oppervlakte", 90, "We gaan uit van een gebouw van 90 m² vloer.")
  const share = extent === "deels" ? 0.5 : 1
  if (extent === "deels") survey.assume("We gaan ervan uit dat de helft van de draden wordt vervangen.")
  survey.exclude("Lampen en armaturen.")
  survey.exclude("Hak- en stucwerk als oude buizen dicht zitten.")
  return [
    item("elektra.rewire", derived(floor, floor.value * share, `${share * 100}% van de vloer`)),
    waste(derived(floor, floor.value * share * 0.01, "0,01 m³ per m² oude draden")),
  ]
}

function points(survey: Survey): TakeoffItem[] {
  const sockets = survey.count("elektra_stopcontacten", 0, "We gaan uit van geen nieuwe stopcontacten.")
  const lights = survey.count("elektra_lichtpunten", 0, "We gaan uit van geen nieuwe lichtpunten.")
  const data = survey.count(
    "elektra_data",
    0,
    "We gaan uit van geen nieuwe aansluitingen voor internet of tv.",
  )
  if (lights.value > 0) survey.exclude("Lampen en armaturen.")
  const asked = [sockets, lights, data].filter((count) => count.value > 0)
  const total = sum(asked.map((count) => count.value))
  return [
    item("elektra.socket", sockets),
    item("elektra.light", lights),
    item("elektra.data", data),
    ...(total > 0 ? hidden(survey, derived(asked, total, "alle nieuwe punten")) : []),
  ]
}

function hidden(survey: Survey, points: Measured): TakeoffItem[] {
  const way = survey.choiceOr(
    "elektra_wijze",
    "steen",
    "We gaan uit van leidingen weggewerkt in stenen muren.",
  )
  if (way === "steen") survey.exclude("Stuc- en schilderwerk nadat we de sleuven hebben dichtgezet.")
  return [
    ...when(way === "steen", item("elektra.chasing", points)),
    ...when(way === "opbouw", item("elektra.surface", points)),
  ]
}

/** What has a group of its own brings it: who asks for one more group and a charger means one group. */
const ownGroups = (survey: Survey): number =>
  [...appliancesWithGroup, "laadpaal"].filter((kind) => survey.has("elektra_apparaten", kind)).length

const appliancesWithGroup = ["koken", "wassen", "airco", "warmtepomp", "zonnepanelen"] as const

function appliances(survey: Survey): TakeoffItem[] {
  const one = fixed(1, "uw keuze bij de apparaten")
  const wanted = appliancesWithGroup.filter((kind) => survey.has("elektra_apparaten", kind))
  const cooksElsewhere = survey.asks("keuken") && wanted.includes("koken")
  if (cooksElsewhere) survey.assume("Een kookgroep rekenen we bij de keuken, niet nog eens bij de elektra.")
  if (wanted.includes("zonnepanelen"))
    survey.exclude("De zonnepanelen en de omvormer zelf, en het plaatsen daarvan.")
  if (wanted.includes("airco")) survey.exclude("De airco zelf, en het plaatsen daarvan.")
  if (wanted.includes("warmtepomp")) survey.exclude("De warmtepomp zelf, en het plaatsen daarvan.")
  return [
    ...wanted
      .filter((kind) => kind !== "koken" || !cooksElsewhere)
      .map((kind) => item(`elektra.appliance.${kind}`, one)),
    ...(survey.has("elektra_apparaten", "laadpaal") ? charger(survey) : []),
  ]
}

function charger(survey: Survey): TakeoffItem[] {
  const supply = survey.choiceOr("elektra_laadpaal", "wij", "We gaan ervan uit dat wij de laadpaal leveren.")
  const distance = survey.number(
    "elektra_laadpaal_afstand",
    12,
    "We gaan uit van 12 meter kabel tussen meterkast en laadpaal.",
  )
  if (supply === "klant") survey.exclude("De laadpaal zelf: die koopt u.")
  survey.exclude("Opbreken en herstellen van bestrating voor de kabel.")
  return [
    item("elektra.chargerGroup", fixed(1, "groep voor de laadpaal")),
    item("elektra.chargerCable", distance),
    item(supply === "klant" ? "elektra.chargerConnect" : "elektra.charger", fixed(1, "één laadpaal")),
  ]
}

function safety(survey: Survey): TakeoffItem[] {
  const inspected = survey.choiceOr(
    "elektra_keuring",
    "nee",
    "We gaan uit van oplevering zonder keuring door een ander bedrijf.",
  )
  return [
    item(
      "elektra.smokeDetector",
      survey.count("elektra_rookmelders", 0, "We gaan uit van geen nieuwe rookmelders."),
    ),
    ...when(inspected === "ja", item("elektra.inspection", fixed(1, "uw keuze voor een keuring"))),
  ]
}
