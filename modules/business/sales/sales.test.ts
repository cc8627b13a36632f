import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/agreed/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { sum } from "#src/shared/rounding.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { salesClaims, salesInvoices } from "../table.ts"
import type { IssuedInvoice } from "./content.ts"
import type { SalesInvoice } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.clock.set("2026-11-21T11:00:00Z")
  app.services.settings.save(sampleCompany, null)
  manager = await asking(app, "manager")
})
afterAll(() => app.close())

const draft = (projectId: number, wanted: object, key?: string) =>
  manager("POST", `/projects/${projectId}/sales-invoices`, wanted, key)
const drafted = async (projectId: number, wanted: object): Promise<SalesInvoice> =>
  (await draft(projectId, wanted)).reply
const part = (projectId: number, index: number) => drafted(projectId, { kind: "instalment", part: index })
type Seen = Pick<SalesInvoice, "id" | "version">
const today = () => app.clock().toISOString().slice(0, 10)
const sending = ({ id, version }: Seen, more: object = {}) =>
  manager("PUT", `/sales-invoices/${id}/sending`, { issuedOn: today(), mail: null, version, ...more })
const sent = async (invoice: Seen): Promise<SalesInvoice> => {
  const { status, reply } = await sending(invoice)
  if (status !== 200) throw new Error(JSON.stringify(reply))
  return reply
}
const free = async (customerId: number): Promise<SalesInvoice> =>
  (await manager("POST", "/sales-invoices", { customerId, projectId: null })).reply
const ownLine = (more: object = {}) => ({
  ...{ description: "Werk", quantity: 1, unit: "post", unitPrice: 100, vatRate: 21 },
  ...{ vatReason: "", source: null, ...more },
})
const inputOf = ({
  lines,
  title,
  intro,
  reference,
  reverseCharge,
  performed,
  paymentDays,
  version,
  blocked,
}: SalesInvoice) => ({
  ...{ title, intro, reference, reverseCharge, performed, paymentDays, version, blocked },
  lines: lines.map(({ total: _, ...line }) => line),
})
const change = (invoice: SalesInvoice, more: object) =>
  manager("PUT", `/sales-invoices/${invoice.id}`, { ...inputOf(invoice), ...more })
const changed = async (invoice: SalesInvoice, more: object): Promise<SalesInvoice> =>
  (await change(invoice, more)).reply
const billing = async (projectId: number) => (await manager("GET", `/projects/${projectId}/billing`)).reply
const extra = (projectId: number, more: object = {}) =>
  manager("POST", `/projects/${projectId}/extra-work`, {
    ...{ title: "Nis", details: "", hours: null, photo: null, delayDays: 0 },
    lines: [{ description: "Nis", quantity: 1, unit: "post", unitPrice: 333.33, vatRate: 21, vatReason: "" }],
    agreement: { how: "spoken", on: today(), by: "Mevrouw Vos" },
    ...more,
  })
const cents = (euros: number) => Math.round(euros * 100)

test("all invoices of a job together are the price of its quotation, to the cent and per rate", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const { quotation } = await billing(projectId)
  const invoices = []
  for (const index of [0, 1, 2]) invoices.push(await sent(await part(projectId, index)))
  expect(sum(invoices.map(({ total }) => cents(total)))).toBe(price)
  for (const { rate, base, amount } of quotation.amounts.vat) {
    const ofRate = invoices.flatMap(({ amounts }) => amounts.vat.filter((one) => one.rate === rate))
    expect(sum(ofRate.map((one) => cents(one.base)))).toBe(cents(base))
    expect(sum(ofRate.map((one) => cents(one.amount)))).toBe(cents(amount))
  }
  expect(await billing(projectId)).toMatchObject({ toInvoice: 0, settled: true, invoiced: price / 100 })
})

test("an instalment is what the quotation says of it, with VAT", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  expect(cents((await part(projectId, 0)).total)).toBe(Math.round(price * 0.3))
})

test("the last one lists the whole job and deducts what was invoiced", async () => {
  const { projectId } = agreedJob(app.services)
  const first = await sent(await part(projectId, 0))
  const last = await part(projectId, 2)
  expect(last.kind).toBe("final")
  expect(last.lines.map(({ source }) => source!.kind)).toEqual(["work", "work", "earlier", "earlier"])
  expect(last.lines.at(-1)!.description).toStartWith(`Af: factuur ${first.number} van 21-11-2026`)
})

