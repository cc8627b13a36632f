import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { inputOf, ownLine, type SalesOffice, salesOffice } from "./office.testing.ts"
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

test("what is taken off a draft may stand on another, and then no longer on this one", async () => {
  const { projectId } = agreedJob(app.services)
  await office.extra(projectId)
  const isExtra = ({ source }: SalesInvoice["lines"][number]) => source?.kind === "extra"
  const first = await office.part(projectId, 0)
  const { lines } = inputOf(first)
  const less = await office.changed(first, { lines: lines.filter(({ source }) => source?.kind !== "extra") })
  expect((await office.part(projectId, 1)).lines.filter(isExtra)).toHaveLength(1)
  expect(await office.change(less, { lines })).toMatchObject({
    status: 409,
    reply: { code: "business.alreadyInvoiced" },
  })
})
