import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { extraLine, ownLine, type SalesOffice, salesOffice } from "./office.testing.ts"
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

const cents = (euros: number) => Math.round(euros * 100)

test("what the last invoice deducts is not taken back whole before it", async () => {
  const { projectId } = agreedJob(app.services)
  const first = await office.sent(await office.part(projectId, 0))
  const last = await office.sent(await office.drafted(projectId, { kind: "final" }))
  const credit = (id: number): Promise<SalesInvoice> =>
    office.done("POST", `/sales-invoices/${id}/credits`, { reason: "Fout", lines: null })
  const early = await credit(first.id)
  expect(await office.sending(early)).toMatchObject({
    status: 409,
    reply: { code: "business.creditLastFirst" },
  })
  await office.sent(await credit(last.id))
  await office.sent(early)
  expect(await office.billing(projectId)).toMatchObject({ invoiced: 0, settled: false })
})

test("extra work that was credited makes no room above the richtprijs", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  await office.extra(projectId, { lines: [extraLine(5000)] })
  const last = await office.sent(await office.drafted(projectId, { kind: "final" }))
  const index = last.lines.findIndex(({ source }) => source?.kind === "extra")
  const part = { reason: "Toch niet", lines: [{ index, amount: 5000 }] }
  await office.sent(await office.done("POST", `/sales-invoices/${last.id}/credits`, part))
  const more = await office.done("POST", "/sales-invoices", { customerId: last.customerId, projectId })
  const over = await office.changed(more, { lines: [ownLine({ unitPrice: price / 900 })] })
  expect(await office.sending(over)).toMatchObject({
    status: 409,
    reply: { code: "business.aboveGuidePrice" },
  })
})

test("an invoice is taken back in part and then whole, to the cent; what it stood for is free again", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await office.sent(await office.part(projectId, 0))
  const credit = async (lines: object[] | null) =>
    office.ask("POST", `/sales-invoices/${invoice.id}/credits`, { reason: "Verkeerd", lines })
  expect(await credit([{ index: 0, amount: invoice.lines[0]!.total + 0.01 }])).toMatchObject({ status: 422 })
  const half = (await credit([{ index: 0, amount: 10.01 }])).reply
  expect(half).toMatchObject({
    kind: "credit",
    credits: { number: invoice.number },
    intro: "Verkeerd",
    total: -10.91,
  })
  const first = await office.sent(half)
  const rest = await office.sent((await credit(null)).reply)
  expect(cents(first.total) + cents(rest.total)).toBe(-cents(invoice.total))
  expect((await credit(null)).reply.code).toBe("business.nothingToCredit")
  expect((await office.ask("GET", `/sales-invoices/${invoice.id}`)).reply).toMatchObject({
    open: 0,
    creditedBy: [{ number: first.number }, { number: rest.number }],
  })
  expect((await office.part(projectId, 0)).total).toBe(invoice.total)
})

test("of two credit notes that wait the second can't take back more than is left", async () => {
  const { customerId } = agreedJob(app.services)
  const invoice = await office.sent(
    await office.changed(await office.free(customerId), { lines: [ownLine()] }),
  )
  const credit = async () =>
    await office.ask("POST", `/sales-invoices/${invoice.id}/credits`, {
      reason: "Fout",
      lines: [{ index: 0, amount: 60 }],
    })
  await office.sent((await credit()).reply)
  expect((await credit()).status).toBe(422)
})

test("what was taken back whole is not deducted from the last invoice", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const first = await office.sent(await office.part(projectId, 0))
  const credit = { reason: "Verkeerd adres", lines: null }
  await office.sent(await office.done("POST", `/sales-invoices/${first.id}/credits`, credit))
  const last = await office.sent(await office.drafted(projectId, { kind: "final" }))
  expect(cents(last.total)).toBe(price)
  expect((await office.billing(projectId)).invoiced).toBe(price / 100)
})
