import { expect, test } from "bun:test"
import { type Answers, type QuestionSection, visibleQuestions } from "./question.ts"

const sections: QuestionSection[] = [
  {
    title: "Gebouw",
    description: "",
    questions: [
      { key: "gebruik", label: "Gebruik", type: "radio" },
      { key: "type", label: "Type", type: "radio", showIf: [{ key: "gebruik", in: ["woning"] }] },
      { key: "vve", label: "VvE", type: "radio", showIf: [{ key: "type", in: ["appartement"] }] },
      { key: "bouwjaar", label: "Bouwjaar", type: "number" },
    ],
  },
  {
    title: "Staat",
    description: "",
    questions: [
      { key: "asbest", label: "Asbest", type: "radio", showIf: [{ key: "bouwjaar", below: 1994 }] },
      { key: "jong", label: "Jong", type: "radio", showIf: [{ key: "bouwjaar", atLeast: 2023 }] },
      { key: "delen", label: "Delen", type: "checkbox" },
      {
        key: "dak",
        label: "Dak",
        type: "number",
        showIf: [
          { key: "delen", in: ["dak", "zolder"] },
          { key: "gebruik", in: ["woning"] },
        ],
      },
    ],
  },
]

const shown = (answers: Answers) => visibleQuestions(sections, answers).map((question) => question.key)

test.each<[string, Answers, string[]]>([
  ["without answers no follow-up is asked", {}, ["gebruik", "bouwjaar", "delen"]],
  ["a follow-up appears with its answer", { gebruik: "woning" }, ["gebruik", "type", "bouwjaar", "delen"]],
  ["another answer keeps it away", { gebruik: "bedrijf" }, ["gebruik", "bouwjaar", "delen"]],
  [
    "a follow-up on a hidden question stays hidden, whatever was answered there before",
    { gebruik: "bedrijf", type: "appartement" },
    ["gebruik", "bouwjaar", "delen"],
  ],
  ["1993 is below 1994", { bouwjaar: "1993" }, ["gebruik", "bouwjaar", "asbest", "delen"]],
  ["1994 is not", { bouwjaar: "1994" }, ["gebruik", "bouwjaar", "delen"]],
  ["2023 is at least 2023", { bouwjaar: "2023" }, ["gebruik", "bouwjaar", "jong", "delen"]],
  ["no number shows no follow-up", { bouwjaar: "oud" }, ["gebruik", "bouwjaar", "delen"]],
  ["a list is no number", { bouwjaar: ["1950"] }, ["gebruik", "bouwjaar", "delen"]],
  [
    "one of the ticked values is enough, but every condition must hold",
    { delen: ["gevel", "zolder"] },
    ["gebruik", "bouwjaar", "delen"],
  ],
  [
    "two conditions that hold show it",
    { gebruik: "woning", delen: ["gevel", "zolder"] },
    ["gebruik", "type", "bouwjaar", "delen", "dak"],
  ],
])("%s", (_, answers, expected) => {
  expect(shown(answers)).toEqual(expected)
})
