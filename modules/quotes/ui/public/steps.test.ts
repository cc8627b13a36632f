import { describe, expect, test } from "bun:test"
import { complete, draftWith, sections } from "./sample.ts"
import {
  addressOf,
  allowedPlace,
  answeredCount,
  askedType,
  onward,
  type Place,
  percentOf,
  placeAfter,
  placeBefore,
  placeOf,
  stopsOf,
} from "./steps.ts"

const keys = sections.flatMap(({ questions }) => questions.map(({ key }) => key))
const receipt = { reference: "WP-2026-0001", email: "m@voorbeeld.nl", lostPhotos: 0 }
const at = (question: string): Place => ({ step: 2, question })

describe("an address", () => {
  test.each<[string, Place]>([
    ["", { step: 1 }],
    ["?stap=1", { step: 1 }],
    ["?stap=2", { step: 2 }],
    ["stap=2&vraag=badkamer_oppervlakte", at("badkamer_oppervlakte")],
    ["?stap=2&vraag=urgentie&terug=overzicht", { ...at("urgentie"), editing: true }],
    ["?stap=1&terug=overzicht", { step: 1, editing: true }],
    ["?stap=3", { step: 3 }],
    ["?stap=3&vraag=urgentie&terug=overzicht", { step: 3 }],
    ["?stap=4", { step: 4 }],
    ["?stap=0", { step: 1 }],
    ["?stap=5", { step: 1 }],
    ["?stap=2.5", { step: 1 }],
    ["?stap=abc&vraag=", { step: 1 }],
  ])("'%s' names %p", (search, place) => expect(placeOf(search)).toEqual(place))

  test("leads back to the place it was made of", () => {
    for (const place of [{ step: 2 }, at("urgentie"), { step: 1, editing: true }, { step: 4 }] as Place[])
      expect(placeOf(addressOf(place))).toEqual(place)
  })
})

test("each step is a quarter", () =>
  expect(([1, 2, 3, 4] as const).map(percentOf)).toEqual([25, 50, 75, 100]))

describe("the questions on the way", () => {
  test("leave out follow-ups that don't matter and count per section", () => {
    const [first, second] = stopsOf(sections, { badkamer_situatie: "nieuw" })
    expect(first).toMatchObject({ number: 1, count: 1, sectionNumber: 1, sectionCount: 3 })
    expect(second).toMatchObject({ question: { key: "badkamer_oppervlakte" }, sectionNumber: 2 })
    expect(stopsOf(sections, { badkamer_situatie: "vervangen" })[1]).toMatchObject({
      question: { key: "badkamer_plaats" },
      number: 2,
      count: 2,
    })
  })

  test("a section of which nothing is asked is not counted", () => {
    const hidden = {
      ...sections[1]!,
      questions: [{ ...sections[1]!.questions[0]!, showIf: [{ key: "x", in: ["y"] }] }],
    }
    expect(stopsOf([sections[0]!, hidden, sections[2]!], {}).at(-1)).toMatchObject({
      sectionNumber: 2,
      sectionCount: 2,
    })
  })

  test("an answer to a hidden question doesn't count", () => {
    const answers = { badkamer_situatie: "nieuw", badkamer_plaats: "ja" }
    expect(answeredCount(stopsOf(sections, answers), answers)).toBe(1)
  })
})

