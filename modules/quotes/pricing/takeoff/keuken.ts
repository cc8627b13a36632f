import { levelOf } from "../level.ts"
import { derived, fixed, type Measured, type Survey } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"
import { newFloor } from "./flooring.ts"
import { waste } from "./general.ts"

export function keuken(survey: Survey): TakeoffItem[] {
  const floor = survey.number("keuken_oppervlakte", 12, "We gaan uit van een keuken van 12 m².")
  const length = survey.number("keuken_lengte", 4.5, "We gaan uit van 4,5 meter keukenkasten.")
  survey.exclude("Verplaatsen of weghalen van muren bij de keuken.", ["demolition"])
  survey.exclude("Een zwaardere hoofdaansluiting van de netbeheerder.", ["electrical"])
  return [
    ...demolition(survey, floor, length),
    ...connections(survey),
    ...finishes(survey, floor, length),
    ...kitchen(survey, length),
  ]
}

function demolition(survey: Survey, floor: Measured, length: Measured): TakeoffItem[] {
  const situation = survey.choiceOr(
    "keuken_situatie",
    "vervangen",
    "We gaan ervan uit dat we een oude keuken weghalen.",
  )
  const packaging = waste(derived(length, length.value * 0.2, "0,2 m³ verpakking per meter"))
  if (situation === "leeg") return [packaging]
  const tiles = survey.choice("keuken_vloer") === "tegels" ? floor.value * 0.06 : 0
  return [
    item("keuken.strip", length),
    packaging,
    waste(derived(length, length.value * 0.5 + tiles, "0,5 m³ per meter oude keuken")),
  ]
}

function connections(survey: Survey): TakeoffItem[] {
  const moved =
    survey.choice("keuken_situatie") === "verplaatsen"
      ? "anders"
      : survey.choiceOr(
          "keuken_leidingen",
          "zelfde",
          "We gaan ervan uit dat water en stroom op hun plek blijven.",
        )
  const cooking = survey.choice("keuken_kookgroep")
  const induction = appliances(survey).includes("inductie")
  if (induction && cooking !== "ja" && cooking !== "nee") {
    survey.assume(
      "We gaan ervan uit dat er een kookgroep moet komen en dat de meterkast daar plek voor heeft.",
      { keuken_kookgroep: "nee" },
    )
  }
  // A kitchen of the client's own on connections that stay is connected, and nothing behind it is renewed.
  const renewed = moved === "anders" || survey.choice("keuken_levering") !== "klant"
  if (!renewed)
    survey.assume("We gaan ervan uit dat water, afvoer en stopcontacten achter de keuken goed blijven.")
  return [
    ...when(
      renewed,
      item(moved === "anders" ? "keuken.pipesNew" : "keuken.pipesSame", fixed(1)),
      item("keuken.electrics", fixed(1)),
    ),
    ...when(induction && cooking !== "ja", item("elektra.appliance.koken", fixed(1))),
  ]
}

function finishes(survey: Survey, floor: Measured, length: Measured): TakeoffItem[] {
  const walls = derived(
    floor,
    4 * Math.sqrt(floor.value) * 2.6 * 0.8 + floor.value,
    "plafond en wanden van 2,6 m hoog, min 20% openingen",
  )
  return [
    ...when(survey.has("keuken_wanden", "stucen"), item("finishing.plaster", walls)),
    ...when(survey.has("keuken_wanden", "schilderen"), item("keuken.paint", walls)),
    ...when(
      survey.has("keuken_wanden", "achterwand"),
      item("keuken.backsplash", derived(length, length.value * 0.6, "60 cm hoog boven het werkblad")),
    ),
    ...(survey.has("keuken_vloer", "pvc") ? newFloor("pvc", floor) : []),
    ...(survey.has("keuken_vloer", "tegels")
      ? [item("vloeren.strip.tegels", floor), ...newFloor("tegels", floor)]
      : []),
  ]
}

const corners: Record<string, number> = { hoek: 1, u_vorm: 2 }

function kitchen(survey: Survey, length: Measured): TakeoffItem[] {
  const shape = survey.choiceOr("keuken_vorm", "recht", "We gaan uit van een rechte keuken.")
  const corner = item(
    "keuken.installCorner",
    derived(survey.once("keuken_vorm"), corners[shape] ?? 0, "hoeken in deze vorm"),
  )
  const wanted = appliances(survey)
  if (survey.choiceOr("keuken_levering", "wij", "We gaan ervan uit dat wij de keuken leveren.") === "klant") {
    survey.exclude("De keuken, het werkblad en de apparaten zelf: die koopt u.")
    return [
      item("keuken.installOnly", length),
      corner,
      ...when(shape === "eiland", item("keuken.installIsland", survey.once("keuken_vorm"))),
      item(
        "keuken.connectAppliance",
        derived(survey.once("keuken_apparaten"), wanted.length + 1, "apparaten en de spoelbak"),
      ),
    ]
  }
  const level = levelOf(survey, "keuken_niveau", "de keuken")
  const top = survey.choiceOr(
    "keuken_werkblad",
    "composiet",
    "We gaan uit van een werkblad van composiet.",
  ) as Worktop
  const island = shape === "eiland" ? 2 : 0
  const one = survey.once("keuken_apparaten")
  return [
    item(`keuken.cabinets.${level}`, length),
    corner,
    ...when(island > 0, item(`keuken.island.${level}`, survey.once("keuken_vorm"))),
    item(
      `keuken.worktop.${top}`,
      derived(length, length.value + island * 1.5, "lengte van de kasten en het eiland"),
    ),
    item(`keuken.sink.${level}`, fixed(1)),
    ...leveled.filter((kind) => wanted.includes(kind)).map((kind) => item(`keuken.${kind}.${level}`, one)),
    ...when(wanted.includes("kokendwaterkraan"), item("keuken.kokendwaterkraan", one)),
  ]
}

type Worktop = "kunststof" | "composiet" | "natuursteen"
const leveled = ["inductie", "oven", "vaatwasser", "koelkast", "afzuigkap"] as const

const appliances = (survey: Survey): string[] =>
  survey.listOr(
    "keuken_apparaten",
    ["inductie", "oven", "vaatwasser", "koelkast", "afzuigkap"],
    "We gaan uit van een kookplaat, oven, vaatwasser, koelkast en afzuigkap.",
  )
