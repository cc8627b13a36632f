import { expect, test } from "bun:test"
import { addDays } from "#src/shared/days.ts"
import { sampleShifts } from "./sample.ts"

const monday = "2026-11-23"
const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i))

test.each(days)("on %s a timer of the invented company that was forgotten waits to be completed", (today) => {
  const forgotten = sampleShifts(today).filter(({ to }) => to === null)
  // On a Tuesday there is none: he was ill the day before.
  expect(forgotten.map(({ outcome }) => outcome)).toEqual(today === addDays(monday, 1) ? [] : ["open"])
})
