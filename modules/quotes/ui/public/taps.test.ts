import { expect, test } from "bun:test"
import { projectTypes, typeLabels } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../../catalogue/catalogue.ts"
import type { Question, QuestionSection } from "../../catalogue/question.ts"
import { drawAnswers } from "../../pricing/drawAnswers.ts"
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

const table = projectTypes.map((type) => {
  const sections = catalogueFor([type], "2026-11-23")
  const walks = Array.from({ length: 400 }, (_, seed) => walk(sections, seed))
  const most = (what: "screens" | "taps") => Math.max(...walks.map((one) => one[what]))
  return [typeLabels[type], most("screens"), most("taps")] as const
})

test.each(table)("%s: at most %i screens and %i taps to the contact step", (_type, screens, taps) => {
  expect(screens).toBeLessThanOrEqual(mostScreens)
  expect(taps).toBeLessThanOrEqual(mostTaps)
})

test("every question that must be answered or measured is one tap, but for lists", () => {
  const core = catalogueFor([...projectTypes], "2026-11-23").flatMap(({ questions }) => questions)
  const slow = core.filter(
    (question) => !question.more && !isOneTap(question) && question.type !== "checkbox",
  )
  expect(slow.map(({ key }) => key)).toEqual([])
})
