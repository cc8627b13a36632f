import { expect, test } from "bun:test"
import { costAtCompletion } from "./forecast.ts"

test("hours go on at the pace so far, material does not", () => {
  expect(costAtCompletion({ labourCents: 400_000, otherCents: 300_000, progress: 50 })).toBe(1_100_000)
  expect(costAtCompletion({ labourCents: 400_000, otherCents: 300_000, progress: 100 })).toBe(700_000)
})

test("of work that has only just begun the pace says nothing", () => {
  for (const progress of [0, 1, 19])
    expect(costAtCompletion({ labourCents: 100_000, otherCents: 50_000, progress })).toBe(150_000)
  expect(costAtCompletion({ labourCents: 100_000, otherCents: 50_000, progress: 20 })).toBe(550_000)
})
