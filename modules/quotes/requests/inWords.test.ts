import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sampleSubmission } from "../sample.ts"

let app: TestApp
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.close())

const klus = "12 m2 tegels zetten\nde papegaai een nieuwe kooi geven"
const projectTypes = ["complete_renovatie" as const]
const answers = { klus, gebruik: "woning", bouwjaar: "1980" }

test("what is asked in own words is a quotation of what is recognised, and the rest waits for a person", async () => {
  const reply = await app.handle(
    jsonRequest("POST", "/api/live-offerte", { body: sampleSubmission({ projectTypes, answers }) }),
  )
  expect(reply.status).toBe(200)
  const { projectId } = await reply.json()
  const { name, offerteId } = app.services.projects.brief(projectId)
  expect(name).toStartWith("Klus – ")
  const { lines } = app.services.quotations.versions.latest(offerteId!)!.estimate
  const [tiles, cage] = klus.split("\n").map((item) => lines.filter(({ workItem }) => workItem === item))
  expect(tiles!.some(({ totalCents }) => totalCents > 0)).toBe(true)
  expect(cage!.map(({ totalCents }) => totalCents)).toEqual([0])
  await app.services.jobs.idle()
  expect(app.services.quotes.get(1).documentState).toBe("ready")
})

test.each([
  ["nothing of which is known", "een papegaai een kooi geven"],
  ["more lines than are read", Array.from({ length: 60 }, (_, line) => `kooi ${line}`).join("\n")],
])("%s has its documents too, at no price", async (_, words) => {
  const wanted = { ...answers, klus: words }
  const { projectId } = app.services.quotes.submit(
    sampleSubmission({ projectTypes, answers: wanted }),
    null,
    "b",
  )
  await app.services.jobs.idle()
  const { offerteId } = app.services.projects.brief(projectId!)
  const { lines, totals } = app.services.quotations.versions.latest(offerteId!)!.estimate
  expect(totals.incVatCents).toBe(0)
  expect(lines.length).toBeLessThanOrEqual(12)
  const requests = await app.services.quotes.list({})
  expect(requests.map(({ documentState }) => documentState)).toEqual(requests.map(() => "ready"))
})

test("of it no price range is told", async () => {
  const { range } = await app.services.priceRanges.range({ projectTypes, answers }, "visitor")
  expect(range).toBeNull()
})
