import { expect, test } from "bun:test"
import { type Compared, compared, fitsDays, fitsEuros } from "./compared.testing.ts"
import { dearOrCheap, longOrShort } from "./misfits.testing.ts"

const all = compared()
const misfits = (fits: (one: Compared) => boolean) =>
  all.filter((one) => !fits(one)).map(({ job }) => job.name)

test("every job costs what the market asks, but for those that are known not to", () =>
  expect(misfits(fitsEuros)).toEqual(dearOrCheap))

test("every job takes the days that the market says, but for those that are known not to", () =>
  expect(misfits(fitsDays)).toEqual(longOrShort))

test("what we say of a price leaves room on both sides of it, and not all the room", () => {
  for (const { estimate } of all) {
    const { lowCents, incVatCents, highCents } = estimate.totals
    expect(lowCents).toBeGreaterThan(incVatCents * 0.75)
    expect(highCents).toBeLessThan(incVatCents * 1.6)
  }
})
