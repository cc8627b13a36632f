import { expect, test } from "bun:test"
import { type Entry, entryType } from "#src/shared/entries.ts"
import { estimate } from "../pricing/estimate.ts"
import { checkAnswers } from "./answers.ts"
import { catalogueFor } from "./catalogue.ts"
import { isInWords, presetOf, sectionsFor } from "./entries.ts"
import { type Answers, visibleQuestions } from "./question.ts"

const today = "2026-11-23"
const asked = (chosen: Entry[], types: Parameters<typeof sectionsFor>[1]["types"] = []) =>
  sectionsFor(catalogueFor([...new Set([...types, entryType])], today), { types, chosen })
const titles = (...of: Parameters<typeof asked>) => asked(...of).map(({ title }) => title)

test("a painted room is asked its size alone, and painted for what the market asks", () => {
  const sections = asked(["schilderwerk"])
  const answers: Answers = {
    ...presetOf(["schilderwerk"]),
    complete_renovatie_oppervlakte: "20",
    gebruik: "woning",
  }
  expect(sections[0]).toMatchObject({ title: "Schilderwerk" })
  expect(sections[0]!.questions.filter(({ preset }) => !preset).map(({ label }) => label)).toEqual([
    "Hoe groot is de ruimte?",
  ])
  const sent = visibleQuestions(sections, answers).map(({ key }) => key)
  expect(Object.keys(answers).filter((key) => !sent.includes(key))).toEqual([])
  const { totals } = estimate({ projectTypes: [entryType], answers: { ...answers, bouwjaar: "1980" }, today })
  expect(totals.incVatCents).toBeGreaterThan(1_000_00)
  expect(totals.incVatCents).toBeLessThan(2_200_00)
})

test("a room of 12 m² may be painted", () => {
  const answers = { ...presetOf(["schilderwerk"]), complete_renovatie_oppervlakte: "12" }
  expect(checkAnswers(catalogueFor([entryType], today), answers)).toEqual({})
})

test("who wants both is asked for both at once, and a whole renovation asks all", () => {
  expect(titles(["schilderwerk", "stucwerk"])[0]).toBe("Schilderwerk en Stucwerk")
  expect(titles(["schilderwerk"], [entryType])).toEqual(titles([], [entryType]))
})

test("only who came for it describes a job", () => {
  const asksWords = (...of: Parameters<typeof asked>) =>
    asked(...of).some(({ questions }) => questions.some(({ key }) => key === "klus"))
  expect([
    asksWords([], ["badkamer"]),
    asksWords(["kleine_klus"]),
    asksWords(["iets_anders"], ["badkamer"]),
  ]).toEqual([false, true, true])
})

test.each<[string, Answers, boolean]>([
  ["words alone", { klus: "deur afhangen", gebruik: "woning" }, true],
  ["words beside answers", { klus: "deur afhangen", complete_renovatie_oppervlakte: "12" }, false],
  ["a blank", { klus: "  " }, false],
  ["no words", { gebruik: "woning" }, false],
])("%s: %p is in words %p", (_, answers, expected) => expect(isInWords([entryType], answers)).toBe(expected))
