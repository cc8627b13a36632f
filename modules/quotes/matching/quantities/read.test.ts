import { expect, test } from "bun:test"
import type { Quantity } from "./quantity.ts"
import { readQuantities } from "./read.ts"

const said = (quantity: Quantity) =>
  quantity.kind === "size"
    ? `${quantity.sides.join(" x ")}${quantity.of ? " of an article" : quantity.loose ? " without a unit" : ""}`
    : `${quantity.value} ${quantity.unit}${quantity.length ? " long" : ""}`

test.each<[item: string, quantities: string[]]>([
  ["12 m2 tegels", ["12 m2"]],
  ["12m² tegels", ["12 m2"]],
  ["12 M2", ["12 m2"]],
  ["12 vierkante meter", ["12 m2"]],
  ["twaalf vierkante meter", ["12 m2"]],
  ["ca.12m2", ["12 m2"]],
  ["1.000,5 m2 laminaat", ["1000.5 m2"]],
  ["1 000 m2", ["1000 m2"]],
  ["1.5 m2", ["1.5 m2"]],
  ["½ m3 puin", ["0.5 m3"]],
  ["2 kuub puin", ["2 m3"]],
  ["5 m1 plint", ["5 m1"]],
  ["5 m¹ plint", ["5 m1"]],
  ["5 strekkende meter", ["5 m1"]],
  ["5 str. m plint", ["5 m1"]],
  ["anderhalve meter", ["1.5 m1 long"]],
  ["3x stopcontact", ["3 st"]],
  ["3 x stopcontact", ["3 st"]],
  ["3xstopcontact", ["3 st"]],
  ["stopcontact x3", ["3 st"]],
  ["stopcontacten: 5", ["5 st"]],
  ["drie stopcontacten", ["3 st"]],
  ["5 stuks", ["5 st"]],
  ["8 uur schilderen", ["8 uur"]],
  ["2 dagen", ["2 dag"]],
  ["3x2,5 m", ["3 x 2.5"]],
  ["3 x 2,5 meter", ["3 x 2.5"]],
  ["3 bij 2,5 m", ["3 x 2.5"]],
  ["3x2,5 m2", ["7.5 m2"]],
  ["kozijn 1,2x1,5 m", ["1.2 x 1.5"]],
  ["kozijn 120 x 150 cm", ["1.2 x 1.5 of an article"]],
  ["badkamer 2x3", ["2 x 3 without a unit"]],
  ["wand 4 m breed 2,6 m hoog", ["4 x 2.6"]],
  ["10-12 m2", ["12 m2"]],
  ["10 tot 12 m²", ["12 m2"]],
  ["-5 m2 tegels", ["-5 m2"]],
  ["-3x2,5 m", ["-3 x 2.5"]],
  ["- 5 m2 tegels", ["5 m2"]],
  ["0 m2", ["0 m2"]],
  ["€ 500", []],
  ["12 m2 à € 35 per m2", ["12 m2"]],
  ["1.250,- euro", []],
  ["bouwjaar 1978 schilderen", []],
  ["huis uit 1930 stucen", []],
  ["op 12-05-2026 om 8:30 uur", []],
  ["tegels 60x60", []],
  ["22 mm buis", []],
  ["wastafel 80 cm", []],
  ["kabel 3x2,5 mm2", []],
  ["radiator type 22", []],
  ["2 lagen verf", []],
  ["1e verdieping", []],
  ["ral 9010", []],
])("%s: %p", (item, quantities) => {
  expect(readQuantities(item).quantities.map(({ quantity }) => said(quantity))).toEqual(quantities)
})
