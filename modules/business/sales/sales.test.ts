import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { sum } from "#src/shared/rounding.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { extraLine, inputOf, ownLine, type SalesOffice, salesOffice } from "./office.testing.ts"
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

test("all invoices of a job together are the price of its quotation, to the cent and per rate", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const { quotation } = await office.billing(projectId)
  const invoices = []
  for (const index of [0, 1, 2]) invoices.push(await office.sent(await office.part(projectId, index)))
  expect(sum(invoices.map(({ total }) => cents(total)))).toBe(price)
  for (const { rate, base, amount } of quotation!.amounts.vat) {
    const ofRate = invoices.flatMap(({ amounts }) => amounts.vat.filter((one) => one.rate === rate))
    expect(sum(ofRate.map((one) => cents(one.base)))).toBe(cents(base))
    expect(sum(ofRate.map((one) => cents(one.amount)))).toBe(cents(amount))
  }
  expect(await office.billing(projectId)).toMatchObject({
    toInvoice: 0,
    settled: true,
    invoiced: price / 100,
  })
})

test("an instalment is what the quotation says of it, with VAT", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  expect(cents((await office.part(projectId, 0)).total)).toBe(Math.round(price * 0.3))
})

test("the last one lists the whole job and deducts what was invoiced", async () => {
  const { projectId } = agreedJob(app.services)
  const first = await office.sent(await office.part(projectId, 0))
  const last = await office.part(projectId, 2)
  expect(last.kind).toBe("final")
  expect(last.lines.map(({ source }) => source!.kind)).toEqual(["work", "work", "earlier", "earlier"])
  expect(last.lines.at(-1)!.description).toStartWith(`Af: factuur ${first.number} van 21-11-2026`)
})

test("extra work that was agreed comes along on the next invoice, once", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  await office.extra(projectId)
  const first = await office.part(projectId, 0)
  const lines = first.lines.filter(({ source }) => source!.kind === "extra")
  expect(lines).toMatchObject([{ total: 333.33 }])
  const second = await office.part(projectId, 1)
  expect(second.lines.some(({ source }) => source!.kind === "extra")).toBe(false)
  const all = [
    await office.sent(first),
    await office.sent(second),
    await office.sent(await office.part(projectId, 2)),
  ]
  expect(sum(all.map(({ total }) => cents(total)))).toBe(price + 40_333)
  expect(await office.billing(projectId)).toMatchObject({
    toInvoice: 0,
    extras: [{ invoice: { number: first.number ?? all[0]!.number } }],
  })
})

test("what was agreed after the last invoice has one of its own", async () => {
  const { projectId } = agreedJob(app.services)
  await office.sent(await office.drafted(projectId, { kind: "final" }))
  expect(await office.draft(projectId, { kind: "final" })).toMatchObject({
    status: 409,
    reply: { code: "business.nothingLeft" },
  })
  await office.extra(projectId, { title: "Later bedacht" })
  expect(await office.drafted(projectId, { kind: "final" })).toMatchObject({ kind: "free", total: 403.33 })
})

test("what is on one invoice is on no other", async () => {
  const { projectId } = agreedJob(app.services)
  const first = await office.part(projectId, 0)
  expect(await office.draft(projectId, { kind: "instalment", part: 0 })).toMatchObject({
    status: 409,
    reply: { code: "business.alreadyInvoiced", error: `Dit staat al op een andere factuur: ${first.title}.` },
  })
  await office.ask("PUT", `/sales-invoices/${first.id}/removed`, { removed: true, version: first.version })
  const again = await office.part(projectId, 0)
  expect(again.total).toBe(first.total)
  const back = { removed: false, version: first.version + 1 }
  expect((await office.ask("PUT", `/sales-invoices/${first.id}/removed`, back)).reply.code).toBe(
    "business.alreadyInvoiced",
  )
})

test("before the client accepted nothing is invoiced", async () => {
  const { projectId } = agreedJob(app.services, { accept: false })
  for (const wanted of [{ kind: "instalment", part: 0 }, { kind: "final" }])
    expect(await office.draft(projectId, wanted)).toMatchObject({
      status: 409,
      reply: { code: "business.notAccepted" },
    })
})

