import { expect, test } from "bun:test"
import { faultsIn, tooLongLines } from "./faults.ts"
import { askedFor, emptyForm, type Filled } from "./filled.ts"
import { refusedIn } from "./refused.ts"
import { rangeOf, workItemsIn } from "./workItems.ts"

const filled = (over: Partial<Filled> = {}): Filled => ({
  ...emptyForm,
  projectType: "badkamer",
  name: "Familie de Witte",
  workItems: "slopen",
  ...over,
})
const lines = (count: number) => Array.from({ length: count }, (_, index) => `werk ${index}`).join("\n")

test.each([
  ["nothing", " \n\n\t\n", []],
  ["one line", "slopen", [["slopen", 1]]],
  [
    "empty lines keep their number",
    "slopen\n\n  12 m2 tegels \r\n",
    [
      ["slopen", 1],
      ["12 m2 tegels", 3],
    ],
  ],
  ["a tab of a spreadsheet", "tegels\t12 m2", [["tegels 12 m2", 1]]],
])("work items: %s", (_, typed, items) => {
  expect(workItemsIn(typed).map(({ text, line }) => [text, line])).toEqual(items)
})

test("a line is found where it stands in the text", () => {
  const typed = "slopen\n\ntegels zetten\nklaar"
  expect(typed.slice(...rangeOf(typed, 3))).toBe("tegels zetten")
})

test.each<[string, Partial<Filled>, object]>([
  ["all is well", {}, {}],
  ["no type", { projectType: "" }, { projectType: "type" }],
  ["no name", { name: "  " }, { name: "name" }],
  ["a name of 161 letters", { name: "x".repeat(161) }, { name: "tooLong" }],
  ["no work items", { workItems: "\n \n" }, { workItems: "workItems" }],
  ["200 work items", { workItems: lines(200) }, {}],
  ["201 work items", { workItems: lines(201) }, { workItems: "tooManyWorkItems" }],
  ["an area below zero", { area: "-5" }, { area: "area" }],
  ["an area of words", { area: "groot" }, { area: "area" }],
  ["an area with its unit", { area: "1.000,5 m2" }, {}],
  ["an e-mail address without an end", { email: "a@b" }, { email: "email" }],
  ["a year of two digits", { builtIn: "78" }, { builtIn: "year" }],
  ["a year", { builtIn: " 1978 " }, {}],
])("%s", (_, over, faults) => {
  expect(faultsIn(filled(over))).toEqual(faults)
})

test("a work item may have 300 characters", () => {
  expect(tooLongLines(`kort\n${"x".repeat(300)}\n\n${"x".repeat(301)}`)).toEqual([4])
})

test("the server gets numbers, and only what was filled in", () => {
  const form = filled({ area: "7,5 m²", builtIn: "1986", use: "dwelling", olderThan2Years: "yes" })
  expect(askedFor(form, { replaces: 3, writer: "local" })).toEqual({
    projectType: "badkamer",
    answers: { projectDetails: "", oppervlakte: 7.5, werkzaamheden: ["slopen"] },
    contactInfo: { name: "Familie de Witte", address: "", email: "", phone: "", customerId: null },
    facts: { use: "dwelling", builtIn: 1986, olderThan2Years: true },
    replaces: 3,
    writer: "local",
  })
  expect(askedFor(filled(), { replaces: null }).facts).toEqual({
    use: null,
    builtIn: null,
    olderThan2Years: null,
  })
})

test("what the server refuses of a work item names the line that it stands on", () => {
  const fields = {
    "answers.werkzaamheden.1": "Vul een hoeveelheid boven 0 in.",
    "contactInfo.email": "Dit is geen e-mailadres.",
    "contactInfo.unknown": "Dit staat nergens.",
  }
  expect(refusedIn("slopen\n\n-5 m2 tegels", fields)).toEqual({
    "workItems.3": "Vul een hoeveelheid boven 0 in.",
    email: "Dit is geen e-mailadres.",
  })
})
