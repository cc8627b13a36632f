import { expect, test } from "bun:test"
import { typed } from "../page.testing.ts"
import { understandAmounts } from "./understandAmounts.ts"

const receipt = (table: string) => `
  KLUSPLEIN ZIERIKZEE
  BTW NL810493809B01
  Bon 8841-06         19-11-2026
  Verfroller set           14,99
  Bouwfolie                43,00
  Flessen water             3,60
  TOTAAL EUR               61,59
  Betaald met pin          61,59
${table}
  Bedankt en tot ziens
`

const both = ["9 330 30", "21 4793 1006"]

test.each([
  [
    "rate, base and VAT",
    `
  BTW       GRONDSLAG     BEDRAG
  21%           47,93      10,06
  9%             3,30       0,30`,
  ],
  [
    "base and VAT before their rate",
    `
  OVER          BTW       TARIEF
  3,30         0,30          9 %
  47,93       10,06         21 %`,
  ],
  [
    "with amounts that include VAT, and a row of sums",
    `
  BTW%     INCL      EXCL     BTW
  9,00     3,60      3,30    0,30
  21,00   57,99     47,93   10,06
  Totaal  61,59     51,23   10,36`,
  ],
  [
    "high and low without percentages",
    `
  BTW               over   bedrag
  Hoog             47,93    10,06
  Laag              3,30     0,30`,
  ],
  [
    "in words",
    `
  BTW 21% over 47,93 is     10,06
  BTW 9% over 3,30 is        0,30`,
  ],
  [
    "VAT of the amount that includes it",
    `
  BTW 21%   57,99           10,06
  BTW 9%     3,60            0,30`,
  ],
])("a table of VAT is read by its arithmetic: %s", (_, table) => {
  const read = understandAmounts([typed(receipt(table))], { lessons: [] })
  expect(read.fields.totalCents).toMatchObject({ value: 6159 })
  expect(read.fields.vatCents).toMatchObject({ value: 1036 })
  expect(read.vat.map((row) => `${row.rate} ${row.baseCents} ${row.vatCents}`)).toEqual(both)
  expect(read.fields.linesIncludeVat?.value).toBe(true)
  expect(read.lines.map((line) => line.cents)).toEqual([1499, 4300, 360])
  expect(read.fields.vatCents!.confidence).toBeGreaterThan(0.85)
})

test("a base that OCR damaged is what the others leave", () => {
  const table = `
  BTW       GRONDSLAG     BEDRAG
  21%           47,93      10,06
  9%             3530       0,30`
  const { vat } = understandAmounts([typed(receipt(table), { source: "ocr" })], { lessons: [] })
  expect(vat.map((row) => `${row.rate} ${row.baseCents} ${row.vatCents}`)).toEqual(both)
})

test.each(["15%", "35%", "50%"])("%s is a discount, and no rate of VAT", (percent) => {
  const { vat, fields } = understandAmounts(
    [
      typed(`
  Omschrijving         Aantal    Prijs   Korting    Bedrag
  Plaat                    10    20,00     ${percent}     100,00

                                Subtotaal            100,00
                                Korting ${percent}           10,00
                                Btw                   18,90
                                Totaal               108,90`),
    ],
    { lessons: [] },
  )
  expect(vat.map((row) => row.rate)).toEqual([21])
  expect(fields.totalCents?.value).toBe(10890)
})