describe("who goes straight to", () => {
  const draft = draftWith({ answers: complete, passed: keys })
  test.each<[string, Place, Parameters<typeof draftWith>[0], Place]>([
    ["step 1 is there", { step: 1 }, {}, { step: 1 }],
    ["the photos without a type starts at step 1", { step: 2 }, { projectTypes: [] }, { step: 1 }],
    ["a question without a type starts at step 1", at("urgentie"), { projectTypes: [] }, { step: 1 }],
    ["the proof without having sent starts at step 1", { step: 4 }, { projectTypes: [] }, { step: 1 }],
    [
      "the contact step after sending sees the proof",
      { step: 3 },
      { projectTypes: [], receipt },
      { step: 4 },
    ],
    ["the proof of the last request sees it", { step: 4 }, { receipt }, { step: 4 }],
    ["the photos sees them", { step: 2 }, {}, { step: 2 }],
    ["a question that is asked sees it", at("urgentie"), { answers: {} }, at("urgentie")],
    [
      "a question that is hidden now sees the one before it",
      at("badkamer_plaats"),
      {},
      at("badkamer_situatie"),
    ],
    [
      "a question that never was goes on where he left",
      at(onward),
      { passed: ["badkamer_situatie"] },
      at("badkamer_oppervlakte"),
    ],
    ["the next question with all passed comes to the contact step", at(onward), {}, { step: 3 }],
    ["the contact step with all answered is there", { step: 3 }, {}, { step: 3 }],
    [
      "the contact step with a required answer missing comes there",
      { step: 3 },
      { answers: { badkamer_situatie: "nieuw" } },
      at("badkamer_oppervlakte"),
    ],
    [
      "the contact step with a wrong number comes there",
      { step: 3 },
      { answers: { ...complete, badkamer_oppervlakte: "900" } },
      at("badkamer_oppervlakte"),
    ],
    ["the proof while filling in comes to the contact step", { step: 4 }, {}, { step: 3 }],
  ])("%s", (_fact, place, change, expected) => {
    expect(allowedPlace(place, { ...draft, ...change }, sections)).toEqual(expected)
  })

  test("the next question while changing comes to what was not asked yet, and returns to the summary after it", () => {
    const fresh = { ...draft, passed: keys.filter((key) => key !== "urgentie") }
    expect(allowedPlace({ ...at(onward), editing: true }, fresh, sections)).toEqual({
      ...at("urgentie"),
      editing: true,
    })
  })

  test("the contact step with fewer than two answers comes to the first question not passed", () => {
    const optional = [{ ...sections[2]! }]
    const one = draftWith({ answers: { urgentie: "spoed" }, passed: ["onderdelen"] })
    expect(allowedPlace({ step: 3 }, one, optional)).toEqual(at("gewenste_start"))
  })
})

describe("Next", () => {
  const stops = stopsOf(sections, complete)
  const draft = draftWith({ answers: complete, passed: keys })
  test.each<[string, Place, Place]>([
    ["goes from a section to the next", at("badkamer_situatie"), at("badkamer_oppervlakte")],
    ["goes from question to question", at("onderdelen"), at("gewenste_start")],
    ["goes from the last question to the contact step", at("opmerkingen"), { step: 3 }],
    ["returns to the summary after a change", { ...at("onderdelen"), editing: true }, { step: 3 }],
  ])("%s", (_fact, place, expected) => expect(placeAfter(place, draft, stops)).toEqual(expected))

  test("asks what a change brought up before it returns to the summary", () => {
    const answers = { ...complete, badkamer_situatie: "vervangen" }
    const changed = draftWith({ answers, passed: keys.filter((key) => key !== "badkamer_plaats") })
    const place = { ...at("badkamer_situatie"), editing: true }
    expect(placeAfter(place, changed, stopsOf(sections, answers))).toEqual({
      ...at("badkamer_plaats"),
      editing: true,
    })
  })
})

test("a link may ask for a type that exists", () => {
  expect(askedType("?type=badkamer")).toBe("badkamer")
  expect(askedType("?type=zwembad")).toBeUndefined()
  expect(askedType("?stap=2")).toBeUndefined()
})

describe("Back", () => {
  const stops = stopsOf(sections, complete)
  test.each<[string, Place, Place | undefined]>([
    [
      "from the first question of a section goes to the last of the one before",
      at("badkamer_oppervlakte"),
      at("badkamer_situatie"),
    ],
    ["goes to the question before", at("gewenste_start"), at("onderdelen")],
    ["from the first question goes to the photos", at("badkamer_situatie"), { step: 2 }],
    ["from the photos goes to the types", { step: 2 }, { step: 1 }],
    ["from the types goes nowhere", { step: 1 }, undefined],
    ["from the contact step goes to the last question", { step: 3 }, at("opmerkingen")],
    ["from a change goes to the summary", { ...at("onderdelen"), editing: true }, { step: 3 }],
    ["from the proof goes nowhere", { step: 4 }, undefined],
  ])("%s", (_fact, place, expected) => expect(placeBefore(place, stops)).toEqual(expected as Place))
})
