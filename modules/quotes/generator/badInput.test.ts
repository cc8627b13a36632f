import { afterAll, beforeAll, expect, test } from "bun:test"
import { rowCounts } from "#db/migrate.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { everyWrongType, givenMarkedOffice, mark } from "#src/tests/badInput.testing.ts"
import type { GenerateQuotation } from "./schema.ts"

const right = {
  projectType: "badkamer",
  answers: { oppervlakte: 6, werkzaamheden: ["oude badkamer slopen"] },
  contactInfo: { name: "Mevrouw Padmos", address: "Poststraat 22, Zierikzee" },
} satisfies GenerateQuotation

let app: TestApp
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.close())

/** Everyone is another manager, so that no limit on speed answers in its place. */
async function send(body: unknown) {
  const headers = await app.signIn("manager")
  const before = Object.fromEntries(rowCounts(app.db.$client))
  const request = jsonRequest("POST", "/api/chatgpt-quotation/generate-smart-quotation", { body, headers })
  const response = await app.handle(request)
  const after = Object.fromEntries(rowCounts(app.db.$client))
  return { status: response.status, reply: await response.json(), changed: !Bun.deepEquals(before, after) }
}

const items = (count: number, text = "1 m2 tegels zetten") =>
  Array.from({ length: count }, (_, i) => `${text} ${i}`)
const area = (oppervlakte: unknown) => ({ answers: { ...right.answers, oppervlakte } })
const work = (werkzaamheden: unknown) => ({ answers: { werkzaamheden } })
const contact = (change: object) => ({ contactInfo: { ...right.contactInfo, ...change } })

test.each<[what: string, change: object]>([
  ["200 work items", work(items(200))],
  ["an empty item among others", work(["", "   ", "oude badkamer slopen", ""])],
  ["items nobody knows", work(["asdf", "💥", "==SUM(1)", "'; DROP TABLE projects; --", "<script>"])],
  ["quantities in Dutch", work(["1.000,5 m2 tegels", "3x2,5 m muur slopen"])],
  ["an area in Dutch", area("1.000,5")],
  ["an area with its unit", area("12,5 m²")],
  ["no area", area("")],
  ["an endless item, just", work(["x".repeat(300)])],
  ["a name that fills its field", contact({ name: "x".repeat(160) })],
  ["no address", contact({ address: "" })],
  ["what other programs send along", { userId: 1, createdBy: "x", useImproved: true, type: "chatgpt" }],
])("%s makes a quotation", async (_, change) => {
  const { status, reply } = await send({ ...right, ...change })
  expect({ status, error: reply.error }).toEqual({ status: 200, error: undefined })
  expect(reply).toMatchObject({ success: true, writer: "local" })
  expect(Number.isFinite(reply.estimatedPrice)).toBe(true)
})

test.each<[what: string, change: object, field: string, sentence: string]>([
  ["no work items", work([]), "answers.werkzaamheden", "Vul minstens één werkzaamheid in."],
  ["only empty items", work(["", "  "]), "answers.werkzaamheden", "Vul minstens één werkzaamheid in."],
  ["201 items", work(items(201)), "answers.werkzaamheden", "Vul hooguit 200 werkzaamheden in."],
  ["a negative area", area("-6"), "answers.oppervlakte", "Vul een oppervlakte boven 0 in"],
  ["a negative number", area(-6), "answers.oppervlakte", "Vul een oppervlakte boven 0 in"],
  ["no area at all", area(0), "answers.oppervlakte", "Vul een oppervlakte boven 0 in"],
  ["next to no area", area(0.0001), "answers.oppervlakte", "Vul een oppervlakte boven 0 in"],
  ["words for an area", area("ruim"), "answers.oppervlakte", "Vul een oppervlakte boven 0 in"],
  ["a sum for an area", area("3x2,5"), "answers.oppervlakte", "Vul een oppervlakte boven 0 in"],
  ["an area beyond any roof", area("10.000,5"), "answers.oppervlakte", "Deze oppervlakte is te groot"],
  ["a huge number", area(1e300), "answers.oppervlakte", "Deze oppervlakte is te groot"],
  ["no name", contact({ name: " " }), "contactInfo.name", "Vul de naam van de klant in."],
  ["an unknown type", { projectType: "zwembad" }, "projectType", "Dit projecttype kennen we niet."],
])("%s is refused at its field, and nothing is stored", async (_, change, field, sentence) => {
  const { status, reply, changed } = await send({ ...right, ...change })
  expect([status, reply.code, changed]).toEqual([422, "invalid", false])
  expect(reply.fields[field]).toStartWith(sentence)
})

test.each<[what: string, body: unknown, status: number]>([
  ["nothing", {}, 422],
  ["a list", [], 422],
  ["broken JSON", "{", 400],
  [
    "an infinite area",
    '{"projectType":"badkamer","answers":{"oppervlakte":1e999,"werkzaamheden":["x"]},"contactInfo":{"name":"x","address":""}}',
    422,
  ],
  ["a negative quantity", { ...right, ...work(["oude badkamer slopen", "-6 m2 stucen"]) }, 422],
  ["a quantity of nothing", { ...right, ...work(["0 m2 tegels zetten"]) }, 422],
  ["a quantity beyond any building", { ...right, ...work(["99999999999 m2 tegels"]) }, 422],
  ["an endless item", { ...right, ...work(["x".repeat(301)]) }, 422],
  ["an item that is a number", { ...right, ...work([5]) }, 422],
  ["items as one text", { ...right, ...work("slopen") }, 422],
  ["an item of two lines", { ...right, ...work(["slopen\nen bouwen"]) }, 422],
  ["endless details", { ...right, answers: { ...right.answers, projectDetails: "x".repeat(4001) } }, 422],
  ["a null byte in the details", { ...right, answers: { ...right.answers, projectDetails: "x\u0000" } }, 422],
  ["a name that breaks a line", { ...right, ...contact({ name: "Jan\nPiet" }) }, 422],
  ["an e-mail address that is none", { ...right, ...contact({ email: "jan" }) }, 422],
  [
    "a year of construction of the future",
    { ...right, facts: { use: null, builtIn: 3000, olderThan2Years: null } },
    422,
  ],
  ["a price of one's own", { ...right, estimatedPrice: 1 }, 422],
  ["a writer nobody knows", { ...right, writer: "hand" }, 422],
  ["a customer who is not there", { ...right, ...contact({ customerId: 999 }) }, 404],
  ["a proposal that is not there", { ...right, replaces: 999 }, 404],
])("%s is refused, and nothing is stored", async (_, body, expected) => {
  const { status, reply, changed } = await send(body)
  expect({ status, changed, success: reply.success }).toEqual({
    status: expected,
    changed: false,
    success: false,
  })
})

const path = "/api/chatgpt-quotation/generate-smart-quotation"
const { bad, onlyRight } = givenMarkedOffice()

bad("generator", "POST", path, () => right, [
  ...everyWrongType("projectType", ""),
  ...everyWrongType("answers", ""),
  ...everyWrongType("contactInfo", ""),
  ...everyWrongType("facts", ""),
  ...everyWrongType("replaces", "number nothing"),
  ...everyWrongType("writer", ""),
  ["a type that every object has", { projectType: "constructor" }],
  ["a field nobody asked for", { [mark]: true }],
])
onlyRight([[`POST ${path}`, right]])
