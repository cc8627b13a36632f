import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleSubmission } from "../sample.ts"
import { offered } from "./offered.testing.ts"
import type { QuotationRow, QuotationStats } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
afterEach(() => app.close())

const list = async (query = ""): Promise<QuotationRow[]> =>
  (await manager("GET", `/quotations${query}`)).reply
const stats = async (query = ""): Promise<QuotationStats> =>
  (await manager("GET", `/quotations/stats${query}`)).reply
/** Midnight in the Netherlands has passed, and the login of the day before. */
async function nextDay() {
  app.clock.set("2026-11-21T23:00:00Z")
  manager = await asking(app, "manager")
}

test("a row tells what is offered, to whom, for how much and how far it is", async () => {
  const { projectId, quotationId } = offered(app, { work: "active" })
  expect(await list()).toEqual([
    {
      id: quotationId,
      number: "O-2026-0001",
      projectId,
      name: "Badkamer – Vos",
      client: "Familie Vos",
      address: "Duinweg 1",
      description: "Tegels",
      type: "renovation",
      projectStatus: "in_progress",
      state: "concept",
      origin: "generator",
      version: 1,
      price: 123.45,
      unpriced: 1,
      createdAt: "2026-11-21T11:00:00.000Z",
    },
  ])
})

test("the newest is first, with the price of its newest version", async () => {
  offered(app, { createdAt: "2026-11-01T09:00:00.000Z" })
  offered(app, { createdAt: "2026-11-20T09:00:00.000Z" })
  offered(app, { createdAt: "2026-11-10T09:00:00.000Z" })
  app.db.$client.run(
    `INSERT INTO quotation_versions (quotation_id, version, issued_on, consumer, estimate, total_cents, low_cents,
      high_cents, created_at) SELECT quotation_id, 2, issued_on, consumer, estimate, 99900, low_cents, high_cents,
      created_at FROM quotation_versions WHERE quotation_id = 3`,
  )
  expect((await list()).map(({ id, version, price }) => [id, version, price])).toEqual([
    [2, 1, 123.45],
    [3, 2, 999],
    [1, 1, 123.45],
  ])
  expect((await stats()).totalValue).toBe(123.45 + 999 + 123.45)
})

test("what came by the website, the generator and by hand can be had apart", async () => {
  app.services.quotes.submit(sampleSubmission(), null, "a")
  offered(app)
  offered(app, { origin: "hand" })
  const ids = async (query: string) => (await list(query)).map(({ id }) => id)
  expect(await ids("?origin=request")).toEqual([1])
  expect(await ids("?origin=generator")).toEqual([2])
  expect(await ids("?origin=hand")).toEqual([3])
  expect((await list()).length).toBe(3)
  expect((await stats("?origin=hand")).total).toBe(1)
})

test("what was put away with its project is neither listed nor counted, but what was rejected is", async () => {
  const gone = offered(app, { state: "sent" })
  const rejected = offered(app, { state: "rejected" })
  offered(app)
  for (const { projectId } of [gone, rejected]) app.services.projects.archive(projectId, 1)
  expect((await list()).map(({ id, projectStatus, state }) => [id, projectStatus, state])).toEqual([
    [3, "planned", "concept"],
    [2, "archived", "rejected"],
  ])
  expect((await stats()).total).toBe(2)
})

test("a proposal counts until it is thrown away", async () => {
  const { quotationId } = offered(app, { state: "proposed" })
  expect((await stats()).total).toBe(1)
  await manager("DELETE", `/quotations/${quotationId}`)
  expect(await list()).toEqual([])
  expect((await stats()).total).toBe(0)
})

test("what was sent expires the day after its last day", async () => {
  offered(app, { state: "sent", validUntil: "2026-11-21" })
  offered(app, { state: "accepted", validUntil: "2026-11-01" })
  expect((await list()).map(({ state }) => state)).toEqual(["accepted", "sent"])
  await nextDay()
  expect((await list()).map(({ state }) => state)).toEqual(["accepted", "expired"])
})

test("without quotations every figure is zero", async () => {
  const none = { total: 0, thisWeek: 0, totalValue: 0, conversion: 0 }
  expect(await stats()).toEqual(none)
  expect(await stats("?origin=generator")).toEqual(none)
})

test("this week is today and the six days before, as the Netherlands count days", async () => {
  const within = ["2026-11-14T23:00:00.000Z", "2026-11-18T12:00:00.000Z", "2026-11-21T10:59:00.000Z"]
  const before = ["2026-11-14T22:59:59.999Z", "2026-11-14T12:00:00.000Z", "2025-11-20T12:00:00.000Z"]
  for (const createdAt of [...within, ...before]) offered(app, { createdAt })
  expect(await stats()).toMatchObject({ total: 6, thisWeek: 3 })
  await nextDay()
  expect(await stats()).toMatchObject({ total: 6, thisWeek: 2 })
})

test("the value is the sum to the cent", async () => {
  for (const cents of [10, 20, 1_234_567]) offered(app, { cents })
  expect((await stats()).totalValue).toBe(12_345.97)
})

test.each([
  [["planned"], 0],
  [["planned", "active"], 50],
  [["completed", "active", "planned"], 67],
  [["planned", "planned", "completed"], 33],
  [["active", "completed"], 100],
] as const)("of projects that are %p the conversion is %p percent", async (statuses, percent) => {
  for (const work of statuses) offered(app, { work })
  expect((await stats()).conversion).toBe(percent)
})

test("a project with two quotations is one project", async () => {
  const won = offered(app, { work: "active" })
  const second = offered(app)
  offered(app)
  app.db.$client.run("UPDATE quotations SET project_id = ? WHERE id = ?", [won.projectId, second.quotationId])
  expect(await stats()).toMatchObject({ total: 3, conversion: 50 })
})

test("a customer's card shows what he was offered, but for what he asked for himself", async () => {
  app.services.quotes.submit(sampleSubmission(), null, "a")
  const { projectId, quotationId } = offered(app)
  const office = app.services.access.list()[0]!
  const of = async (project: number) => {
    const { customerId } = app.services.projects.get(project, office)
    return (await manager("GET", `/customers/${customerId}/quotations`)).reply
  }
  expect(await of(projectId)).toEqual([expect.objectContaining({ id: quotationId, price: 123.45 })])
  expect(await of(1)).toEqual([])
  expect((await manager("GET", "/customers/999/quotations")).status).toBe(404)
})

test("both are the office's", async () => {
  const worker = await asking(app, "worker")
  for (const path of ["/quotations", "/quotations/stats"])
    expect((await worker("GET", path)).status).toBe(403)
})

test.each(["?origin=", "?origin=chatgpt", "?origin=hand&origin=request", "?state=sent", "?origin=__proto__"])(
  "%s is refused in Dutch",
  async (query) => {
    for (const path of ["/quotations", "/quotations/stats"]) {
      const { status, reply } = await manager("GET", path + query)
      expect(status).toBe(422)
      expect(reply.error).toBeString()
    }
  },
)
