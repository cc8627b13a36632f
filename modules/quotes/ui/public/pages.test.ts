import { describe, expect, test } from "bun:test"
import { allOf, answeredCount, faultyOn, isAnswered, pagesOf, pageWith } from "./pages.ts"
import { sections } from "./sample.ts"

const keysOf = (answers: Record<string, string>, given = sections) =>
  pagesOf(given, answers).map((page) => allOf(page).map(({ key }) => key))

describe("the screens on the way", () => {
  test("are the sections, with the follow-ups that matter", () => {
    const rest = [["badkamer_oppervlakte"], ["onderdelen", "urgentie", "gewenste_start", "opmerkingen"]]
    expect(keysOf({ badkamer_situatie: "nieuw" })).toEqual([["badkamer_situatie"], ...rest])
    expect(keysOf({ badkamer_situatie: "vervangen" })).toEqual([
      ["badkamer_situatie", "badkamer_plaats"],
      ...rest,
    ])
  })

  test("what only few tell of a section stands under 'Meer vertellen' of the screen before", () => {
    const few = { ...sections[1]!, questions: sections[1]!.questions.map((one) => ({ ...one, more: true })) }
    const pages = pagesOf([sections[0]!, few, sections[2]!], {})
    expect(pages.map(({ more }) => more.map(({ key }) => key))).toEqual([
      ["badkamer_oppervlakte"],
      ["gewenste_start", "opmerkingen"],
    ])
  })

  test("a section of which nothing is asked is none", () => {
    const hidden = sections[1]!.questions.map((one) => ({ ...one, showIf: [{ key: "x", in: ["y"] }] }))
    expect(keysOf({}, [sections[0]!, { ...sections[1]!, questions: hidden }, sections[2]!]).length).toBe(2)
  })

  test("an answer to a hidden question doesn't count", () => {
    const answers = { badkamer_situatie: "nieuw", badkamer_plaats: "ja" }
    expect(answeredCount(pagesOf(sections, answers), answers)).toBe(1)
  })
})

describe("a screen", () => {
  const page = (answers: Record<string, string>) => pageWith(pagesOf(sections, answers), "badkamer_situatie")!

  test("is answered when all that everybody is asked is, also by who doesn't know", () => {
    const one = { badkamer_situatie: "vervangen" }
    expect(isAnswered(page(one), one)).toBe(false)
    const both = { ...one, badkamer_plaats: "" }
    expect(isAnswered(page(both), both)).toBe(true)
    expect(faultyOn(page(both), both)).toEqual([])
  })

  test("that must be answered is not by a blank", () => {
    const blank = { badkamer_situatie: "" }
    expect(isAnswered(page(blank), blank)).toBe(false)
  })
})
