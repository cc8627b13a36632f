import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { salesInvoices } from "../table.ts"
import { ownLine, type SalesOffice, salesOffice } from "./office.testing.ts"
import type { SalesInvoice } from "./schema.ts"

let app: TestApp
let office: SalesOffice
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.clock.set("2026-11-21T11:00:00Z")
  office = await salesOffice(app)
})
afterAll(() => app.close())

test("numbers follow each other without a gap, also past drafts that were thrown away", async () => {
  const { customerId } = agreedJob(app.services)
  const numbers = []
  for (const keep of [true, false, true]) {
    const invoice = await office.changed(await office.free(customerId), { lines: [ownLine()] })
    if (keep) numbers.push((await office.sent(invoice)).number!)
    else
      await office.ask("PUT", `/sales-invoices/${invoice.id}/removed`, {
        removed: true,
        version: invoice.version,
      })
  }
  const [first, second] = numbers.map((number) => Number(number.split("-")[1]))
  expect(numbers[0]).toMatch(/^2026-\d{4}$/)
  expect(second).toBe(first! + 1)
})

test("two who send one draft: the second is told, and no number is lost", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await office.part(projectId, 0)
  const both = await Promise.all([office.sending(invoice), office.sending(invoice)])
  expect(both.map(({ status, reply }) => [status, reply.code])).toEqual([
    [200, undefined],
    [409, "business.invoiceSent"],
  ])
})

test("what was sent never changes, also not by SQL", async () => {
  const { projectId } = agreedJob(app.services)
  const { id } = await office.sent(await office.part(projectId, 0))
  const run = (statement: string) => () => app.db.$client.run(statement)
  for (const column of [
    "content",
    "issued",
    "number",
    "issued_on",
    "total_cents",
    "net_cents",
    "customer_id",
  ])
    expect(run(`UPDATE sales_invoices SET ${column} = ${column} WHERE id = ${id}`)).toThrow("never changes")
  expect(run(`DELETE FROM sales_invoices WHERE id = ${id}`)).toThrow("never removed")
  expect(run(`INSERT OR REPLACE INTO sales_invoices SELECT * FROM sales_invoices WHERE id = ${id}`)).toThrow()
  const next = await office.part(projectId, 1)
  expect(
    run(
      `UPDATE sales_invoices SET year = 2026, sequence = 900, number = 'x', issued_on = '2026-12-31', due_on = '2026-12-31', issued = '{}', sent_at = 'x' WHERE id = ${next.id}`,
    ),
  ).toThrow("without gaps")
})

test("a year begins at one, and after that no invoice can be dated in the year before", async () => {
  const { customerId } = agreedJob(app.services)
  app.clock.set("2027-01-02T11:00:00Z")
  office = await salesOffice(app)
  const [old, first, late] = [
    await office.free(customerId),
    await office.free(customerId),
    await office.free(customerId),
  ]
  const filled = (invoice: SalesInvoice) => office.changed(invoice, { lines: [ownLine()] })
  expect((await office.sending(await filled(old), { issuedOn: "2026-12-31" })).reply.number).toStartWith(
    "2026-",
  )
  expect((await office.sent(await filled(first))).number).toBe("2027-0001")
  expect(await office.sending(await filled(late), { issuedOn: "2026-12-31" })).toMatchObject({
    status: 422,
    reply: { fields: { issuedOn: expect.stringContaining("latere datum") } },
  })
})

test("the amounts in the columns are those of what is printed", () => {
  for (const { issued, netCents, vatCents, totalCents } of app.db.select().from(salesInvoices).all()) {
    if (!issued) continue
    const { totals } = issued
    expect([totals.netCents, totals.vatCents, totals.totalCents]).toEqual([netCents, vatCents, totalCents])
  }
})
