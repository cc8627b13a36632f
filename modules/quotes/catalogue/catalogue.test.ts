import { describe, expect, test } from "bun:test"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { drawAnswers } from "../pricing/drawAnswers.ts"
import { estimate } from "../pricing/estimate.ts"
import { Questionnaire } from "../requests/schema.ts"
import { checkAnswers } from "./answers.ts"
import { catalogueFor, sharedSections } from "./catalogue.ts"
import { type Answers, type Question, visibleQuestions } from "./question.ts"

const today = "2026-11-20"
const shared = sharedSections(today)
const questionsOf = (types: ProjectType[]): Question[] =>
  catalogueFor(types, today).flatMap((section) => section.questions)
const all = questionsOf([...projectTypes])
const sharedKeys = shared.flatMap((section) => section.questions).map((question) => question.key)
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe("all questions", () => {
  test("every key is unique over all types", () => {
    expect(duplicates(all.map((question) => question.key))).toEqual([])
  })

  test("more types ask the shared sections once, at the end", () => {
    const titles = catalogueFor(["badkamer", "keuken"], today).map((section) => section.title)
    const atTheEnd = shared.map((section) => section.title)
    expect(titles.slice(-atTheEnd.length)).toEqual(atTheEnd)
    expect(titles.filter((title) => atTheEnd.includes(title))).toEqual(atTheEnd)
  })

  test.each(all.map((question) => [question.key, question] as const))("%s can be answered", (_, question) => {
    const { type, options = [], validation = {} } = question
    expect(question.key).toMatch(/^[a-z0-9_]+$/)
    expect(question.label).toEndWith("?")
    if (type === "radio" || type === "checkbox") {
      expect(options.length).toBeGreaterThanOrEqual(2)
      expect(duplicates(options.map((option) => option.value))).toEqual([])
      expect(duplicates(options.map((option) => option.label))).toEqual([])
      for (const option of options) expect(option.value).toMatch(/^[a-z0-9_]+$/)
    } else {
      expect(options).toEqual([])
    }
    if (type === "number") expect(validation.max! - validation.min!).toBeGreaterThan(0)
    if (question.helpText !== undefined) expect(question.helpText).toMatch(/[.?]$/)
  })

  test.each(all.filter((question) => question.showIf).map((question) => [question.key, question] as const))(
    "%s follows up on an earlier question that has such an answer",
    (key, question) => {
      const asker = projectTypes.find((type) => key.startsWith(`${type}_`)) ?? "badkamer"
      const asked = questionsOf([asker])
      const place = asked.findIndex((one) => one.key === key)
      for (const condition of question.showIf ?? []) {
        const earlier = asked.findIndex((one) => one.key === condition.key)
        expect(earlier).toBeGreaterThanOrEqual(0)
        expect(earlier).toBeLessThan(place)
        if ("in" in condition) {
          const values = (asked[earlier]!.options ?? []).map((option) => option.value)
          expect(values).toEqual(expect.arrayContaining(condition.in))
        } else {
          expect(asked[earlier]!.type).toBe("number")
        }
      }
    },
  )

  test("the shared questions that documents and planning read are there", () => {
    const values = (key: string) =>
      (all.find((question) => question.key === key)?.options ?? []).map((option) => option.value)
    expect(values("gebruik")).toEqual(["woning", "bedrijf", "gemengd"])
    expect(values("urgentie")).toEqual(["normaal", "spoed", "flexibel"])
    expect(all.find((question) => question.key === "gewenste_start")?.type).toBe("date")
  })
})

describe.each([...projectTypes])("%s", (type) => {
  const sections = catalogueFor([type], today)
  const own = questionsOf([type]).filter((question) => !sharedKeys.includes(question.key))

  test("has at least three sections of its own, each with questions", () => {
    const ownSections = sections.slice(0, -shared.length)
    expect(ownSections.length).toBeGreaterThanOrEqual(3)
    for (const section of ownSections) expect(section.questions.length).toBeGreaterThan(0)
  })

  test("asks no more than a phone bears, and its keys begin with its name", () => {
    for (const question of own) expect(question.key).toStartWith(`${type}_`)
    expect(own.length).toBeLessThanOrEqual(16)
    const required = own.filter((question) => question.required && !question.showIf)
    expect(required.length).toBeGreaterThan(0)
    expect(required.length).toBeLessThanOrEqual(5)
  })

  test("fits the wire and answers within its limits are accepted", () => {
    expect(Questionnaire.safeParse({ success: true, sections, totalQuestions: own.length }).success).toBe(
      true,
    )
    for (let seed = 0; seed < 50; seed++) {
      expect(checkAnswers(sections, drawAnswers(sections, seed))).toEqual({})
    }
  })

  test.each(own.map((question) => [question.key, question] as const))(
    "%s changes the quotation",
    (_, question) => {
      expect(matters([type], question)).toBe(true)
    },
  )
})

/** For the planning or for what the office should know; they change no price. */
const forTheOffice = ["gewenste_start", "budget", "klus", "opmerkingen"]

test.each(sharedKeys.filter((key) => !forTheOffice.includes(key)))("%s changes the quotation", (key) => {
  expect(matters(["complete_renovatie", "isolatie"], all.find((question) => question.key === key)!)).toBe(
    true,
  )
})

/** Chance alone seldom draws a year that leaves the age of a dwelling in doubt. */
const youngDwelling = { gebruik: "woning", bouwjaar: "2024" }

/** Whether some answer to the question leads to other prices, assumptions or exclusions than another answer does. */
function matters(types: ProjectType[], question: Question): boolean {
  const sections = catalogueFor(types, today)
  for (let seed = 0; seed < 200; seed++) {
    const answers = { ...drawAnswers(sections, seed), ...(seed % 2 ? youngDwelling : {}) }
    if (!visibleQuestions(sections, answers).some((shown) => shown.key === question.key)) continue
    const outcomes = alternatives(question).map((answer) =>
      outcome(types, { ...answers, [question.key]: answer }),
    )
    if (new Set(outcomes).size > 1) return true
  }
  return false
}

function alternatives({ type, options = [], validation = {} }: Question): (string | string[])[] {
  if (type === "number") return [String(validation.min), String(validation.max)]
  return options.map((option) => (type === "checkbox" ? [option.value] : option.value))
}

function outcome(projectTypes: ProjectType[], answers: Answers): string {
  const { totals, assumptions, exclusions } = estimate({ projectTypes, answers, today })
  return JSON.stringify({ totals, assumptions, exclusions })
}
