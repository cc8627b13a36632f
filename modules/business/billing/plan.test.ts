import { expect, test } from "bun:test"
import { sum } from "#src/shared/rounding.ts"
import { isDue, partOf, planOf, type Stage } from "./plan.ts"

test("parts of any size are what was asked to the cent, with VAT within a cent of its rate", () => {
  const whole = [
    { rate: 9, baseCents: 123_457, vatCents: 11_111 },
    { rate: 21, baseCents: 987_655, vatCents: 207_408 },
  ]
  for (let cents = 1; cents < 400_000; cents += 997) {
    const part = partOf(whole, cents)
    expect(sum(part.map(({ baseCents, vatCents }) => baseCents + vatCents))).toBe(cents)
    for (const { rate, baseCents, vatCents } of part)
      expect(Math.abs(vatCents - (baseCents * rate) / 100)).toBeLessThanOrEqual(1)
  }
})

test("a part of shifted VAT has none", () => {
  expect(partOf([{ rate: 0, baseCents: 1000, vatCents: 0 }], 300)).toEqual([
    { rate: 0, baseCents: 300, vatCents: 0 },
  ])
})

test("words that Waterpas wrote say when; others wait for a person", () => {
  const shares = [
    { moment: "Halverwege het werk", percent: 50 },
    { moment: "Als het dak dicht is", percent: 50 },
  ]
  expect(planOf(shares).map(({ when }) => when)).toEqual([
    { kind: "progress", percent: 50 },
    { kind: "hand" },
  ])
})

const stage: Stage = { accepted: true, started: false, completed: false, progress: 0, today: "2026-11-21" }

test("once the work is done everything is due but what has a day of its own", () => {
  const done = { ...stage, completed: true }
  expect(isDue({ kind: "hand" }, done)).toBe(true)
  expect(isDue({ kind: "date", day: "2027-01-01" }, done)).toBe(false)
  expect(isDue({ kind: "hand" }, { ...stage, progress: 90 })).toBe(false)
})
