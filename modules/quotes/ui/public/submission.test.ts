import { describe, expect, test } from "bun:test"
import { Submission } from "../../requests/schema.ts"
import { complete, contact, draftWith, sections, startedAt } from "./sample.ts"
import { sendableAnswers, submissionOf } from "./submission.ts"

describe("of the answers goes along", () => {
  test.each([
    ["a number as it was typed", { badkamer_oppervlakte: " 6,5 " }, { badkamer_oppervlakte: "6,5" }],
    ["a day as yyyy-MM-dd", { gewenste_start: "5-1-2027" }, { gewenste_start: "2027-01-05" }],
    ["a day that was read already", { gewenste_start: "2027-01-05" }, { gewenste_start: "2027-01-05" }],
    ["ticks as a list", { onderdelen: ["bad", "toilet"] }, { onderdelen: ["bad", "toilet"] }],
    ["nothing that is empty", { urgentie: "", onderdelen: [], opmerkingen: "  " }, {}],
    [
      "nothing to a question that is hidden",
      { badkamer_situatie: "nieuw", badkamer_plaats: "ja" },
      { badkamer_situatie: "nieuw" },
    ],
    ["nothing to a question that no longer exists", { verdwenen: "ja" }, {}],
    ["no character that can't be printed", { opmerkingen: "a\u0000b\nc" }, { opmerkingen: "ab\nc" }],
  ])("%s", (_fact, answers, expected) => expect(sendableAnswers(sections, answers)).toEqual(expected))
})

describe("a submission", () => {
  test("has the shape that the server takes", () => {
    const draft = draftWith({
      answers: complete,
      contact: { ...contact, name: "  M. de  Vries ", postcode: "4301ab" },
    })
    const submission = submissionOf(draft, sections, "")
    expect(Submission.parse(submission)).toEqual(submission)
    expect(submission).toEqual({
      projectTypes: ["badkamer"],
      answers: complete,
      contactInfo: { name: "M. de Vries", email: contact.email, phone: contact.phone, postal: "4301 AB" },
      urgency: "normaal",
      photos: [],
      website: "",
      startedAt,
    })
  })

  test("is as urgent as the visitor says", () => {
    const draft = draftWith({ answers: { ...complete, urgentie: "spoed" }, contact })
    expect(submissionOf(draft, sections, "").urgency).toBe("spoed")
  })
})

test("a street and its house number go as one address", () => {
  const at = (more: object) =>
    submissionOf(draftWith({ contact: { ...contact, ...more } }), sections, "").contactInfo.address
  expect(at({ address: "Julianastraat", houseNumber: " 12a " })).toBe("Julianastraat 12a")
  expect(at({ address: "Julianastraat 12" })).toBe("Julianastraat 12")
  expect(at({})).toBeUndefined()
})
