import { expect, test } from "bun:test"
import { type Entry, entries, entryLabels, entryType } from "#src/shared/entries.ts"
import { projectTypes, typeLabels } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../../catalogue/catalogue.ts"
import { sectionsFor } from "../../catalogue/entries.ts"
import type { Question, QuestionSection } from "../../catalogue/question.ts"
import { drawAnswers } from "../../pricing/drawAnswers.ts"
import { emptyDraft } from "./draft.ts"
import { pagesOf } from "./pages.ts"

const mostScreens = 8
const mostTaps = 20
/** A tile and 'Verder'. */
const tapsOfTypes = 2

const isOneTap = ({ type, quick }: Question) => type === "radio" || quick !== undefined

/** To the contact step, by who answers all that everybody is asked: a tap each, and 'Verder' where no tap goes on. */
function walk(sections: QuestionSection[], seed: number) {
  const pages = pagesOf(sections, drawAnswers(sections, seed))
  const taps = pages.map(({ questions }) => questions.length + (isOneTap(questions.at(-1)!) ? 0 : 1))
  return { screens: 1 + pages.length, taps: taps.reduce((sum, each) => sum + each, tapsOfTypes) }
}

const today = "2026-11-23"
const asked = [
  ...projectTypes.map((type) => [typeLabels[type], catalogueFor([type], today)] as const),
  ...entries.map((entry) => [entryLabels[entry], askedBy(entry)] as const),
]

function askedBy(entry: Entry) {
  const { projectTypes: types } = emptyDraft
  return sectionsFor(catalogueFor([entryType], today), { types, chosen: [entry] })
}

const table = asked.map(([name, sections]) => {
  const walks = Array.from({ length: 400 }, (_, seed) => walk(sections, seed))
  const most = (what: "screens" | "taps") => Math.max(...walks.map((one) => one[what]))
  return [name, most("screens"), most("taps")] as const
})

test.each(table)("%s: at most %i screens and %i taps to the contact step", (_type, screens, taps) => {
  expect(screens).toBeLessThanOrEqual(mostScreens)
  expect(taps).toBeLessThanOrEqual(mostTaps)
})

test("every question that must be answered or measured is one tap, but for lists", () => {
  const core = catalogueFor([...projectTypes], today).flatMap(({ questions }) => questions)
  const slow = core.filter(
    (question) => !question.more && !isOneTap(question) && question.type !== "checkbox",
  )
  expect(slow.map(({ key }) => key)).toEqual([])
})
