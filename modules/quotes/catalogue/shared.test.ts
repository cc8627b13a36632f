import { expect, test } from "bun:test"
import { catalogueFor } from "./catalogue.ts"
import { visibleQuestions } from "./question.ts"

test.each([
  ["2026-12-31", "2022", false],
  ["2026-12-31", "2023", true],
  ["2027-01-01", "2023", false],
  ["2027-01-01", "2024", true],
  ["2031-06-15", "2027", false],
  ["2031-06-15", "2031", true],
])("on %s a dwelling of %s is asked since when people live in it: %p", (today, bouwjaar, asked) => {
  const shown = visibleQuestions(catalogueFor(["badkamer"], today), { gebruik: "woning", bouwjaar })
  expect(shown.some((question) => question.key === "ouder_dan_2_jaar")).toBe(asked)
})
