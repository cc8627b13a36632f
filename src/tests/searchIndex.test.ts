import { afterEach, beforeEach, expect, test } from "bun:test"
import { dropDerived } from "#db/derived.ts"
import { givenInvoice } from "#modules/invoices/allocations/posted.testing.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { composeServer } from "../app/modules.ts"
import { createPlatform } from "../app/platform.ts"
import { givenApp, type TestApp } from "../testing.ts"
import { asking } from "./asking.testing.ts"

let app: TestApp
let owner: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  owner = await asking(app, "owner")
})
afterEach(() => app.close())

async function found(typed: string): Promise<string[]> {
  const { reply } = await owner("POST", "/search", { typed })
  return reply.hits.map(({ kind, title, state }: Record<string, string>) =>
    `${kind} ${title} ${state}`.trim(),
  )
}
const days = { startDate: "2026-11-20", endDate: "2026-12-01" }

test("a customer is found as he is by now, under each of his projects, and not as he was", async () => {
  await owner("POST", "/customers", { name: "Jan Hoogerhuis", phone: "+31 6 12345678" })
  await owner("POST", "/projects", { name: "Dakkapel", customerId: 1, ...days })
  expect(await found("hoogerhuis")).toEqual(["customer Jan Hoogerhuis", "project Dakkapel planned"])
  await owner("PUT", "/customers/1", { name: "Jan Laagland", phone: "06 87654321", version: 1 })
  expect(await found("hoogerhuis")).toEqual([])
  expect(await found("0612345678")).toEqual([])
  expect(await found("laagland")).toEqual(["customer Jan Laagland", "project Dakkapel planned"])
  expect(await found("0687654321")).toEqual(["project Dakkapel planned", "customer Jan Laagland"])
})

test("of two customers that were joined one is found, with the projects of both", async () => {
  for (const name of ["Jan Hoogerhuis", "J. Hoogerhuis"]) await owner("POST", "/customers", { name })
  await owner("POST", "/projects", { name: "Dakkapel", customerId: 2, ...days })
  await owner("POST", "/customers/1/merge", { double: 2 })
  expect(await found("hoogerhuis")).toEqual(["customer Jan Hoogerhuis", "project Dakkapel planned"])
})

test("a project is found by its new name, and says that it was put away", async () => {
  await owner("POST", "/projects", { name: "Dakkapel", ...days })
  await owner("PUT", "/projects/1", { name: "Opbouw", ...days, version: 1 })
  expect(await found("dakkapel")).toEqual([])
  await owner("PUT", "/projects/1/status", { status: "active", version: 2 })
  expect(await found("opbouw")).toEqual(["project Opbouw active"])
  await owner("PUT", "/projects/1/archived", { archived: true })
  expect(await found("opbouw")).toEqual(["project Opbouw archived"])
})

test("an invoice is found by the project that it became cost of", async () => {
  await owner("POST", "/projects", { name: "Dakkapel", ...days })
  const id = givenInvoice(app, { supplierName: "Tegelhuis", invoiceNumber: "7" })
  expect(await found("dakkapel tegelhuis")).toEqual([])
  app.db.$client.run(`INSERT INTO invoice_allocations (invoice_id, project_id, category, cents, net_cents, created_at)
    VALUES (${id}, 1, 'materials', 12100, 10000, '2026-11-21')`)
  expect(await found("dakkapel tegelhuis")).toEqual(["invoice Tegelhuis 7 unpaid"])
  app.db.$client.run("DELETE FROM invoice_allocations")
  expect(await found("dakkapel tegelhuis")).toEqual([])
})

test("a message that turns out to be spam is found no more, and what was removed leaves no word behind", async () => {
  app.services.messages.receive(sampleMessage, null, "a")
  expect(await found("goedbloed")).toEqual(["message Sanne Goedbloed new"])
  await owner("PUT", "/messages/1/state", { state: "spam" })
  expect(await found("goedbloed")).toEqual([])
  const kept = app.db.$client.query("SELECT count(*) FROM derived_search_terms WHERE term = 'goedbloed'")
  expect(kept.values()).toEqual([[0]])
  app.db.$client.run(
    "INSERT INTO derived_search_words (derived_search_words, rank) VALUES ('integrity-check', 1)",
  )
})

test("what is taken back with its transaction is not found", async () => {
  const { db } = app
  expect(() =>
    db.$client.transaction(() => {
      db.$client.run("INSERT INTO customers (name, created_at) VALUES ('Hoogerhuis', '2026')")
      throw new Error("taken back")
    })(),
  ).toThrow("taken back")
  expect(await found("hoogerhuis")).toEqual([])
})

test.each([
  ["a migration dropped it", (db: TestApp["db"]) => dropDerived(db.$client)],
  [
    "a trigger was lost",
    (db: TestApp["db"]) => void db.$client.run("DROP TRIGGER derived_search_of_customer_customers_added"),
  ],
])("the start makes the index anew when %s", async (_, spoil) => {
  spoil(app.db)
  app.db.$client.run("INSERT INTO customers (name, created_at) VALUES ('Hoogerhuis', '2026')")
  const again = composeServer(createPlatform({ db: app.db, dataDir: app.dataDir }))
  const { hits } = await again.services.search.find("hoogerhuis", "owner")
  expect(hits.map(({ title }) => title)).toEqual(["Hoogerhuis"])
})
