import { expect, test } from "bun:test"
import { CsvError, readCsv, writeCsv } from "./csv.ts"

test("a sheet opens in Dutch Excel: byte order mark, semicolons, decimal commas, CRLF", () => {
  expect(
    writeCsv([
      ["Naam", "Prijs"],
      ["De Vries", 12500.5],
      ["Bakker", null],
    ]),
  ).toBe("\ufeffNaam;Prijs\r\nDe Vries;12500,5\r\nBakker;\r\n")
})

test.each([
  [1e21, "1000000000000000000000"],
  [0.0000001, "0,0000001"],
  [-12.5, "-12,5"],
  [Number.NaN, ""],
  [Number.POSITIVE_INFINITY, ""],
])("the number %p is written as '%s'", (number, text) => {
  expect(writeCsv([[number]])).toBe(`\ufeff${text}\r\n`)
})

test.each([
  "=1+1",
  "+31 6 12345678",
  "-5",
  "@SUM(A1)",
  " =1",
  "\t=1",
  "\r=1",
  "'=1",
  "＝1+1",
  "\u200b=1",
  "\u2060＠A1",
  "\u3164=1",
])("the text %j is no formula in Excel, and comes back as it was", (text) => {
  const sheet = writeCsv([[text, "x"]])
  expect(sheet.replace(/^\ufeff"?/, "")).toStartWith("'")
  expect(readCsv(sheet)).toEqual([[text, "x"]])
})

test("quotes, separators, line breaks, emoji and spaces inside a cell come back", () => {
  const rows = [
    ['zij zei "ja"', "a;b", "a,b", "regel 1\r\nregel 2", "🏗️", "'t Hof"],
    ["", "", "", "", "", ""],
  ]
  expect(readCsv(writeCsv(rows))).toEqual(rows)
})

test.each([
  ["naam;plaats\nVos;Goes", "semicolons"],
  ["naam,plaats\nVos,Goes", "commas"],
  ["naam\tplaats\nVos\tGoes", "tabs"],
  ["\ufeffnaam;plaats\r\nVos;Goes\r\n", "a byte order mark and CRLF"],
  ["naam;plaats\rVos;Goes", "the line ends of an old Mac"],
  ["sep=;\r\nnaam;plaats\r\nVos;Goes", "Excel's own line about separators"],
  ['"naam";"plaats"\n "Vos" ; "Goes" ', "quotes around everything"],
  ["naam;plaats\nVos;Goes\n\n\n", "empty lines at the end"],
])("%j, with %#, is read", (text) => {
  expect(readCsv(text)).toEqual([
    ["naam", "plaats"],
    ["Vos", "Goes"],
  ])
})

test("a separator between quotes does not decide what separates", () => {
  expect(readCsv('"naam, voornaam, titel";plaats\nVos;Goes')[1]).toEqual(["Vos", "Goes"])
})

test("a quote inside a cell is a quote", () => {
  expect(readCsv('naam;maat\nVos;2" buis')[1]).toEqual(["Vos", '2" buis'])
})

test("an empty line keeps its place, so that rows have the numbers of Excel", () => {
  expect(readCsv("naam;plaats\n\nVos;Goes")).toEqual([["naam", "plaats"], [""], ["Vos", "Goes"]])
})

test("nothing is no rows", () => {
  for (const text of ["", "\ufeff", "\r\n\r\n"]) expect(readCsv(text)).toEqual([])
})

test("a quote that is never closed is told with its row", () => {
  expect(() => readCsv('naam\nVos\n"Bakker\nSmit')).toThrow(new CsvError("unclosedQuote", 3))
})

test("more rows than allowed are refused, empty lines at the end don't count", () => {
  expect(readCsv("a\nb\nc\n\n\n", { maxRows: 3 })).toHaveLength(3)
  expect(() => readCsv("a\nb\nc\nd", { maxRows: 3 })).toThrow(new CsvError("tooManyRows", 4))
})

test("five thousand rows of two megabytes are read at once", () => {
  const line = `${"x".repeat(200)};${"y".repeat(200)}\n`
  expect(readCsv(line.repeat(5000))).toHaveLength(5000)
})
