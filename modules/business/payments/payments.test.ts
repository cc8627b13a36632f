import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { type SalesOffice, salesOffice } from "../sales/office.testing.ts"

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

const payment = (amount: number, more: object = {}) => ({
  paidOn: "2026-11-21",
  amount,
  how: "bank",
  note: "",
  ...more,
})
const pay = (id: number, amount: number, more: object = {}, key?: string) =>
  office.ask("POST", `/sales-invoices/${id}/payments`, payment(amount, more), key)

test("what comes in for an invoice makes less of it open: in part, in full, and too much", async () => {
  const { id, open } = await office.invoice()
  expect(open).toBe(121)
  expect((await pay(id, 100)).reply.open).toBe(21)
  expect((await pay(id, 21)).reply.open).toBe(0)
  expect((await pay(id, 5.5)).reply.open).toBe(-5.5)
  expect((await pay(id, -5.5)).reply).toMatchObject({ open: 0, payments: { length: 4 } })
})

test("the same payment twice is refused, unless a note tells them apart", async () => {
  const { id } = await office.invoice()
  await pay(id, 50)
  expect(await pay(id, 50)).toMatchObject({ status: 409, reply: { code: "business.paidTwice" } })
  expect((await pay(id, 50, { note: "tweede helft" })).reply.open).toBe(21)
})

test("pressed twice it is noted once", async () => {
  const { id } = await office.invoice()
  const key = crypto.randomUUID()
  for (const _ of [1, 2]) expect((await pay(id, 50, {}, key)).reply.open).toBe(71)
})

test("a payment that was noted wrongly is taken back, stays in sight, and can be put back", async () => {
  const { id } = await office.invoice()
  const [{ id: paid }] = (await pay(id, 121)).reply.payments
  const set = async (removed: boolean) =>
    (await office.ask("PUT", `/sales-payments/${paid}/removed`, { removed })).reply
  expect(await set(true)).toMatchObject({ open: 121, payments: [{ removed: true }] })
  expect(await set(false)).toMatchObject({ open: 0, payments: [{ removed: false }] })
})

test("a credit note makes less of the invoice open, and what was paid too much goes back", async () => {
  const { id } = await office.invoice()
  await pay(id, 121)
  const credit = await office.done("POST", `/sales-invoices/${id}/credits`, {
    reason: "Te veel",
    lines: [{ index: 0, amount: 20 }],
  })
  expect((await office.get(id)).open).toBe(0)
  const { open, id: note } = await office.sent(credit)
  expect(open).toBe(0)
  expect((await office.get(id)).open).toBe(-24.2)
  expect(await pay(note, -24.2)).toMatchObject({ status: 409, reply: { code: "business.creditIsSettled" } })
})

test.each([
  ["nothing", { amount: 0 }],
  ["in the future", { paidOn: "2026-11-22" }],
  ["years before the invoice", { paidOn: "2025-11-01" }],
  ["as a text", { amount: "12" }],
  ["of a day that is none", { paidOn: "2026-02-30" }],
  ["in a way that nobody knows", { how: "bitcoin" }],
])("a payment %s is refused, and nothing is noted", async (_, more) => {
  const { id } = await office.invoice()
  expect((await pay(id, 10, more)).status).toBe(422)
  expect((await office.get(id)).payments).toEqual([])
})

test("a draft can't be paid", async () => {
  const { customerId } = await office.invoice()
  expect((await pay((await office.free(customerId)).id, 10)).reply.code).toBe("business.onlySent")
})

test("what is past its day and not all paid waits behind the bell, with what is still to come", async () => {
  const { id } = await office.invoice()
  await pay(id, 21)
  const notice = async () =>
    (await office.done("GET", "/notices")).find(({ key }: { key: string }) => key === "business.overdue")
  app.clock.set("2026-12-05T11:00:00Z")
  office = await salesOffice(app)
  const before = await notice()
  app.clock.set("2026-12-06T11:00:00Z")
  office = await salesOffice(app)
  const { cents, count } = await notice()
  await pay(id, 100)
  expect(before?.count ?? 0).toBeLessThan(count)
  expect((await notice())?.cents ?? 0).toBe(cents - 10_000)
})
