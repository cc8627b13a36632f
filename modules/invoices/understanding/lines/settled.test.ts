import { expect, test } from "bun:test"
import { understandAmounts } from "../amounts/understandAmounts.ts"
import { type Drawn, pageOf, typed } from "../page.testing.ts"

const read = (text: string, source: "text" | "ocr" = "text") =>
  understandAmounts([typed(text, { source })], { lessons: [] })

const invoice = (...lines: [string, string, string]) => `
  Omschrijving              Aantal     Prijs     Bedrag
  ${lines.join("\n  ")}

                                    Subtotaal      1.000,00
                                    Btw 21%          210,00
                                    Totaal         1.210,00`

test.each([
  ["a letter for a digit", "Balk                          20     25,00     5O0,OO"],
  ["a comma that was lost", "Balk                          20     25,00      50000"],
  [
    "another digit, as the sum and the product both say",
    "Balk                          20     25,00     560,00",
  ],
  ["what is no number any more", "Balk                          20     25,00     5?0,00"],
])("the amount of a line that OCR damaged is put right: %s", (_, damaged) => {
  const { lines } = read(
    invoice(
      "Plaat                         10     25,00     250,00",
      damaged,
      "Kit                           50      5,00     250,00",
    ),
    "ocr",
  )
  expect(lines.map((line) => line.cents)).toEqual([25000, 50000, 25000])
})

test("what isn't damaged by OCR stands as it is printed, also when it doesn't add up", () => {
  const { lines } = read(
    invoice(
      "Plaat                         10     25,00     250,00",
      "Balk                          20     25,00     560,00",
      "Kit                           50      5,00     250,00",
    ),
  )
  expect(lines.map((line) => line.cents)).toEqual([25000, 56000, 25000])
})

test("when two lines may be the damaged one, neither is changed", () => {
  const { lines } = read(
    `
  Omschrijving                                   Bedrag
  Plaat                                          280,00
  Balk                                           480,00
  Kit                                            270,00

                                    Subtotaal      1.000,00
                                    Btw 21%          210,00
                                    Totaal         1.210,00`,
    "ocr",
  )
  expect(lines.map((line) => line.cents)).toEqual([28000, 48000, 27000])
})

test("no repair turns a line into its contrary, when another line is what lacks", () => {
  const { lines } = read(
    `
  MUURVERF                 85,90
  KWASTENSET               11,49
  AFPLAKTAPE               13,00
  KORTING VERF              8,59

  TOTAAL                   96,00
  Btw 21%                  16,66`,
    "ocr",
  )
  expect(lines.map((line) => line.cents)).toEqual([8590, 1149, 1300, 859])
})

test("a sum among the lines is none of them", () => {
  const { lines } = read(
    invoice(
      "Plaat                         10     25,00     250,00",
      "Balk                          30     25,00     750,00",
      "Dakwerk samen                                1.000,00",
    ),
  )
  expect(lines.map((line) => line.description)).toEqual(["Plaat", "Balk"])
})

test("more lines than can be posted are joined by their rates, and a remark says so", () => {
  const row = (top: number, ...cells: [left: number, text: string][]): Drawn[] =>
    cells.map(([left, text]) => [left, top, text])
  const heads = row(4, [10, "Omschrijving"], [50, "Btw"], [60, "Bedrag"])
  const pages = Array.from({ length: 14 }, (_, page) =>
    pageOf([
      ...heads,
      ...Array.from({ length: 40 }, (_, i) =>
        row(8 + i * 2, [10, `Artikel ${page}`], [50, i % 2 ? "9%" : "21%"], [60, "10,00"]),
      ).flat(),
    ]),
  )
  const whole = pageOf([
    ...row(10, [50, "Totaal excl. btw"], [75, "5.600,00"]),
    ...row(12, [50, "Btw 9%"], [75, "252,00"]),
    ...row(14, [50, "Btw 21%"], [75, "588,00"]),
    ...row(16, [50, "Totaal incl. btw"], [75, "6.440,00"]),
  ])
  const { lines, remarks, fields, vat } = understandAmounts([...pages, whole], { lessons: [] })
  expect(fields.totalCents?.value).toBe(644000)
  expect(vat.map((one) => one.baseCents)).toEqual([280000, 280000])
  expect(lines).toHaveLength(500)
  expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(560000)
  expect(lines.slice(-2).map((line) => [line.vatRate, line.cents])).toEqual([
    [21, 31000],
    [9, 31000],
  ])
  expect(remarks).toEqual(["invoices.linesJoined"])
})
