import { expect, test } from "bun:test"
import { dayFromText, textFromDay } from "./day.ts"

test.each([
  ["05-11-2026", "2026-11-05"],
  ["5-11-2026", "2026-11-05"],
  ["5/11/2026", "2026-11-05"],
  [" 5.11.26 ", "2026-11-05"],
  ["05112026", "2026-11-05"],
  ["29-02-2028", "2028-02-29"],
  ["29-02-2026", undefined],
  ["31-04-2026", undefined],
  ["2026-11-05", undefined],
  ["morgen", undefined],
  ["", undefined],
])("'%s' is read as %p", (text, day) => {
  expect(dayFromText(text)).toBe(day)
})

test("a day is shown with the day first, and half a day as it was typed", () => {
  expect(textFromDay("2026-11-05")).toBe("05-11-2026")
  expect(textFromDay("5-1")).toBe("5-1")
})
