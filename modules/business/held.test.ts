import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold } from "#src/jobs/eventLoop.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { ownLine, type SalesOffice, salesOffice } from "./sales/office.testing.ts"

// Of several files in one run only the first gets that of timeout.testing.ts.
setDefaultTimeout(60_000)

const invoices = 10_000

let app: TestApp
let office: SalesOffice
beforeAll(async () => {
  app = await givenApp()
  // Files would be made on this thread.
  await app.services.jobs.stop()
  office = await salesOffice(app)
  const { id } = await office.invoice()
  multiply(id)
})
afterAll(() => app.close())

/** The same invoice for years on end, a third of them past their day and half of those paid in part. */
function multiply(id: number) {
  const { $client } = app.db
  // Else each would be made a draft first, which takes a minute.
  $client.run("DROP TRIGGER sales_invoices_begin_as_drafts")
  const same =
    "kind, customer_id, content, net_cents, vat_cents, total_cents, issued, sent_at, created_at, updated_at"
  $client.run(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${invoices})
    INSERT INTO sales_invoices (${same}, year, sequence, number, issued_on, due_on)
    SELECT ${same}, 2026, i, '2026-' || i, '2026-11-21', iif(i % 3 = 0, '2026-11-20', '2026-12-05')
    FROM sales_invoices, n WHERE id = ${id}`)
  $client.run(`INSERT INTO sales_payments (invoice_id, paid_on, cents, how, note, recorded_at)
    SELECT id, '2026-11-21', 100, 'bank', '', 'x' FROM sales_invoices WHERE id % 2 = 0`)
}

test.each([
  ["the list of ten thousand invoices", "/sales-invoices"],
  ["what may be invoiced now", "/sales-invoices/due"],
  ["the bell with three thousand that are late", "/notices"],
])("%s holds nobody up", async (_, path) => {
  expect(await heldDuring(() => office.done("GET", path))).toBeLessThan(longestHold)
})

test("five hundred lines are saved and sent without holding anybody up", async () => {
  const { customerId } = agreedJob(app.services)
  const lines = Array.from({ length: 500 }, (_, i) => ownLine({ description: `Regel ${i}`.padEnd(300, "x") }))
  const whole = async () => office.sent(await office.changed(await office.free(customerId), { lines }))
  expect(await heldDuring(whole)).toBeLessThan(longestHold)
})
