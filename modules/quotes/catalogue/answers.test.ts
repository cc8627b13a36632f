import { describe, expect, test } from "bun:test"
import { answeredSections, answerText, checkAnswers } from "./answers.ts"
import { catalogueFor } from "./catalogue.ts"
import type { Answers, Question } from "./question.ts"

const sections = catalogueFor(["badkamer"], "2026-11-20")
const question = (key: string): Question => {
  const found = sections.flatMap((section) => section.questions).find((one) => one.key === key)
  if (!found) throw new Error(`no question ${key}`)
  return found
}
const fromWire = (json: string): Answers => JSON.parse(json)

describe("checking answers", () => {
  test.each<[string, Answers]>([
    ["no answers at all", {}],
    ["empty answers", { badkamer_oppervlakte: "", badkamer_onderdelen: [], gewenste_start: " " }],
    ["a Dutch decimal", { badkamer_oppervlakte: "6,5" }],
    ["the smallest and the largest value", { badkamer_oppervlakte: "1,5", badkamer_hoogte: "4" }],
    ["ticked options", { badkamer_onderdelen: ["bad", "toilet"] }],
    ["a leap day", { gewenste_start: "2028-02-29" }],
    ["a text of several lines", { opmerkingen: "Eerste regel\nTweede regel\t€ 😀" }],
    ["a follow-up that is not shown, whatever it says", { lift: "misschien", asbest: ["vrij"] }],
  ])("%s is fine", (_, answers) => {
    expect(checkAnswers(sections, answers)).toEqual({})
  })

  test.each<[string, Answers, string, string]>([
    ["a question nobody asks", { zolder: "ja" }, "zolder", "Unknown"],
    ["a question of a type not chosen", { keuken_lengte: "4" }, "keuken_lengte", "Unknown"],
    ["__proto__", fromWire('{"__proto__":"woning"}'), "__proto__", "Unknown"],
    ["constructor", { constructor: "woning" } as Answers, "constructor", "Unknown"],
    ["an option that does not exist", { gebruik: "kasteel" }, "gebruik", "Option"],
    ["an inherited name as option", { gebruik: "toString" }, "gebruik", "Option"],
    ["one wrong tick", { badkamer_onderdelen: ["bad", "sauna"] }, "badkamer_onderdelen", "Option"],
    ["a list for a radio", { gebruik: ["woning"] }, "gebruik", "Kind"],
    ["a text for ticks", { badkamer_onderdelen: "bad" }, "badkamer_onderdelen", "Kind"],
    ["a list for a text", { opmerkingen: ["a"] }, "opmerkingen", "Kind"],
    ["words for a number", { badkamer_oppervlakte: "zes" }, "badkamer_oppervlakte", "Number"],
    ["a formula", { badkamer_oppervlakte: "=1+1" }, "badkamer_oppervlakte", "Number"],
    ["too small", { badkamer_oppervlakte: "1,4" }, "badkamer_oppervlakte", "TooSmall"],
    ["negative", { badkamer_oppervlakte: "-6" }, "badkamer_oppervlakte", "TooSmall"],
    ["too large", { badkamer_oppervlakte: "41" }, "badkamer_oppervlakte", "TooLarge"],
    ["30 February", { gewenste_start: "2027-02-30" }, "gewenste_start", "Date"],
    ["29 February of a common year", { gewenste_start: "2027-02-29" }, "gewenste_start", "Date"],
    ["a day the Dutch way", { gewenste_start: "01-03-2027" }, "gewenste_start", "Date"],
    ["the year 26", { gewenste_start: "0026-03-01" }, "gewenste_start", "Date"],
    ["an instant", { gewenste_start: "2027-03-01T10:00:00Z" }, "gewenste_start", "Date"],
    ["1001 characters", { opmerkingen: "a".repeat(1001) }, "opmerkingen", "TooLong"],
    ["a control character", { opmerkingen: "a\u0000b" }, "opmerkingen", "Kind"],
    ["half a surrogate pair", { opmerkingen: "a\ud800b" }, "opmerkingen", "Kind"],
  ])("%s is refused by name", (_, answers, key, code) => {
    expect(checkAnswers(sections, answers)).toEqual({ [`answers.${key}`]: `quotes.answer${code}` })
  })

  test("every wrong answer is named", () => {
    expect(checkAnswers(sections, { gebruik: "x", badkamer_oppervlakte: "0", bouwjaar: "1985" })).toEqual({
      "answers.gebruik": "quotes.answerOption",
      "answers.badkamer_oppervlakte": "quotes.answerTooSmall",
    })
  })
})

describe("reading answers", () => {
  test.each<[string, string | string[], string]>([
    ["gebruik", "woning", "Woning"],
    ["gebruik", "iets anders", "iets anders"],
    ["badkamer_onderdelen", ["inloopdouche", "toilet"], "Inloopdouche, Zwevend toilet"],
    ["badkamer_oppervlakte", "6.5", "6,5 m²"],
    ["badkamer_oppervlakte", "zes", "zes m²"],
    ["bouwjaar", "1985", "1985"],
    ["gewenste_start", "2026-11-05", "05-11-2026"],
    ["gewenste_start", "volgende week", "volgende week"],
    ["opmerkingen", " Graag na 9 uur ", "Graag na 9 uur"],
    ["opmerkingen", "", ""],
  ])("%s '%s' reads as '%s'", (key, answer, text) => {
    expect(answerText(question(key), answer)).toBe(text)
  })

  test("the office sees what was answered under its labels, and no hidden or empty answers", () => {
    const answers = {
      badkamer_oppervlakte: "6",
      gebruik: "woning",
      lift: "ja",
      opmerkingen: " ",
      zolder: "ja",
    }
    expect(answeredSections(sections, answers)).toEqual([
      { section: "Afmetingen en tegels", items: [{ label: "Hoe groot is de badkamer?", answer: "6 m²" }] },
      { section: "Uw gebouw", items: [{ label: "Waarvoor wordt het gebouw gebruikt?", answer: "Woning" }] },
    ])
  })
})
