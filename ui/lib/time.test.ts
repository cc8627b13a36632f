import { expect, test } from "bun:test"
import { timeFromText } from "./time.ts"

test.each([
  ["8", "08:00"],
  ["08", "08:00"],
  ["18", "18:00"],
  ["830", "08:30"],
  ["0830", "08:30"],
  ["8.30", "08:30"],
  ["8,30", "08:30"],
  ["8u30", "08:30"],
  ["8 uur", "08:00"],
  ["8u", "08:00"],
  ["08:30", "08:30"],
  [" 17:05 ", "17:05"],
  ["0", "00:00"],
  ["23:59", "23:59"],
])("%j is %s", (typed, time) => {
  expect(timeFromText(typed)).toBe(time)
})

test.each(["", "24", "24:00", "8:60", "8:3", "8:30 pm", "acht", "12345", "-8", "8:30:00", "1e1"])(
  "%j is no time",
  (typed) => {
    expect(timeFromText(typed)).toBeUndefined()
  },
)
