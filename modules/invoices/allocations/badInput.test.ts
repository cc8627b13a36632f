import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { long, mark, noNumbers } from "#src/tests/badInput.testing.ts"
import { givenInvoice } from "./posted.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let right: object
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  const projectId = (await manager("POST", "/projects", { name: "Dakkapel" })).reply.id
  right = { purchaseInvoiceId: givenInvoice(app), projectId, amount: 10, category: "materials" }
})
afterAll(() => app.close())

const nothingCame = () =>
  expect(app.db.$client.query("SELECT count(*) AS count FROM invoice_allocations").get()).toEqual({
    count: 0,
  })

async function refused(change: object, status: number) {
  const answer = await manager("POST", "/invoice-allocations/allocate", { ...right, ...change })
  expect(answer.status).toBe(status)
  expect(answer.reply.error).toMatch(/^[A-Z]/)
  expect(JSON.stringify(answer.reply)).not.toContain(mark)
  nothingCame()
  return answer.reply
}

test.each([0, -5, 100.005, 0.001, 1e-9, "abc", "10", "", null, undefined, { of: [10] }, true])(
  "an amount of %p is no amount",
  async (amount) => {
    const reply = await refused({ amount }, 422)
    expect(reply.fields.amount).toBe("Voer een geldig bedrag in")
  },
)

test.each(["1e999", "NaN", "-Infinity"])("an amount written as %s is no amount", async (amount) => {
  const body = JSON.stringify(right).replace(":10", `:${amount}`)
  expect([400, 422]).toContain((await manager("POST", "/invoice-allocations/allocate", body)).status)
  nothingCame()
})

test.each([1e9, 1e15, 1e300, 121.01])("%p is more than there is", async (amount) => {
  const reply = await refused({ amount }, 409)
  expect(reply).toMatchObject({
    code: "invoices.allocationTooHigh",
    error: "Maximum beschikbaar: €\u00a0121,00",
  })
})

test.each([
  ["no invoice", { purchaseInvoiceId: undefined }],
  ["an invoice by text", { purchaseInvoiceId: mark }],
  ["an invoice 0", { purchaseInvoiceId: 0 }],
  ["half an invoice", { purchaseInvoiceId: 1.5 }],
  ["no project", { projectId: undefined }],
  ["a project by name", { projectId: mark }],
  ["a project below zero", { projectId: -1 }],
  ["no category", { category: undefined }],
  ["another category", { category: mark }],
  ["the ledger's name of a category", { category: "material" }],
  ["hours", { category: "hours" }],
  ["a category that every object has", { category: "constructor" }],
  ["an endless description", { description: long(301) }],
  ["a description of two lines", { description: `a\n${mark}` }],
  ["a description that is a list", { description: [mark] }],
  ["a field nobody asked for", { [mark]: true }],
  ["its net amount", { netAmount: 1 }],
])("%s is refused", async (_, change) => void (await refused(change, 422)))

test.each([
  ["an invoice that is not there", { purchaseInvoiceId: 999_999 }, "Deze inkoopfactuur is er niet (meer)."],
  ["a project that is not there", { projectId: 999_999 }, "Project niet gevonden"],
])("%s is not found", async (_, change, error) => {
  expect((await refused(change, 404)).error).toBe(error)
})

test.each(noNumbers)("%p is no number of an invoice, an allocation or a project", async (id) => {
  for (const [method, path] of [
    ["GET", `/invoice-allocations/invoice/${id}`],
    ["DELETE", `/invoice-allocations/${id}`],
    ["GET", `/projects/${id}/invoices`],
  ] as const)
    expect([400, 404, 422]).toContain((await manager(method, path)).status)
})

test("numbers of things that are not there are not found", async () => {
  for (const [method, path] of [
    ["GET", "/invoice-allocations/invoice/999999"],
    ["DELETE", "/invoice-allocations/999999"],
    ["GET", "/projects/999999/invoices"],
  ] as const)
    expect((await manager(method, path)).status).toBe(404)
})

test("who writes down another as the one who did it did it himself", async () => {
  const { reply } = await manager("POST", "/invoice-allocations/allocate", { ...right, createdBy: 1 })
  expect(reply.allocation.createdBy).toBe("Test manager")
})

test("a worker reads, adds and takes off nothing", async () => {
  const worker = await asking(app, "worker")
  for (const [method, path, body] of [
    ["GET", "/invoice-allocations/invoice/1", undefined],
    ["POST", "/invoice-allocations/allocate", right],
    ["DELETE", "/invoice-allocations/1", undefined],
    ["GET", "/projects/1/invoices", undefined],
  ] as const)
    expect((await worker(method, path, body)).status).toBe(403)
})