test("a consumer pays at most ten percent above the richtprijs without extra work that he agreed to", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const invoice = await office.drafted(projectId, { kind: "final" })
  const net = (share: number) => Math.round((price * share) / 1.21) / 100
  const line = (share: number) => [...inputOf(invoice).lines, ownLine({ unitPrice: net(share) })]
  const over = await office.changed(invoice, { lines: line(0.11) })
  expect(await office.sending(over)).toMatchObject({
    status: 409,
    reply: { code: "business.aboveGuidePrice" },
  })
  await office.extra(projectId, {
    title: "Wel afgesproken",
    lines: [extraLine(5000)],
  })
  const within = await office.changed(over, { ...inputOf(over), lines: line(0.09) })
  expect(within.lines.some(({ source }) => source?.kind === "extra")).toBe(true)
  expect((await office.sending(within)).status).toBe(200)
})

test("a final invoice that was drafted before another one was sent is brought up to date first", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const first = await office.part(projectId, 0)
  const last = await office.drafted(projectId, { kind: "final" })
  await office.sent(first)
  expect(await office.sending(last)).toMatchObject({ status: 409, reply: { code: "business.stale" } })
  const fresh = await office.sent(await office.changed(last, {}))
  expect(cents(fresh.total) + cents(first.total)).toBe(price)
})

test("an instalment that was drafted before the job was settled is not sent after it", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const first = await office.part(projectId, 0)
  const last = await office.sent(await office.drafted(projectId, { kind: "final" }))
  expect(await office.sending(first)).toMatchObject({ status: 409, reply: { code: "business.settled" } })
  expect(cents(last.total)).toBe(price)
})

test("a draft that somebody else changed meanwhile is not overwritten", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await office.part(projectId, 0)
  await office.changed(invoice, { title: "Eerst" })
  expect(await office.change(invoice, { title: "Later" })).toMatchObject({
    status: 409,
    reply: { error: expect.stringContaining("Test manager heeft dit concept") },
  })
})

test("under one key it is drafted once", async () => {
  const { projectId } = agreedJob(app.services)
  const key = crypto.randomUUID()
  const both = [
    await office.draft(projectId, { kind: "instalment", part: 0 }, key),
    await office.draft(projectId, { kind: "instalment", part: 0 }, key),
  ]
  expect(both[0]!.reply.id).toBe(both[1]!.reply.id)
})

test("what was invoiced holds the acceptance and the extra work that it rests on", async () => {
  const { projectId, quotationId } = agreedJob(app.services)
  const more = await office.extra(projectId)
  await office.part(projectId, 0)
  expect(await office.ask("DELETE", `/quotations/${quotationId}/outcome`)).toMatchObject({
    status: 409,
    reply: { code: "quotes.invoiced" },
  })
  const withdrawal = { reason: "Toch niet", version: more.version }
  expect(await office.ask("PUT", `/extra-work/${more.id}/withdrawal`, withdrawal)).toMatchObject({
    status: 409,
    reply: { code: "quotes.invoiced" },
  })
})

test("a worker has no part in it", async () => {
  const worker = await asking(app, "worker")
  for (const path of ["/sales-invoices", "/sales-invoices/1", "/sales-invoices/due"])
    expect((await worker("GET", path)).status).toBe(403)
})

test("of a customer or a job only theirs are listed, also of a double that was joined to him", async () => {
  const [one, other] = [agreedJob(app.services), agreedJob(app.services)]
  const ids: number[] = []
  for (const { projectId } of [one, other]) ids.push((await office.part(projectId, 0)).id)
  const listed = async (query: string) =>
    (await office.done("GET", `/sales-invoices?${query}`)).map(({ id }: SalesInvoice) => id)
  expect(await listed(`project=${one.projectId}`)).toEqual([ids[0]])
  expect(await listed(`customer=${other.customerId}`)).toEqual([ids[1]])
  await office.done("POST", `/customers/${one.customerId}/merge`, { double: other.customerId })
  expect((await listed(`customer=${one.customerId}`)).toSorted()).toEqual(ids.toSorted())
  expect((await office.ask("GET", "/sales-invoices?customer=x")).status).toBe(422)
})
