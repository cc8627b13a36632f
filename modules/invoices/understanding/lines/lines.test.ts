import { expect, test } from "bun:test"
import { understandAmounts } from "../amounts/understandAmounts.ts"
import { type Drawn, pageOf } from "../page.testing.ts"
import { numbersIn } from "./numbers.ts"

type Line = [
  description: string,
  quantity: number | null,
  unit: string,
  unitPrice: number | null,
  cents: number,
]

const row = (top: number, ...cells: [left: number, text: string][]): Drawn[] =>
  cells.map(([left, text]) => [left, top, text])

const heads = row(30, [10, "Omschrijving"], [50, "Aantal"], [60, "Prijs"], [80, "Bedrag"])
const whole = [
  ...row(80, [50, "Subtotaal"], [82, "1.000,00"]),
  ...row(82, [50, "Btw 21%"], [82, "210,00"]),
  ...row(84, [50, "Totaal"], [82, "1.210,00"]),
]

test.each<[string, Drawn[], Line[]]>([
  [
    "words under a line belong to it",
    [
      ...heads,
      ...row(33, [10, "Kozijn merbau"], [50, "2"], [60, "400,00"], [80, "800,00"]),
      ...row(34.5, [10, "inclusief dubbel glas HR++"]),
      ...row(36, [10, "en rooster"]),
      ...row(39, [10, "Montage"], [50, "4"], [60, "50,00"], [80, "200,00"]),
      ...whole,
    ],
    [
      ["Kozijn merbau inclusief dubbel glas HR++ en rooster", 2, "", 400, 80000],
      ["Montage", 4, "", 50, 20000],
    ],
  ],
  [
    "words above numbers belong to them",
    [
      ...heads,
      ...row(33, [10, "Kozijn merbau"]),
      ...row(34.5, [50, "2"], [60, "400,00"], [80, "800,00"]),
      ...row(39, [10, "Montage"], [50, "4"], [60, "50,00"], [80, "200,00"]),
      ...whole,
    ],
    [
      ["Kozijn merbau", 2, "", 400, 80000],
      ["Montage", 4, "", 50, 20000],
    ],
  ],
  [
    "codes, units and a discount in columns of their own",
    [
      ...row(30, [10, "Artikelnr"], [25, "Omschrijving"], [50, "Aantal"], [58, "Ehd"]),
      ...row(30, [65, "Prijs"], [75, "Korting"], [85, "Bedrag"]),
      ...row(
        33,
        [10, "A-1203"],
        [25, "Plaat OSB 18 mm"],
        [50, "10"],
        [58, "st"],
        [65, "25,00"],
        [75, "20%"],
        [85, "200,00"],
      ),
      ...row(
        35,
        [10, "B-77"],
        [25, "Balk"],
        [50, "1.000"],
        [58, "m"],
        [65, "1,00"],
        [75, "20%"],
        [85, "800,00"],
      ),
      ...whole,
    ],
    [
      ["Plaat OSB 18 mm", 10, "st", 25, 20000],
      ["Balk", 1000, "m", 1, 80000],
    ],
  ],
  [
    "the amount may stand first",
    [
      ...row(30, [5, "Bedrag"], [20, "Omschrijving"], [70, "Aantal"], [80, "Prijs"]),
      ...row(33, [5, "700,00"], [20, "Gipsplaat 12,5 mm"], [70, "80"], [80, "8,75"]),
      ...row(35, [5, "300,00"], [20, "Profiel"], [70, "120"], [80, "2,50"]),
      ...whole,
    ],
    [
      ["Gipsplaat 12,5 mm", 80, "", 8.75, 70000],
      ["Profiel", 120, "", 2.5, 30000],
    ],
  ],
  [
    "without prices, and without heads",
    [
      ...row(33, [10, "Stucwerk kamer 20 m2"], [80, "700,00"]),
      ...row(35, [10, "Stucwerk hal"], [80, "300,00"]),
      ...whole,
    ],
    [
      ["Stucwerk kamer 20 m2", null, "", null, 70000],
      ["Stucwerk hal", null, "", null, 30000],
    ],
  ],
  [
    "days and hours",
    [
      ...row(30, [10, "Datum"], [22, "Omschrijving"], [50, "Uren"], [60, "Tarief"], [80, "Totaal"]),
      ...row(33, [10, "12-06-2026"], [22, "Timmerwerk"], [50, "8,5"], [60, "52,50"], [80, "446,25"]),
      ...row(80, [50, "Subtotaal"], [82, "446,25"]),
      ...row(82, [50, "Btw 21%"], [82, "93,71"]),
      ...row(84, [50, "Totaal"], [82, "539,96"]),
    ],
    [["Timmerwerk", 8.5, "", 52.5, 44625]],
  ],
  [
    "a till that counts under the line, and before the words",
    [
      ...row(20, [10, "Purschuim"], [50, "14,98"]),
      ...row(22, [12, "2 x 7,49"]),
      ...row(24, [10, "3x Schroeven"], [50, "15,00"]),
      ...row(28, [10, "Totaal"], [50, "29,98"]),
      ...row(30, [10, "Waarvan btw 21%"], [50, "5,20"]),
    ],
    [
      ["Purschuim", 2, "", 7.49, 1498],
      ["Schroeven", 3, "", 5, 1500],
    ],
  ],
  [
    "a till that counts below the words",
    [
      ...row(10, [10, "BTW NL810493809B01"]),
      ...row(12, [10, "Bon 8841-06"], [46, "19-11-2026"]),
      ...row(20, [10, "Bouwfolie 4 x 25 m"]),
      ...row(21.6, [12, "2 x 21,50"], [50, "43,00"]),
      ...row(23.2, [10, "Kit wit"], [50, "7,00"]),
      ...row(28, [10, "Totaal"], [50, "50,00"]),
      ...row(30, [10, "Waarvan btw 21%"], [50, "8,68"]),
    ],
    [
      ["Bouwfolie 4 x 25 m", 2, "", 21.5, 4300],
      ["Kit wit", null, "", null, 700],
    ],
  ],
  [
    "litres times a price of three decimals",
    [
      ...row(10, [10, "BTW NL811481402B01"]),
      ...row(14, [10, "Diesel 45,21 l x 1,799"], [60, "81,33"]),
      ...row(18, [10, "TOTAAL EUR"], [60, "81,33"]),
      ...row(20, [10, "BTW 21,00%"], [40, "67,21"], [60, "14,12"]),
    ],
    [["Diesel", 45.21, "l", 1.799, 8133]],
  ],
  [
    "litres on a receipt below the numbers of who sold them",
    [
      ...row(10, [10, "BTW NL811481402B01"]),
      ...row(12, [10, "KVK 00000113"]),
      ...row(14, [10, "Diesel 52,41 liter"], [60, "94,86"]),
      ...row(18, [10, "TOTAAL EUR"], [60, "94,86"]),
      ...row(20, [10, "BTW 21%"], [40, "78,40"], [60, "16,46"]),
    ],
    [["Diesel 52,41 liter", null, "", null, 9486]],
  ],
  [
    "a total in the head of the invoice is no line",
    [
      ...row(10, [10, "Factuur 2026-88"], [60, "Te betalen: € 1.210,00"]),
      ...row(12, [10, "Factuurbedrag"], [60, "€ 1.210,00"]),
      ...heads,
      ...row(33, [10, "Plaat"], [50, "10"], [60, "25,00"], [80, "250,00"]),
      ...row(35, [10, "Balk"], [50, "75"], [60, "10,00"], [80, "750,00"]),
      ...whole,
    ],
    [
      ["Plaat", 10, "", 25, 25000],
      ["Balk", 75, "", 10, 75000],
    ],
  ],
  [
    "a total above lines without heads is none of them",
    [
      ...row(10, [10, "Uw factuur"], [80, "€ 1.210,00"]),
      ...row(33, [10, "Stucwerk kamer"], [80, "700,00"]),
      ...row(35, [10, "Stucwerk hal"], [80, "300,00"]),
      ...whole,
    ],
    [
      ["Stucwerk kamer", null, "", null, 70000],
      ["Stucwerk hal", null, "", null, 30000],
    ],
  ],
  [
    "costs of sending among the lines",
    [
      ...heads,
      ...row(33, [10, "Lijm"], [50, "2 emmer"], [60, "487,50"], [80, "975,00"]),
      ...row(35, [10, "Verzendkosten"], [80, "25,00"]),
      ...whole,
    ],
    [
      ["Lijm", 2, "emmer", 487.5, 97500],
      ["Verzendkosten", null, "", null, 2500],
    ],
  ],
  [
    "English decimals in a quantity",
    [
      ...row(30, [10, "Description"], [50, "Qty"], [60, "Unit price"], [80, "Total"]),
      ...row(33, [10, "Gravel"], [50, "18.4 ton"], [60, "14.50"], [80, "266.80"]),
      ...row(80, [50, "Subtotal"], [82, "266.80"]),
      ...row(82, [50, "VAT 21%"], [82, "56.03"]),
      ...row(84, [50, "Total"], [82, "322.83"]),
    ],
    [["Gravel", 18.4, "ton", 14.5, 26680]],
  ],
])("%s", (_, drawn, expected) => {
  const { lines, closes } = understandAmounts([pageOf(drawn)], { lessons: [] })
  expect(
    lines.map((line): Line => [line.description, line.quantity, line.unit, line.unitPrice, line.cents]),
  ).toEqual(expected)
  expect(closes).toBe(true)
  for (const line of lines) expect(line.place?.page).toBe(1)
})

test.each([
  ["18,4", [18.4]],
  ["18.4", [18.4]],
  ["1.000", [1000, 1]],
  ["1.234,5", [1234.5]],
  ["2400", [2400]],
  ["-2", [-2]],
  ["2-", [-2]],
  ["22x50", []],
  ["B-3319", []],
  ["", []],
])("'%s' may be %p", (text, readings) => {
  expect(numbersIn(text)).toEqual(readings)
})
