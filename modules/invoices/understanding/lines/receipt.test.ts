import { expect, test } from "bun:test"
import { understandAmounts } from "../amounts/understandAmounts.ts"
import { typed } from "../page.testing.ts"

type Line = [description: string, quantity: number | null, unitPrice: number | null, cents: number]

test.each<[string, string, Line[]]>([
  [
    "words above, and glued numbers with their amount below",
    `
  KLUSPALEIS ASSEN
  Tel 0592-555600

  SCHUURPAPIER K120
  3x4,79                   14,37
  KWASTENSET BASIS         11,49
  AFPLAKTAPE 38MM
  4x3,25                   13,00
  KORTING TAPE              2,00

  TOTAAL EUR               36,86
  PINNEN                   36,86
  BTW%     OVER      BTW   INCL
  21,00   30,46     6,40  36,86`,
    [
      ["SCHUURPAPIER K120", 3, 4.79, 1437],
      ["KWASTENSET BASIS", null, null, 1149],
      ["AFPLAKTAPE 38MM", 4, 3.25, 1300],
      ["KORTING TAPE", null, null, -200],
    ],
  ],
  [
    "a count before the words, the price of one below, and letters of rates",
    `
  GROSSINO
  2 KOFFIE SNELFILTER      29,98 A
  à 14,99
  1 SUIKERSTICKS            6,45 A
  3 POETSPAPIER ROL        29,85 B
  1 STATIEGELD KRAT         3,90 C

  TE BETALEN               70,18
  CONTANT                  80,00
  WISSELGELD                9,82
  BTW     EXCL      BTW     INCL
  A 9%   33,42     3,01    36,43
  B 21%  24,67     5,18    29,85
  C 0%    3,90     0,00     3,90`,
    [
      ["KOFFIE SNELFILTER", 2, 14.99, 2998],
      ["SUIKERSTICKS", 1, 6.45, 645],
      ["POETSPAPIER ROL", 3, 9.95, 2985],
      ["STATIEGELD KRAT", 1, 3.9, 390],
    ],
  ],
  [
    "'Aantal: 2' below the line",
    `
  Werkbroek maat 52                        € 149,90
  Aantal: 2                           € 74,95 p.st.
  Bezorgkosten                               € 4,95
  Aantal: 1

  Totaal excl. btw                         € 127,98
  21% btw                                   € 26,87
  Totaal incl. btw                         € 154,85`,
    [
      ["Werkbroek maat 52", 2, 74.95, 14990],
      ["Bezorgkosten", 1, 4.95, 495],
    ],
  ],
  [
    "a list of costs below its own kind of payment, with dots",
    `
  Betaalwijze                 Automatische incasso
  Planner, vijf gebruikers ............... € 99,75
  5x€19,95
  Reparatie incl. materiaal ............... € 9,00

  Subtotaal ............................. € 108,75
  Btw (21%) .............................. € 22,84
  Totaal ................................ € 131,59`,
    [
      ["Planner, vijf gebruikers", 5, 19.95, 9975],
      ["Reparatie incl. materiaal", null, null, 900],
    ],
  ],
  [
    "sentences that tell of other sums are no lines",
    `
  Project te Gieten. Aanneemsom: € 24.800,00 excl. btw. Reeds gefactureerd termijn 1: €
  4.960,00 excl. btw.
  Termijn 2 van 4                                      € 7.440,00
  Meerwerk extra groep                                   € 386,50
  Totaal exclusief omzetbelasting                      € 7.826,50
  Omzetbelasting 21%                                   € 1.643,57
  Door u te betalen                                    € 9.470,07`,
    [
      ["Termijn 2 van 4", null, null, 744000],
      ["Meerwerk extra groep", null, null, 38650],
    ],
  ],
  [
    "a quantity that was lost follows from the price, and goes back with a credit",
    `
  CREDITNOTA
  Omschrijving              Aantal     Prijs     Bedrag
  Radiator                            268,90    268,90-
  Kraan                                31,25     93,75-

                            Totaal excl.        362,65-
                            Btw 21%              76,16-
                            Totaal              438,81-`,
    [
      ["Radiator", -1, 268.9, -26890],
      ["Kraan", -3, 31.25, -9375],
    ],
  ],
])("%s", (_, text, expected) => {
  const { lines, closes } = understandAmounts([typed(text)], { lessons: [] })
  expect(lines.map((line): Line => [line.description, line.quantity, line.unitPrice, line.cents])).toEqual(
    expected,
  )
  expect(closes).toBe(true)
})

test("a comma that OCR saw as a space, in a cell of its own", () => {
  const { lines } = understandAmounts(
    [
      typed(
        `
  OMSCHRIJVING                 AANTAL     TARIEF      BEDRAG
  MOBIELE KRAAN                  9,50     142 00    1.349,00
  RIJPLATEN                     12,00       6,50       78 00

                            SUBTOTAAL               1.427,00
                            BTW 21,0 %                299,67
                            TOTAAL                  1.726,67`,
        { source: "ocr" },
      ),
    ],
    { lessons: [] },
  )
  expect(lines.map((line) => [line.quantity, line.unitPrice, line.cents])).toEqual([
    [9.5, 142, 134900],
    [12, 6.5, 7800],
  ])
})

test("the head of the next page is no line, with its postcode and what is carried forward", () => {
  const first = typed(`
  Artikel              Aantal     Prijs     Bedrag
  Plaat                    10     25,00     250,00
  Balk                     10     25,00     250,00
  Transport                                 500,00`)
  const second = typed(`
  HOUT&PLAAT                                7942 KD Meppel
  bouwmaterialen                            4055219
  Transport                                 500,00
  Artikel              Aantal     Prijs     Bedrag
  Kit                     100      5,00     500,00

                        Subtotaal         1.000,00
                        Btw 21%             210,00
                        Totaal            1.210,00`)
  const { lines } = understandAmounts([first, second], { lessons: [] })
  expect(lines.map((line) => line.description)).toEqual(["Plaat", "Balk", "Kit"])
})
