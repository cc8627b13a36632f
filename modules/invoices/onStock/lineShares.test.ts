import { expect, test } from "bun:test"
import { chance } from "../understanding/amounts/invented.testing.ts"
import { lineShares, outOf, withSpread } from "./lineShares.ts"

const invoice = (netCents: number, vatCents: number, over: object = {}) => ({
  ...{ netCents, vatCents, totalCents: netCents + vatCents, reverseCharge: false, linesIncludeVat: false },
  ...over,
})
const line = (cents: number, vatRate: number | null = 21) => ({ cents, vatRate })
const added = (parts: { cents: number; netCents: number }[]) => [
  parts.reduce((all, { cents }) => all + cents, 0),
  parts.reduce((all, { netCents }) => all + netCents, 0),
]

test("each line takes its own rate, and without VAT it is what it says", () => {
  expect(lineShares(invoice(15_000, 2550), [line(10_000), line(5000, 9)])).toEqual([
    { cents: 12_100, netCents: 10_000 },
    { cents: 5450, netCents: 5000 },
  ])
})

test("of lines that include VAT the VAT is taken out", () => {
  const shares = lineShares(invoice(10_000, 2100, { linesIncludeVat: true }), [line(6050), line(6050)])
  expect(shares).toEqual([
    { cents: 6050, netCents: 5000 },
    { cents: 6050, netCents: 5000 },
  ])
})

test("with 'btw verlegd' a line is worth all that it costs, whatever rate it names", () => {
  expect(lineShares(invoice(10_000, 0, { reverseCharge: true }), [line(10_000)])).toEqual([
    { cents: 10_000, netCents: 10_000 },
  ])
})

test("a line without a rate takes what the whole invoice has of it", () => {
  expect(lineShares(invoice(10_000, 900), [line(10_000, null)])).toEqual([
    { cents: 10_900, netCents: 10_000 },
  ])
})

test("the largest line takes the cents that rounding leaves", () => {
  const shares = lineShares(invoice(999, 210), [line(333), line(333), line(333)])
  expect(added(shares)).toEqual([1209, 999])
  expect(lineShares(invoice(1000, 210), [line(200), line(800)])).toEqual([
    { cents: 242, netCents: 200 },
    { cents: 968, netCents: 800 },
  ])
})

test("lines that are not the whole invoice stay what they say", () => {
  expect(lineShares(invoice(10_000, 2100), [line(4000)])).toEqual([{ cents: 4840, netCents: 4000 }])
})

test("freight and discount are spread to the cent, by what each other line costs", () => {
  const lines = [
    { cents: 1210, netCents: 1000 },
    { cents: 121, netCents: 100 },
    { cents: 3630, netCents: 3000 },
    { cents: -7, netCents: -5 },
  ]
  expect(withSpread(lines, (at) => at === 1)).toEqual([
    { cents: 1240, netCents: 1025 },
    lines[1]!,
    { cents: 3721, netCents: 3075 },
    lines[3]!,
  ])
  const [first, , second] = withSpread(lines, (at) => at === 1 || at === 3)
  expect(added([first!, second!])).toEqual(added(lines))
})

test("whatever the lines, parts in any order end at nothing left", () => {
  const random = chance(28)
  const upTo = (most: number) => Math.floor(random() * most)
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: 1 + upTo(8) }, () => line(1 + upTo(90_000), [21, 9, 0][upTo(3)]))
    const netCents = lines.reduce((all, { cents }) => all + cents, 0)
    const vatCents = [21, 9, 0]
      .map(
        (rate) =>
          lines.filter(({ vatRate }) => vatRate === rate).reduce((all, { cents }) => all + cents, 0) * rate,
      )
      .reduce((all, base) => all + Math.round(base / 100), 0)
    const whole = invoice(netCents, vatCents)
    const parts = outOf(
      { cents: whole.totalCents, netCents },
      lineShares(whole, lines).toSorted(() => random() - 0.5),
    )
    expect(added(parts)).toEqual([whole.totalCents, netCents])
  }
})