test("extra work that was agreed comes along on the next invoice, once", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  await extra(projectId)
  const first = await part(projectId, 0)
  const lines = first.lines.filter(({ source }) => source!.kind === "extra")
  expect(lines).toMatchObject([{ total: 333.33 }])
  const second = await part(projectId, 1)
  expect(second.lines.some(({ source }) => source!.kind === "extra")).toBe(false)
  const all = [await sent(first), await sent(second), await sent(await part(projectId, 2))]
  expect(sum(all.map(({ total }) => cents(total)))).toBe(price + 40_333)
  expect(await billing(projectId)).toMatchObject({
    toInvoice: 0,
    extras: [{ invoice: { number: first.number ?? all[0]!.number } }],
  })
})

test("what was agreed after the last invoice has one of its own", async () => {
  const { projectId } = agreedJob(app.services)
  await sent(await drafted(projectId, { kind: "final" }))
  expect(await draft(projectId, { kind: "final" })).toMatchObject({
    status: 409,
    reply: { code: "business.nothingLeft" },
  })
  await extra(projectId, { title: "Later bedacht" })
  expect(await drafted(projectId, { kind: "final" })).toMatchObject({ kind: "free", total: 403.33 })
})

test("numbers follow each other without a gap, also past drafts that were thrown away", async () => {
  const { customerId } = agreedJob(app.services)
  const numbers = []
  for (const keep of [true, false, true]) {
    const invoice = await changed(await free(customerId), { lines: [ownLine()] })
    if (keep) numbers.push((await sent(invoice)).number!)
    else
      await manager("PUT", `/sales-invoices/${invoice.id}/removed`, {
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
  const invoice = await part(projectId, 0)
  const both = await Promise.all([sending(invoice), sending(invoice)])
  expect(both.map(({ status, reply }) => [status, reply.code])).toEqual([
    [200, undefined],
    [409, "business.invoiceSent"],
  ])
})

test("what was sent never changes, also not by SQL", async () => {
  const { projectId } = agreedJob(app.services)
  const { id } = await sent(await part(projectId, 0))
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
  const next = await part(projectId, 1)
  expect(
    run(
      `UPDATE sales_invoices SET year = 2026, sequence = 900, number = 'x', issued_on = '2026-12-31', due_on = '2026-12-31', issued = '{}', sent_at = 'x' WHERE id = ${next.id}`,
    ),
  ).toThrow("without gaps")
})

test("what is on one invoice is on no other", async () => {
  const { projectId } = agreedJob(app.services)
  const first = await part(projectId, 0)
  expect(await draft(projectId, { kind: "instalment", part: 0 })).toMatchObject({
    status: 409,
    reply: { code: "business.alreadyInvoiced", error: `Dit staat al op een andere factuur: ${first.title}.` },
  })
  await manager("PUT", `/sales-invoices/${first.id}/removed`, { removed: true, version: first.version })
  const again = await part(projectId, 0)
  expect(again.total).toBe(first.total)
  const back = { removed: false, version: first.version + 1 }
  expect((await manager("PUT", `/sales-invoices/${first.id}/removed`, back)).reply.code).toBe(
    "business.alreadyInvoiced",
  )
})

test("before the client accepted nothing is invoiced", async () => {
  const { projectId } = agreedJob(app.services, { accept: false })
  for (const wanted of [{ kind: "instalment", part: 0 }, { kind: "final" }])
    expect(await draft(projectId, wanted)).toMatchObject({
      status: 409,
      reply: { code: "business.notAccepted" },
    })
})

test("all that the law asks must be there: of the customer, of the company, and lines", async () => {
  const { customerId } = agreedJob(app.services, { customer: { name: "Zonder adres" } })
  const empty = await free(customerId)
  expect(empty.missing).toEqual(["missingLines", "missingCustomerAddress"])
  app.services.settings.save({ ...sampleCompany, iban: "", btwId: "" }, null)
  const invoice = await changed(empty, { lines: [ownLine()] })
  expect(invoice.missing).toEqual(["missingCustomerAddress", "missingBtwId", "missingIban"])
  expect(await sending(invoice)).toMatchObject({
    status: 409,
    reply: { code: "business.missingCustomerAddress" },
  })
})

test("lines of one's own are priced and taxed, with VAT rounded once", async () => {
  const { customerId } = agreedJob(app.services)
  const invoice = await changed(await free(customerId), {
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
  const invoice = await free(customerId)
  expect(await change(invoice, { lines: [ownLine({ vatRate: 9 })] })).toMatchObject({
    status: 422,
    reply: { fields: { "lines.0.vatReason": "Vul in waarom dit btw-tarief geldt." } },
  })
})

test("an amount that another document said can be reworded, not changed", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await part(projectId, 0)
  const [line, ...rest] = inputOf(invoice).lines
  const next = await changed(invoice, {
    lines: [{ ...line, description: "Aanbetaling", unitPrice: 1 }, ...rest],
  })
  expect(next.lines[0]).toMatchObject({ description: "Aanbetaling", total: invoice.lines[0]!.total })
  expect(await change(next, { lines: rest })).toMatchObject({
    status: 409,
    reply: { code: "business.partOfLine" },
  })
  const foreign = { ...line!, source: { kind: "instalment", id: "999:0:21" } }
  expect((await change(next, { lines: [foreign] })).status).toBe(422)
})

test("VAT is shifted only to a business with a valid VAT id, and then on every line", async () => {
  const { customerId } = agreedJob(app.services)
  expect(await change(await free(customerId), { reverseCharge: true, lines: [ownLine()] })).toMatchObject({
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
  const first = await sent(await part(builder.projectId, 0))
  expect(first.amounts.vat).toMatchObject([{ rate: 0, amount: 0 }])
  expect(first.reverseCharge).toBe(true)
})

test("a consumer pays at most ten percent above the richtprijs without extra work that he agreed to", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const invoice = await drafted(projectId, { kind: "final" })
  const net = (share: number) => Math.round((price * share) / 1.21) / 100
  const line = (share: number) => [...inputOf(invoice).lines, ownLine({ unitPrice: net(share) })]
  const over = await changed(invoice, { lines: line(0.11) })
  expect(await sending(over)).toMatchObject({ status: 409, reply: { code: "business.aboveGuidePrice" } })
  await extra(projectId, {
    title: "Wel afgesproken",
    lines: [{ description: "Extra", quantity: 1, unit: "post", unitPrice: 5000, vatRate: 21, vatReason: "" }],
  })
  const within = await changed(over, { ...inputOf(over), lines: line(0.09) })
  expect(within.lines.some(({ source }) => source?.kind === "extra")).toBe(true)
  expect((await sending(within)).status).toBe(200)
})

test("a final invoice that was drafted before another one was sent is brought up to date first", async () => {
  const { projectId, cents: price } = agreedJob(app.services)
  const first = await part(projectId, 0)
  const last = await drafted(projectId, { kind: "final" })
  await sent(first)
  expect(await sending(last)).toMatchObject({ status: 409, reply: { code: "business.stale" } })
  const fresh = await sent(await changed(last, {}))
  expect(cents(fresh.total) + cents(first.total)).toBe(price)
})

test("an invoice is taken back in part and then whole, to the cent; what it stood for is free again", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await sent(await part(projectId, 0))
  const credit = async (lines: object[] | null) =>
    manager("POST", `/sales-invoices/${invoice.id}/credits`, { reason: "Verkeerd", lines })
  expect(await credit([{ index: 0, amount: invoice.lines[0]!.total + 0.01 }])).toMatchObject({ status: 422 })
  const half = (await credit([{ index: 0, amount: 10.01 }])).reply
  expect(half).toMatchObject({
    kind: "credit",
    credits: { number: invoice.number },
    intro: "Verkeerd",
    total: -10.91,
  })
  const first = await sent(half)
  const rest = await sent((await credit(null)).reply)
  expect(cents(first.total) + cents(rest.total)).toBe(-cents(invoice.total))
  expect((await credit(null)).reply.code).toBe("business.nothingToCredit")
  expect((await manager("GET", `/sales-invoices/${invoice.id}`)).reply).toMatchObject({
    open: 0,
    creditedBy: [{ number: first.number }, { number: rest.number }],
  })
  expect((await part(projectId, 0)).total).toBe(invoice.total)
})

test("of two credit notes that wait the second can't take back more than is left", async () => {
  const { customerId } = agreedJob(app.services)
  const invoice = await sent(await changed(await free(customerId), { lines: [ownLine()] }))
  const credit = async () =>
    await manager("POST", `/sales-invoices/${invoice.id}/credits`, {
      reason: "Fout",
      lines: [{ index: 0, amount: 60 }],
    })
  await sent((await credit()).reply)
  expect((await credit()).status).toBe(422)
})

test("hours and costs of a period are invoiced once, at the price and surcharge that are asked", async () => {
  const { projectId } = agreedJob(app.services)
  const book = (cost: object) =>
    manager("POST", `/projects/${projectId}/costs`, {
      day: "2026-11-18",
      description: "Tegellijm",
      category: "material",
      amount: 100,
      ...cost,
    })
  await book({})
  await book({ category: "hours", description: "Uren", amount: 300, quantity: 7.5, unit: "uur" })
  const wanted = { kind: "cost", hourlyRate: 58, surcharge: 10, from: "2026-11-01", to: "2026-11-30" }
  const invoice = await drafted(projectId, wanted)
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
  expect(await draft(projectId, wanted)).toMatchObject({ status: 409, reply: { code: "business.noCosts" } })
})

test("a draft that somebody else changed meanwhile is not overwritten", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await part(projectId, 0)
  await changed(invoice, { title: "Eerst" })
  expect(await change(invoice, { title: "Later" })).toMatchObject({
    status: 409,
    reply: { error: expect.stringContaining("Test manager heeft dit concept") },
  })
})

test("under one key it is drafted once", async () => {
  const { projectId } = agreedJob(app.services)
  const key = crypto.randomUUID()
  const both = [
    await draft(projectId, { kind: "instalment", part: 0 }, key),
    await draft(projectId, { kind: "instalment", part: 0 }, key),
  ]
  expect(both[0]!.reply.id).toBe(both[1]!.reply.id)
})

test("what was invoiced holds the acceptance and the extra work that it rests on", async () => {
  const { projectId, quotationId } = agreedJob(app.services)
  const { reply: more } = await extra(projectId)
  await part(projectId, 0)
  expect(await manager("DELETE", `/quotations/${quotationId}/outcome`)).toMatchObject({
    status: 409,
    reply: { code: "quotes.invoiced" },
  })
  const withdrawal = { reason: "Toch niet", version: more.version }
  expect(await manager("PUT", `/extra-work/${more.id}/withdrawal`, withdrawal)).toMatchObject({
    status: 409,
    reply: { code: "quotes.invoiced" },
  })
})

test("a year begins at one, and after that no invoice can be dated in the year before", async () => {
  const { customerId } = agreedJob(app.services)
  app.clock.set("2027-01-02T11:00:00Z")
  manager = await asking(app, "manager")
  const [old, first, late] = [await free(customerId), await free(customerId), await free(customerId)]
  const filled = (invoice: SalesInvoice) => changed(invoice, { lines: [ownLine()] })
  expect((await sending(await filled(old), { issuedOn: "2026-12-31" })).reply.number).toStartWith("2026-")
  expect((await sent(await filled(first))).number).toBe("2027-0001")
  expect(await sending(await filled(late), { issuedOn: "2026-12-31" })).toMatchObject({
    status: 422,
    reply: { fields: { issuedOn: expect.stringContaining("latere datum") } },
  })
})

test("the amounts in the columns are those of what is printed", () => {
  for (const { issued, netCents, vatCents, totalCents } of app.db.select().from(salesInvoices).all()) {
    if (!issued) continue
    const { totals } = issued as IssuedInvoice
    expect([totals.netCents, totals.vatCents, totals.totalCents]).toEqual([netCents, vatCents, totalCents])
  }
  expect(app.db.select().from(salesClaims).all().length).toBeGreaterThan(0)
})

test("a worker has no part in it", async () => {
  const worker = await asking(app, "worker")
  for (const path of ["/sales-invoices", "/sales-invoices/1", "/sales-invoices/due"])
    expect((await worker("GET", path)).status).toBe(403)
})
