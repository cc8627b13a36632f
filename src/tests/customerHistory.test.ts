import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenHarness, type Harness } from "#modules/quotes/decisions/office.testing.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { heldDuring } from "../jobs/eventLoop.testing.ts"
import { longestHold } from "../jobs/eventLoop.ts"

let office: Harness
beforeEach(async () => {
  office = await givenHarness()
})
afterEach(async () => {
  await office.close()
})

const happened = (id: number, limit = 50) =>
  office.app.services.customerFile.history(id, { limit }, office.office)

test("a customer's card tells of his request, his quotation, his project and his messages, each with a way there", async () => {
  const { app } = office
  await office.requested()
  const customer = (await app.services.customers.list())[0]!
  const quotation = await office.quoted()
  await office.send()
  app.services.messages.receive({ ...sampleMessage, email: customer.email.toUpperCase() }, null, "visitor")
  app.services.messages.receive({ ...sampleMessage, email: "ander@voorbeeld.example" }, null, "another")
  const { entries } = happened(customer.id)
  const places = Object.fromEntries(entries.map(({ action, href }) => [action, href]))
  expect(places).toEqual({
    "message.received": "/berichten?bericht=1",
    "quotation.mailed": `/offertes/${quotation.id}`,
    "request.received": "/offerte-aanvragen?aanvraag=1",
    "customer.added": null,
  })
  expect(entries.find(({ action }) => action === "quotation.mailed")).toMatchObject({
    project: quotation.projectName,
    details: { number: quotation.number, to: customer.email },
  })
})

test("what a customer need not know of is not told: costs, hours, percentages", () => {
  const { app, office: me } = office
  const id = app.services.customers.add({ name: "Vos" }, me)
  const project = app.services.projects.create({ name: "Badkamer", customerId: id }, me)
  const cost = { category: "material" as const, amount: 10, day: "2026-11-20", description: "Tegels" }
  app.services.projects.bookCost(project.id, cost, null, me)
  app.services.projects.setProgress(project.id, { progress: 40, version: project.version }, me)
  app.services.projects.setStatus(project.id, { status: "active", version: project.version + 1 }, me)
  expect(happened(id).entries.map(({ action }) => action)).toEqual([
    "project.statusChanged",
    "project.created",
    "customer.added",
  ])
})

test("what happened to a double goes along when it is joined", async () => {
  const { app, office: me } = office
  const [id, double] = ["Vos", "Fam. Vos"].map((name) => app.services.customers.add({ name }, me)) as [
    number,
    number,
  ]
  app.services.projects.create({ name: "Badkamer", customerId: double }, me)
  await app.services.customerFile.merge(id, double, me)
  expect(happened(id).entries.map(({ action }) => action)).toEqual([
    "customer.merged",
    "project.created",
    "customer.added",
    "customer.added",
  ])
})

test("the newest of 20,000 lines over 50 projects come without holding up anybody, the older when asked for", async () => {
  const { app, office: me } = office
  const id = app.services.customers.add({ name: "Vos" }, me)
  for (let i = 0; i < 50; i++) app.services.projects.create({ name: `Klus ${i}`, customerId: id }, me)
  app.db.$client.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    INSERT INTO log (at, account_id, action, subject_kind, subject_id, details)
    SELECT strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), 1,
      iif(i % 3, 'project.costBooked', 'project.statusChanged'), 'project',
      (SELECT min(id) FROM projects) + i % 50, '{"from":"planned","to":"active"}' FROM n`)
  const first = happened(id)
  expect([first.entries.length, first.more]).toEqual([50, true])
  expect(await heldDuring(() => happened(id))).toBeLessThan(longestHold)
  expect(await heldDuring(() => happened(id, 500))).toBeLessThan(longestHold)
})
