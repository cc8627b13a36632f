import { afterEach, beforeEach, expect, test } from "bun:test"
import { offered } from "#modules/quotes/overview/offered.testing.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "../testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const byHand = (name: string) => app.services.projects.create({ name }, office()).id
const ask = (website = "") =>
  app.services.quotes.submit({ ...sampleSubmission(), ...(website && { website }) }, null, "203.0.113.7")
const numberOf = (id: number) => app.services.quotations.versions.find(id).number
const request = async (reference: string) => {
  const all = await app.services.quotes.list({})
  return all.find(({ referenceNumber }) => referenceNumber === reference)
}

test("request, quotation and project of one job have one number, whatever else there is", async () => {
  byHand("Keuken")
  byHand("Dakkapel")
  const { referenceNumber, projectId } = ask()
  expect([referenceNumber, projectId]).toEqual(["WP-2026-0003", 3])
  expect(await request(referenceNumber)).toMatchObject({ id: 3, quotationNumber: "O-2026-0003" })
  expect(byHand("Schuur")).toBe(4)
})

test("spam keeps its number for when it turns out to be none", async () => {
  const { referenceNumber, projectId } = ask("https://klik-hier.example")
  expect([referenceNumber, projectId]).toEqual(["WP-2026-0001", null])
  expect(byHand("Keuken")).toBe(2)
  app.services.quotes.dispose(1, "open", office())
  expect(await request(referenceNumber)).toMatchObject({ projectId: 1, quotationNumber: "O-2026-0001" })
})

test("what is made by hand or by the generator has the number of its project too", () => {
  byHand("Keuken")
  const { projectId, quotationId } = offered(app)
  expect([projectId, numberOf(quotationId)]).toEqual([2, "O-2026-0002"])
})

test("the second quotation of a job is told from the first", () => {
  const { projectId, quotationId } = offered(app, { state: "proposed" })
  const again = { projectId, requestId: null, origin: "hand", state: "concept" } as const
  const second = app.services.quotations.versions.begin(again, office().id)
  expect([numberOf(quotationId), second.number]).toEqual(["O-2026-0001", "O-2026-0001-2"])
})

test("a request of before, whose number another project has, gets a project of its own", async () => {
  ask("https://klik-hier.example")
  app.db.$client.run(
    "INSERT INTO projects (id, name, created_at, updated_at) SELECT 1, 'Schuur', at, at FROM log LIMIT 1",
  )
  app.services.quotes.dispose(1, "open", office())
  expect(await request("WP-2026-0001")).toMatchObject({ projectId: 2 })
})
