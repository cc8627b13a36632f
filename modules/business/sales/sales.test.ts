import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { sum } from "#src/shared/rounding.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { salesInvoices } from "../table.ts"
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

test("all that the law asks must be there: of the customer, of the company, and lines", async () => {
  const { customerId } = agreedJob(app.services, { customer: { name: "Zonder adres" } })
  const empty = await office.free(customerId)
  expect(empty.missing).toEqual(["missingLines", "missingCustomerAddress"])
  app.services.settings.save({ ...sampleCompany, iban: "", btwId: "" }, null)
  const invoice = await office.changed(empty, { lines: [ownLine()] })
  expect(invoice.missing).toEqual(["missingCustomerAddress", "missingBtwId", "missingIban"])
  expect(await office.sending(invoice)).toMatchObject({
    status: 409,
    reply: { code: "business.missingCustomerAddress" },
  })
})

test("lines of one's own are priced and taxed, with VAT rounded once", async () => {
  const { customerId } = agreedJob(app.services)
  const invoice = await office.changed(await office.free(customerId), {
    lines: [
      ownLine({ unitPrice: 0.33 }),
      ownLine({ unitPrice: 0.33 }),
      ownLine({ quantity: 2.5, unitPrice: 0.14 }),
    ],
  })
  expect(invoice.amounts).toMatchObject({ net: 1.01, vat: [{ rate: 21, amount: 0.21 }], total: 1.22 })
  expect(invoice.amounts.vat[0]!.reasons[0]).toContain("Algemeen tarief")
})

test("a rate that the job doesn't have needs its reason", async () => {
  const { customerId } = agreedJob(app.services)
  const invoice = await office.free(customerId)
  expect(await office.change(invoice, { lines: [ownLine({ vatRate: 9 })] })).toMatchObject({
    status: 422,
    reply: { fields: { "lines.0.vatReason": "Vul in waarom dit btw-tarief geldt." } },
  })
})

test("an amount that another document said can be reworded, not changed", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await office.part(projectId, 0)
  const [line, ...rest] = inputOf(invoice).lines
  const next = await office.changed(invoice, {
    lines: [{ ...line, description: "Aanbetaling", unitPrice: 1 }, ...rest],
  })
  expect(next.lines[0]).toMatchObject({ description: "Aanbetaling", total: invoice.lines[0]!.total })
  expect(await office.change(next, { lines: rest })).toMatchObject({
    status: 409,
    reply: { code: "business.partOfLine" },
  })
  const foreign = { ...line!, source: { kind: "instalment", id: "999:0:21" } }
  expect((await office.change(next, { lines: [foreign] })).status).toBe(422)
})

test("VAT is shifted only to a business with a valid VAT id, and then on every line", async () => {
  const { customerId } = agreedJob(app.services)
  expect(
    await office.change(await office.free(customerId), { reverseCharge: true, lines: [ownLine()] }),
  ).toMatchObject({
    status: 422,
    reply: { fields: { reverseCharge: expect.stringContaining("btw-id") } },
  })
  const builder = agreedJob(app.services, {
    customer: {
      name: "Bouw BV",
      address: "Weg 1",
      postcode: "4301 AA",
      city: "Zierikzee",
      kvk: "00000000",
      btwId: "NL000099998B57",
    },
    business: true,
  })
  const first = await office.sent(await office.part(builder.projectId, 0))
  expect(first.amounts.vat).toMatchObject([{ rate: 0, amount: 0 }])
  expect(first.reverseCharge).toBe(true)
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

test("hours and costs of a period are invoiced once, at the price and surcharge that are asked", async () => {
  const { projectId } = agreedJob(app.services)
  const book = (cost: object) =>
    office.ask("POST", `/projects/${projectId}/costs`, {
      day: "2026-11-18",
      description: "Tegellijm",
      category: "material",
      amount: 100,
      ...cost,
    })
  await book({})
  await book({ category: "hours", description: "Uren", amount: 300, quantity: 7.5, unit: "uur" })
  const wanted = { kind: "cost", hourlyRate: 58, surcharge: 10, from: "2026-11-01", to: "2026-11-30" }
  const invoice = await office.drafted(projectId, wanted)
  expect(invoice.lines).toMatchObject([
    {
      description: "Arbeid in week 47, vanaf 16-11-2026",
      quantity: 7.5,
      unit: "uur",
      unitPrice: 58,
      total: 435,
    },
    { description: "Tegellijm (18-11-2026)", total: 110 },
  ])
  expect(await office.draft(projectId, wanted)).toMatchObject({
    status: 409,
    reply: { code: "business.noCosts" },
  })
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

test("a worker has no part in it", async () => {
  const worker = await asking(app, "worker")
  for (const path of ["/sales-invoices", "/sales-invoices/1", "/sales-invoices/due"])
    expect((await worker("GET", path)).status).toBe(403)
})
