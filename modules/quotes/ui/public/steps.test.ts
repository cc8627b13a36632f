import { describe, expect, test } from "bun:test"
import { pagesOf } from "./pages.ts"
import { complete, draftWith, sections } from "./sample.ts"
import {
  addressOf,
  allowedPlace,
  askedType,
  onward,
  type Place,
  percentOf,
  placeAfter,
  placeBefore,
  placeOf,
  progressOf,
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

test("all screens count: the types, the questions, the contact details", () => {
  const pages = pagesOf(sections, complete)
  expect(progressOf(0, pages)).toEqual({ number: 2, count: 5 })
  expect(progressOf(pages.length, pages)).toEqual({ number: 5, count: 5 })
})

describe("who goes straight to", () => {
  const draft = draftWith({ answers: complete, passed: keys })
  test.each<[string, Place, Parameters<typeof draftWith>[0], Place]>([
    ["step 1 is there", { step: 1 }, {}, { step: 1 }],
    ["step 2 without a type starts at step 1", { step: 2 }, { projectTypes: [] }, { step: 1 }],
    ["a question without a type starts at step 1", at("urgentie"), { projectTypes: [] }, { step: 1 }],
    ["the proof without having sent starts at step 1", { step: 4 }, { projectTypes: [] }, { step: 1 }],
    [
      "the contact step after sending sees the proof",
      { step: 3 },
      { projectTypes: [], receipt },
      { step: 4 },
    ],
    ["the proof of the last request sees it", { step: 4 }, { receipt }, { step: 4 }],
    ["step 2 sees its first screen", { step: 2 }, {}, at("badkamer_situatie")],
    ["a type of his sees the first screen of it", at("badkamer"), {}, at("badkamer_situatie")],
    [
      "a type that is none of his goes on where he left",
      at("keuken"),
      { passed: [] },
      at("badkamer_situatie"),
    ],
    ["a question under 'Meer vertellen' sees its screen", at("opmerkingen"), {}, at("opmerkingen")],
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
      ...at("onderdelen"),
      editing: true,
    })
  })

  test("the contact step with fewer than two answers comes to the first question not passed", () => {
    const optional = [{ ...sections[2]! }]
    const one = draftWith({ answers: { urgentie: "spoed" }, passed: ["onderdelen"] })
    expect(allowedPlace({ step: 3 }, one, optional)).toEqual(at("onderdelen"))
  })
})

describe("Next", () => {
  const pages = pagesOf(sections, complete)
  const draft = draftWith({ answers: complete, passed: keys })
  test.each<[string, Place, Place]>([
    ["goes from a section to the next", at("badkamer_situatie"), at("badkamer_oppervlakte")],
    ["goes from anywhere on a screen to the next", at("badkamer_oppervlakte"), at("onderdelen")],
    ["goes from the last screen to the contact step", at("opmerkingen"), { step: 3 }],
    ["returns to the summary after a change", { ...at("onderdelen"), editing: true }, { step: 3 }],
  ])("%s", (_fact, place, expected) => expect(placeAfter(place, draft, pages)).toEqual(expected))

  test("asks what a change brought up before it returns to the summary", () => {
    const answers = { ...complete, badkamer_situatie: "vervangen" }
    const changed = draftWith({ answers, passed: keys.filter((key) => key !== "badkamer_plaats") })
    const place = { ...at("badkamer_situatie"), editing: true }
    expect(placeAfter(place, changed, pagesOf(sections, answers))).toEqual({
      ...at("badkamer_situatie"),
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
  const pages = pagesOf(sections, complete)
  test.each<[string, Place, Place | undefined]>([
    ["goes to the screen before", at("badkamer_oppervlakte"), at("badkamer_situatie")],
    ["from any question on a screen goes to the one before", at("urgentie"), at("badkamer_oppervlakte")],
    ["from the first screen goes to the types", at("badkamer_situatie"), { step: 1 }],
    ["from the types goes nowhere", { step: 1 }, undefined],
    ["from the contact step goes to the last screen", { step: 3 }, at("onderdelen")],
    ["from a change goes to the summary", { ...at("onderdelen"), editing: true }, { step: 3 }],
    ["from the proof goes nowhere", { step: 4 }, undefined],
  ])("%s", (_fact, place, expected) => expect(placeBefore(place, pages)).toEqual(expected as Place))
})
