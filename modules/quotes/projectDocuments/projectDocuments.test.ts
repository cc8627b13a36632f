import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { offered } from "../overview/offered.testing.ts"
import { requested, withoutDocuments } from "../ui/testing.tsx"

let app: TestApp
let manager: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const ask = (path: string) => app.handle(jsonRequest("GET", path, { headers: manager }))
const reply = async (path: string) => (await ask(path)).json()
const refusal = async (path: string) => {
  const response = await ask(path)
  return `${response.status} ${(await response.json()).code}`
}
/** A project made by hand, without a quotation. */
const byHand = () =>
  app.services.projects.plan(
    { name: "Losse klus", description: "", projectTypes: [], address: "" },
    { name: "K. Bakker" },
    null,
  )

test("a project tells of its five documents what is ready, how large and when it was made", async () => {
  await requested(app, "M. de Vries")
  const { request, documents } = await reply("/api/projects/1/documents")
  expect(request).toEqual({ id: 1, referenceNumber: "WP-2026-0001" })
  expect(documents.map((document: { name: string }) => document.name)).toEqual([
    "offerte.docx",
    "calculatie.xlsx",
    "planning.docx",
    "materiaalstaat.xlsx",
    "nacalculatie.xlsx",
  ])
  for (const document of documents)
    expect(document).toMatchObject({ state: "ready", createdAt: "2026-11-21T11:00:00.000Z" })
  expect(documents[0].bytes).toBeGreaterThan(5000)
})

test("a nacalculatie that is made anew with what was booked has no size or date of an older one", async () => {
  await requested(app, "M. de Vries")
  const tiles = {
    ...{ category: "material", amount: 12.1, quantity: null, unit: "", day: "2026-11-19" },
    description: "Tegels",
  }
  const booked = jsonRequest("POST", "/api/projects/1/costs", { headers: manager, body: tiles })
  expect((await app.handle(booked)).status).toBe(200)
  const { documents } = await reply("/api/projects/1/documents")
  const fresh = documents.filter((document: { fresh: boolean }) => document.fresh)
  expect(fresh).toEqual([
    {
      kind: "nacalculatie",
      name: "nacalculatie.xlsx",
      state: "ready",
      fresh: true,
      bytes: null,
      createdAt: null,
    },
  ])
})

test("a project tells which quotation is its own, in what state and for how much", async () => {
  await requested(app, "M. de Vries")
  const quotation = async () => (await reply("/api/projects/1/documents")).quotation
  const { totalCents } = app.services.quotations.versions.latest(1)!
  expect(await quotation()).toEqual({
    id: 1,
    number: "O-2026-0001",
    state: "concept",
    price: totalCents / 100,
  })
  app.db.$client.run("UPDATE quotations SET state = 'sent'")
  app.db.$client.run("UPDATE quotation_versions SET valid_until = '2026-11-20'")
  expect(await quotation()).toMatchObject({ state: "expired" })
})

test("a request names its quotation; what was taken for spam has none", async () => {
  await requested(app, "M. de Vries")
  await requested(app, "Spam", { website: "https://spam.example" })
  const [spam, request] = await reply("/api/offerte-aanvragen")
  expect(request).toMatchObject({ id: 1, quotationId: 1, quotationNumber: "O-2026-0001" })
  expect(spam).toMatchObject({ id: 2, quotationId: null, quotationNumber: "" })
})

test("a proposal that nobody kept has no documents to wait for", async () => {
  const { projectId, quotationId } = offered(app, { state: "proposed" })
  expect(await reply(`/api/projects/${projectId}/documents`)).toEqual({
    quotation: { id: quotationId, number: "O-2026-0001", state: "proposed", price: 123.45 },
    request: null,
    documents: [],
  })
})

test("documents that are not ready say whether they come or failed, and are not to be had", async () => {
  await requested(app, "M. de Vries")
  const states = async () =>
    (await reply("/api/projects/1/documents")).documents.map(({ state }: { state: string }) => state)
  withoutDocuments(app, "waiting")
  expect(await states()).toEqual(["ready", "ready", "ready", "waiting", "waiting"])
  withoutDocuments(app, "failed")
  expect(await states()).toEqual(["ready", "ready", "ready", "failed", "failed"])
  expect(await refusal("/api/projects/1/documents/nacalculatie")).toBe("404 quotes.documentNotReady")
})

test.each([
  ["offerte", "docx"],
  ["calculatie", "xlsx"],
  ["planning", "docx"],
  ["materiaalstaat", "xlsx"],
  ["nacalculatie", "xlsx"],
])("%s is saved under its own name, as the same bytes as that of its request", async (type, ending) => {
  await requested(app, "M. de Vries")
  const { headers } = await ask(`/api/projects/1/documents/${type}`)
  expect(headers.get("content-disposition")).toStartWith(`attachment; filename="${type}.${ending}"`)
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer())
  expect(await bytes(`/api/projects/1/documents/${type}`)).toEqual(
    await bytes(`/api/offerte-aanvragen/1/documents/${type}`),
  )
})

test("the newest version of the quotation counts", async () => {
  await requested(app, "M. de Vries")
  app.db.$client.run(
    `INSERT INTO quotation_versions (quotation_id, version, issued_on, consumer, estimate, total_cents, low_cents,
      high_cents, created_at) SELECT quotation_id, 2, issued_on, consumer, estimate, total_cents, low_cents,
      high_cents, created_at FROM quotation_versions`,
  )
  expect(await refusal("/api/projects/1/documents/offerte")).toBe("404 quotes.documentNotReady")
})

test("a project without a quotation has no documents, and says so when one is asked for", async () => {
  const project = byHand()
  expect(await reply(`/api/projects/${project}/documents`)).toEqual({
    quotation: null,
    request: null,
    documents: [],
  })
  const response = await ask(`/api/projects/${project}/documents/offerte`)
  expect(response.status).toBe(404)
  expect((await response.json()).error).toBe("Er zijn geen documenten voor dit project")
})

test("what does not exist is not found", async () => {
  await requested(app, "M. de Vries")
  for (const type of ["factuur", "offerteInformeel", "__proto__", "Offerte", "..%2fofferte"])
    expect(await refusal(`/api/projects/1/documents/${type}`)).toBe("404 quotes.unknownDocument")
  expect(await refusal("/api/projects/999/documents")).toBe("404 projects.notFound")
  expect(await refusal("/api/projects/999/documents/offerte")).toBe("404 projects.notFound")
  expect(await refusal("/api/customers/999/requests")).toBe("404 projects.customerNotFound")
})

test("a customer's requests are his own, newest first, also of what was put away", async () => {
  await requested(app, "M. de Vries")
  await requested(app, "M. de Vries")
  const other = byHand()
  app.services.projects.archive(1, 1)
  const { customerId } = await reply("/api/projects/1")
  const found = await reply(`/api/customers/${customerId}/requests`)
  expect(found.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  const { customerId: otherCustomer } = await reply(`/api/projects/${other}`)
  expect(await reply(`/api/customers/${otherCustomer}/requests`)).toEqual([])
})
