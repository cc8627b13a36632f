import { expect, test } from "bun:test"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { spanText, weekText } from "#ui/lib/dates.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { callNames } from "./callNames.ts"

startTexts(staffTexts)

test("people are called by their first name, with an initial where there are two of them", () => {
  const people = ["Anna Wisse", "Bas de Kok", "Anna van der Meer", "Joost"].map((name, id) => ({ id, name }))
  expect([...callNames(people).values()]).toEqual(["Anna W.", "Bas", "Anna M.", "Joost"])
})

test.each([
  ["2026-11-18", "2026-11-18", "wo 18 nov"],
  ["2026-11-18", "2026-11-20", "wo 18 nov t/m vr 20 nov"],
  ["2026-12-30", "2027-01-02", "wo 30 dec 2026 t/m za 2 jan 2027"],
])("%s to %s reads '%s'", (from, to, text) => {
  expect(spanText({ from, to })).toBe(text)
})

test.each([
  ["2026-11-16", "2026-11-22", "16 t/m 22 november 2026"],
  ["2026-11-30", "2026-12-06", "30 november t/m 6 december 2026"],
  ["2026-12-28", "2027-01-03", "28 december 2026 t/m 3 januari 2027"],
])("the week from %s to %s reads '%s'", (from, to, text) => {
  expect(weekText({ from, to })).toBe(text)
})
