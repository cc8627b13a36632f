import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { write } from "#db/write.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenInvoice, givenReversal, givenSupplier } from "./posted.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
/** A running project, and another. */
let project: number
let other: number
let invoice: number
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
beforeEach(async () => {
  project = await begun("Dakkapel Poststraat")
  other = await begun("Badkamer Havenpark")
  invoice = givenInvoice(app)
})
afterAll(() => app.close())

const begun = async (name: string, change: object = {}): Promise<number> =>
  (await manager("POST", "/projects", { name, status: "active", ...change })).reply.id
const allocate = (wish: object = {}) =>
  manager("POST", "/invoice-allocations/allocate", {
    ...{ purchaseInvoiceId: invoice, projectId: project, amount: 60.5, category: "materials" },
    ...wish,
  })
const of = async (id = invoice) => (await manager("GET", `/invoice-allocations/invoice/${id}`)).reply
const costs = async (id = project) => (await manager("GET", `/projects/${id}/costs`)).reply

test("under one key a part lands once and is taken off once, however often it is sent", async () => {
  const path = "/invoice-allocations"
  const wish = { purchaseInvoiceId: invoice, projectId: project, amount: 60.5, category: "materials" }
  const [landing, taking] = [crypto.randomUUID(), crypto.randomUUID()]
  const first = await manager("POST", `${path}/allocate`, wish, landing)
  expect((await manager("POST", `${path}/allocate`, wish, landing)).reply).toEqual(first.reply)
  expect((await of()).allocations).toHaveLength(1)
  const part = `${path}/${first.reply.allocation.id}`
  const gone = [
    await manager("DELETE", part, undefined, taking),
    await manager("DELETE", part, undefined, taking),
  ]
  expect(gone.map(({ status }) => status)).toEqual([200, 200])
  expect((await of()).allocations).toEqual([])
})

test("an invoice is split over two projects, and what each costs is its part without VAT", async () => {
  const { reply } = await allocate({ description: "Regels en platen", createdBy: 1 })
  expect(reply).toEqual({
    success: true,
    allocation: {
      id: expect.any(Number),
      projectId: project,
      project_name: "Dakkapel Poststraat",
      category: "materials",
      amount: 60.5,
      netAmount: 50,
      percentage: 50,
      ...{ description: "Regels en platen", commitmentId: null },
      createdBy: "Test manager",
      createdAt: "2026-11-21T11:00:00.000Z",
    },
    summary: { totalAllocated: 60.5, remainingAmount: 60.5 },
  })
  await allocate({ projectId: other, category: "transport" })
  const { summary, allocations } = await of()
  expect(summary).toEqual({ totalAllocated: 121, remainingAmount: 0 })
  expect(allocations).toHaveLength(2)
  expect(await costs()).toMatchObject({
    booked: 50,
    lines: [
      {
        ...{ category: "material", amount: 50, day: "2026-11-20", source: "invoice-allocation" },
        description: expect.stringMatching(/^Bouwmaat Zierikzee F-\d+: Regels en platen$/),
      },
    ],
  })
  expect(await costs(other)).toMatchObject({ booked: 50, lines: [{ category: "transport" }] })
})

test("the project's history tells of it, and of what came off again", async () => {
  const { allocation } = (await allocate()).reply
  await manager("DELETE", `/invoice-allocations/${allocation.id}`)
  const [off, on] = (await manager("GET", `/projects/${project}/history`)).reply
  expect(off).toMatchObject({
    action: "invoiceTakenOff",
    details: { net: 50, supplier: "Bouwmaat Zierikzee" },
  })
  expect(on).toMatchObject({ action: "invoiceAllocated", details: { net: 50, category: "material" } })
  expect(app.services.access.log.about("invoice", invoice)).toHaveLength(2)
})

test("what is taken off is free again, and is taken off once", async () => {
  const { allocation } = (await allocate({ amount: 121 })).reply
  expect(await manager("DELETE", `/invoice-allocations/${allocation.id}`)).toMatchObject({
    status: 200,
    reply: { success: true },
  })
  expect((await of()).summary).toEqual({ totalAllocated: 0, remainingAmount: 121 })
  expect((await costs()).lines).toEqual([])
  expect(await manager("DELETE", `/invoice-allocations/${allocation.id}`)).toMatchObject({
    status: 404,
    reply: { code: "invoices.allocationNotFound", error: "Deze allocatie is er niet (meer)." },
  })
  expect((await allocate({ amount: 121 })).status).toBe(200)
})

test("two who post the rest at the same time: one of them has it, the other reads what is left", async () => {
  const colleague = await asking(app, "owner")
  const rest = { purchaseInvoiceId: invoice, amount: 121, category: "materials" }
  const replies = await Promise.all([
    allocate(rest),
    colleague("POST", "/invoice-allocations/allocate", { ...rest, projectId: other }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)!.reply).toEqual({
    success: false,
    code: "invoices.allocationTooHigh",
    error: "Maximum beschikbaar: €\u00a00,00",
  })
  expect((await of()).allocations).toHaveLength(1)
})

test("twenty at once never come above the invoice", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => allocate({ amount: 12.1 })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect((await of()).summary).toEqual({ totalAllocated: 121, remainingAmount: 0 })
  expect((await costs()).booked).toBe(100)
})

test("the database itself refuses more than is left", async () => {
  await allocate({ amount: 121 })
  expect(() =>
    app.db.$client.run(
      `INSERT INTO invoice_allocations (invoice_id, project_id, category, cents, net_cents, created_at)
       VALUES (${invoice}, ${project}, 'other', 1, 1, '2026-11-21T11:00:00.000Z')`,
    ),
  ).toThrow("never allocated above its amount")
})

