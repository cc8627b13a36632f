import { expect, test } from "bun:test"
import { openSpans } from "./openingHours.ts"

const day = { opens: "08:00", closes: "18:00" }
const week = [day, day, day, day, day, { opens: "09:00", closes: "16:00" }, null]

test("days with the same hours are one line", () => {
  expect(openSpans(week)).toEqual([
    { from: 1, to: 5, hours: day },
    { from: 6, to: 6, hours: { opens: "09:00", closes: "16:00" } },
    { from: 7, to: 7, hours: null },
  ])
})
