/** Codes of what a work item is refused for. */
export const matchingErrors = {
  workItemNegative: "De hoeveelheid in ‘{{item}}’ moet meer dan 0 zijn.",
  workItemTooLarge: "De hoeveelheid in ‘{{item}}’ is te groot. Vul hooguit 100.000 in.",
}

const decimal = (value: number) => String(Math.round(value * 1000) / 1000).replace(".", ",")

/** Where a quantity comes from, as printed behind it. */
export const sources = {
  text: (item: string) => `uit '${item}'`,
  area: "de opgegeven oppervlakte",
  one: "aanname: er staat geen aantal bij",
  usual: (value: number, unit: string) => `aanname: ${decimal(value)} ${unit}, want er staat geen maat bij`,
  pieces: (perPiece: number) => `${decimal(perPiece)} m² per stuk`,
  perPiece: (perPiece: number) => `één per ${decimal(perPiece)} m²`,
  waste: "afval van het sloopwerk",
  product: "maat maal aantal",
}

/** How a quantity follows from the floor. */
export const derivations = {
  floor: "",
  walls: "wanden rondom, 2,5 m hoog, min 2 m² voor deur en raam",
  "walls+floor": "vloer en wanden rondom",
  "walls+ceiling": "plafond en wanden rondom",
  wet: "vloer en wanden bij de douche",
  around: "rondom de ruimte",
  surfaces: "de genoemde vlakken",
}

/** What is taken for granted, each said once. */
export const assumed = {
  area: (square: number) => `We gaan uit van een oppervlakte van ${decimal(square)} m².`,
  areaOf: (place: "badkamer" | "toilet", square: number) =>
    `We gaan uit van een ${place} van ${decimal(square)} m².`,
  one: "Waar geen aantal bij staat, rekenen we 1 stuk.",
  usual: "Waar geen maat bij staat, rekenen we met een maat die gebruikelijk is.",
  level: "We gaan uit van een afwerking van middenklasse, waar niet anders staat.",
  kind: "Waar geen materiaal of uitvoering bij staat, kiezen we wat het meest voorkomt.",
  ranged: "Waar twee hoeveelheden staan, zoals 10 tot 12 m², rekenen we met de grootste.",
  loose: "We gaan ervan uit dat de oude vloer los ligt.",
  pvc: "We gaan uit van een pvc-vloer.",
  light: "We gaan ervan uit dat de binnenmuur niet dragend is.",
  windows: "We gaan uit van ramen van gemiddeld 1,6 m², waar geen maat bij staat.",
  drill: "We gaan uit van vloerverwarming die in de vloer wordt gefreesd.",
  noAsbestos: "We gaan ervan uit dat er geen asbest zit in de delen waaraan we werken.",
}

export const excluded = {
  asbestos: "Het verwijderen van asbest.",
  asbestosSurvey: "Het asbestonderzoek dat voor gebouwen van voor 1994 nodig is.",
}