test("one cent above what is left is too much", async () => {
  expect((await allocate({ amount: 121.01 })).reply).toMatchObject({
    code: "invoices.allocationTooHigh",
    error: "Maximum beschikbaar: €\u00a0121,00",
  })
  expect((await allocate({ amount: 0.1 + 0.2 })).reply.allocation.amount).toBe(0.3)
})

test("of a credit note one says how much, and it brings the costs down", async () => {
  invoice = givenInvoice(app, { kind: "credit", netCents: -5000, vatCents: -1050 })
  expect((await allocate({ amount: 60.51 })).reply.error).toBe("Maximum beschikbaar: €\u00a060,50")
  const { allocation, summary } = (await allocate({ amount: 12.1 })).reply
  expect(allocation).toMatchObject({ amount: -12.1, netAmount: -10, percentage: 20 })
  expect(summary).toEqual({ totalAllocated: -12.1, remainingAmount: -48.4 })
  expect((await costs()).booked).toBe(-10)
})

test("with 'btw verlegd' all of it is cost", async () => {
  invoice = givenInvoice(app, { netCents: 200_000, vatCents: 0, reverseCharge: true })
  const { allocation } = (await allocate({ amount: 1234.56, category: "subcontractor" })).reply
  expect(allocation.netAmount).toBe(1234.56)
})

test("an invoice that was taken back goes nowhere, nor does what takes it back", async () => {
  const reversal = givenReversal(app, invoice)
  for (const purchaseInvoiceId of [invoice, reversal])
    expect(await allocate({ purchaseInvoiceId })).toMatchObject({
      status: 409,
      reply: { code: "invoices.allocationReversed" },
    })
  expect((await of()).proposals).toEqual([])
})

test("taking an invoice back takes its cost off every project, also of one that was put away", async () => {
  await allocate({ amount: 21 })
  await allocate({ projectId: other, amount: 100 })
  await manager("PUT", `/projects/${other}/archived`, { archived: true })
  write(app.db, () => app.services.allocations.release(invoice, app.services.access.list()[0]!))
  expect((await of()).allocations).toEqual([])
  expect((await costs()).booked).toBe(0)
  expect((await costs(other)).booked).toBe(0)
})

test("nothing lands on a project that was put away or is not there", async () => {
  await manager("PUT", `/projects/${project}/archived`, { archived: true })
  expect(await allocate()).toMatchObject({ status: 409, reply: { code: "projects.archived" } })
  expect(await allocate({ projectId: 999_999 })).toMatchObject({
    status: 404,
    reply: { code: "projects.notFound" },
  })
  expect((await of()).allocations).toEqual([])
})

test("an invoice in another currency says where its cost can be booked", async () => {
  invoice = givenInvoice(app, { currency: "SEK" })
  const { status, reply } = await allocate()
  expect(status).toBe(409)
  expect(reply.error).toStartWith("Deze factuur is in SEK.")
})

test("an invoice of nothing has nothing to allocate", async () => {
  invoice = givenInvoice(app, { netCents: 0, vatCents: 0 })
  expect((await allocate({ amount: 0.01 })).reply.error).toBe("Maximum beschikbaar: €\u00a00,00")
  expect((await of()).summary).toEqual({ totalAllocated: 0, remainingAmount: 0 })
})

test("a project shows what landed on it, the newest invoice first", async () => {
  await allocate({ amount: 12.1, description: "Schroeven" })
  const older = givenInvoice(app, { invoiceDate: "2026-10-02", invoiceNumber: "B-7" })
  await allocate({ purchaseInvoiceId: older, category: "equipment" })
  expect((await manager("GET", `/projects/${project}/invoices`)).reply).toEqual([
    expect.objectContaining({ invoiceId: invoice, netAmount: 10, description: "Schroeven" }),
    {
      ...{ id: expect.any(Number), invoiceId: older, invoiceNumber: "B-7", date: "2026-10-02" },
      ...{ supplierName: "Bouwmaat Zierikzee", category: "equipment", amount: 60.5, netAmount: 50 },
      description: "",
    },
  ])
  expect((await manager("GET", "/projects/999999/invoices")).status).toBe(404)
})

test("proposals come from what the invoice says and from what its supplier delivered before", async () => {
  const there = await begun("Aanbouw Kloosterman", { address: "Kerkring 31, 4328 AC Burgh-Haamstede" })
  const supplierId = givenSupplier(app, "Hout & Zo")
  const earlier = givenInvoice(app, { supplierId, invoiceDate: "2026-10-30" })
  await allocate({ purchaseInvoiceId: earlier, projectId: other, category: "equipment" })
  invoice = givenInvoice(app, {
    supplierId,
    text: "Factuur Afleveradres Kerkring 31 4328AC Burgh",
    sentFor: project,
  })
  expect((await of()).proposals).toEqual([
    { projectId: project, projectName: "Dakkapel Poststraat", reason: "sentFor", category: "equipment" },
    { projectId: there, projectName: "Aanbouw Kloosterman", reason: "address", category: "equipment" },
    { projectId: other, projectName: "Badkamer Havenpark", reason: "history", category: "equipment" },
  ])
  await allocate({ amount: 121 })
  expect((await of()).proposals).toEqual([])
})

test("the sender's note is read as a reference, and what was delivered long ago counts no more", async () => {
  const named = await begun("Zolder Zandvliet")
  const supplierId = givenSupplier(app, "Oud Hout")
  const old = givenInvoice(app, { supplierId, invoiceDate: "2026-08-22" })
  await allocate({ purchaseInvoiceId: old, projectId: other, category: "other" })
  invoice = givenInvoice(app, { supplierId, note: "voor Zandvliet" })
  expect((await of()).proposals).toEqual([
    { projectId: named, projectName: "Zolder Zandvliet", reason: "reference", category: "other" },
  ])
})
