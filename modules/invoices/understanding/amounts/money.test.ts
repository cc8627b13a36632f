import { expect, test } from "bun:test"
import { distanceTo } from "./doubt.ts"
import { parseMoney } from "./money.ts"

test.each([
  ["1.234,56", 123456],
  ["1,234.56", 123456],
  ["1234,56", 123456],
  ["1234.56", 123456],
  ["1 234,56", 123456],
  ["1\u00a0234,56", 123456],
  ["1'234.56", 123456],
  ["1.234.567,89", 123456789],
  ["€ 12,-", 1200],
  ["€ 1.200,--", 120000],
  ["€ 75,=", 7500],
  ["€1.767,00", 176700],
  ["EUR 14,50", 1450],
  ["14,50 EUR", 1450],
  ["0,00", 0],
  ["-778,00", -77800],
  ["778,00-", -77800],
  ["(778,00)", -77800],
  ["-€ 778,00", -77800],
  ["€ -778,00", -77800],
  ["€ 778,00-", -77800],
  ["− 778,00", -77800],
  ["778,00 CR", -77800],
  ["3,60 B", 360],
  ["3,60B", 360],
  ["406,44*", 40644],
])("'%s' is %d cents", (text, cents) => {
  expect(parseMoney(text)).toMatchObject({ cents, exact: true })
})

test.each([
  ["l.O49,07", 104907],
  ["1.O49,07", 104907],
  ["I57,50", 15750],
  ["12:75", 1275],
  ["12;75", 1275],
  ["2S8,50", 25850],
  ["1.049.07", 104907],
])("'%s' is mended to %d cents, and says so", (text, cents) => {
  expect(parseMoney(text)).toMatchObject({ cents, exact: true, mended: true })
})

test.each([
  ["1234", 123400],
  ["€ 1.500", 150000],
])("'%s' may be %d cents, but isn't exact", (text, cents) => {
  expect(parseMoney(text)).toMatchObject({ cents, exact: false })
})

test.each([
  "",
  "€",
  "-",
  "16:20",
  "2-7-2026",
  "18.06.26",
  "18-06-2026",
  "B-3319",
  "SO26.119",
  "0/31,5",
  "31,5",
  "0,0125",
  "NL853118273B01",
  "BILLS",
  "22x50",
  "9".repeat(40),
])("'%s' is no amount", (text) => {
  expect(parseMoney(text)).toBeNull()
})

test.each([
  ["l.O49,07", 104907, 0],
  ["104907", 104907, 0],
  ["1.849,07", 104907, 1],
  [".049,07", 104907, 2],
  ["1.049,0", 104907, 2],
  ["1.249,07", 104907, null],
  ["12", 1200, null],
] as const)("'%s' lies from %d cents at %p", (text, cents, distance) => {
  expect(distanceTo(text, cents)).toBe(distance)
})
