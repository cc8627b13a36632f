import { expect, test } from "bun:test"
import type { VatRate } from "./schema.ts"
import { totalsOf } from "./totals.ts"

const line = (totalCents: number, vatRate: VatRate, vatCents: number | null = null, vatReason = "") => ({
  ...{ totalCents, vatRate, vatCents, vatReason },
})

test("VAT is rounded once per rate, not per line", () => {
  expect(totalsOf([line(33, 21), line(33, 21), line(34, 21)])).toEqual({
    netCents: 100,
    vat: [{ rate: 21, baseCents: 100, vatCents: 21, reasons: [] }],
    vatCents: 21,
    totalCents: 121,
  })
})

test("VAT that another document said stands, whatever rounding would make of it", () => {
  const { vat, totalCents } = totalsOf([line(100, 21, 22), line(100, 21)])
  expect(vat).toMatchObject([{ baseCents: 200, vatCents: 43 }])
  expect(totalCents).toBe(243)
})

test("rates stand apart, the low one first, each reason once", () => {
  const { vat } = totalsOf([
    line(1000, 21, null, "hoog"),
    line(500, 9, null, "laag"),
    line(10, 21, null, "hoog"),
  ])
  expect(vat.map(({ rate, reasons }) => [rate, reasons])).toEqual([
    [9, ["laag"]],
    [21, ["hoog"]],
  ])
})

test("what is deducted takes its VAT along", () => {
  expect(totalsOf([line(10_000, 21, 2100), line(-3000, 21, -630)]).totalCents).toBe(8470)
})
