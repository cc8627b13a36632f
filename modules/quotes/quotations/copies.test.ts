import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleSubmission } from "../sample.ts"
import type { LineInput, QuotationContent } from "./content.schema.ts"
import { ownLine } from "./sample.ts"
import type { CopyQuotation, Quotation } from "./schema.ts"
import { contentOf } from "./unchanged.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const quoted = async (id: number): Promise<Quotation> => (await manager("GET", `/quotations/${id}`)).reply
const customerOf = (id: number) => app.services.projects.get(id, office()).customerId
const addCustomer = (over: object = {}) => app.services.customers.add({ name: "J. Geluk", ...over }, office())
const copied = (over: Partial<CopyQuotation> = {}, { id = 1, key = undefined as string | undefined } = {}) =>
  manager("POST", `/quotations/${id}/copies`, { name: "Badkamer Noord", customerId: 1, ...over }, key)
const rows = (table: string) =>
  app.db.$client.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()!.n

/** Saves the next version of the quotation, with what a person changes. */
async function changed({
  lines = (all: LineInput[]) => all,
  ...over
}: Partial<Omit<QuotationContent, "lines">> & { lines?: (all: LineInput[]) => LineInput[] }) {
  const { version, estimate } = app.services.quotations.versions.latest(1)!
  const content = contentOf(estimate)
  const body = { base: version, content: { ...content, lines: lines(content.lines), ...over } }
  expect((await manager("POST", "/quotations/1/versions", body)).status).toBe(200)
}

const money = ({ latest }: Quotation) => ({
  lines: latest.lines.map(({ vatRate: _, vatReason: _r, ...line }) => line),
  net: latest.totals.net,
  margin: latest.totals.margin,
})

test("a copy is a concept of a planned project without days, with the same lines and prices, dated today", async () => {
  await changed({
    lines: (all) => [{ ...all[0]!, unitPrice: 77.5 }, ...all.slice(1), ownLine({ unitPrice: 100 })],
  })
  const source = await quoted(1)
  app.clock.set("2026-12-03T09:00:00Z")
  manager = await asking(app, "manager")
  const { status, reply } = await copied()
  expect([status, reply.id, reply.state, reply.origin, reply.requestId]).toEqual([
    200,
    2,
    "concept",
    "hand",
    null,
  ])
  expect(reply.versions).toHaveLength(1)
  expect(money(reply)).toEqual(money(source))
  expect(reply.latest.totals).toEqual(source.latest.totals)
  expect([reply.latest.issuedOn, reply.latest.wantedStart, reply.latest.sentAt]).toEqual([
    "2026-12-03",
    null,
    null,
  ])
  const project = app.services.projects.get(reply.projectId, office())
  const { startDate, endDate, status: planned, progress, name, address, metadata } = project
  expect([startDate, endDate, planned, progress, name]).toEqual([
    null,
    undefined,
    "planned",
    0,
    "Badkamer Noord",
  ])
  expect([address, metadata.projectTypes]).toEqual(["Duinweg 14, 4301 AB Zierikzee", ["badkamer"]])
  expect(project.estimatedPrice).toBe(source.latest.totals.price)
  await app.services.jobs.idle()
  expect((await quoted(2)).latest.files.every(({ state }) => state === "ready")).toBe(true)
})

test("the prices of the source stay when the price book has others since", async () => {
  const source = await quoted(1)
  const change = { kind: "rate", code: source.latest.lines[0]!.role, field: "cents", value: 99 } as const
  app.services.priceBook.change({ since: "2026-11-21", reason: "Cao", changes: [change] }, office())
  expect(money((await copied()).reply)).toEqual(money(source))
})

test("it takes neither the declaration nor the answer of the client along", async () => {
  await manager("POST", "/quotations/1/sending", { how: "noted", version: 1 })
  await manager("POST", "/quotations/1/rejection", { reason: "Te duur" })
  expect((await quoted(1)).declarations).not.toEqual([])
  const { status, reply } = await copied()
  expect([status, reply.state, reply.reason, reply.declarations]).toEqual([200, "concept", "", []])
  expect(app.services.projects.get(1, office()).archivedAt).not.toBeNull()
  expect(app.services.projects.get(reply.projectId, office()).archivedAt).toBeNull()
})

test("for another customer nothing goes along that is true of one building", async () => {
  const customerId = addCustomer()
  const source = await quoted(1)
  const { reply } = await copied({ customerId })
  expect(reply.client).toMatchObject({ id: customerId, name: "J. Geluk", address: "" })
  expect(reply.latest.facts).toEqual({ ...source.latest.facts, builtIn: null, olderThan2Years: null })
  expect(reply.latest.totals.net).toBe(source.latest.totals.net)
  expect(source.latest.assumptions.join()).toContain("volgens uw opgave asbestvrij")
  expect(reply.latest.assumptions.join()).not.toContain("volgens uw opgave")
  expect(reply.latest.exclusions).toContain("Het verwijderen van asbest.")
  expect(reply.latest.quotationText).toContain("J. Geluk")
  expect(reply.latest.quotationText).not.toMatch(/Vries|Duinweg|O-2026-0001/)
  expect(app.services.projects.get(reply.projectId, office()).description).toBe("")
})

test("for nobody yet it is made as well", async () => {
  const { status, reply } = await copied({ customerId: null })
  expect([status, reply.client.id]).toEqual([200, null])
})

test("texts that a person wrote stay his to the letter", async () => {
  const texts = { analysis: "Eigen analyse.", quotationText: "Beste klant,\n\nDit is mijn tekst." }
  await changed({ texts })
  for (const customerId of [customerOf(1), addCustomer()]) {
    const { latest } = (await copied({ customerId })).reply
    expect([latest.writer, latest.analysis, latest.quotationText]).toEqual(["hand", ...Object.values(texts)])
  }
})

test("shifted VAT goes along to the same business only, and not without its VAT id", async () => {
  const card = app.services.customers.get(1)
  const business = (btwId: string) =>
    app.services.customers.change(
      1,
      { name: card.name, btwId, version: app.services.customers.get(1).version },
      office(),
    )
  business("NL123456782B90")
  await changed({ reverseCharge: true })
  expect((await copied()).reply.latest.reverseCharge).toEqual({ btwId: "NL123456782B90" })
  expect(
    (await copied({ customerId: addCustomer({ btwId: "NL123456782B90" }) })).reply.latest.reverseCharge,
  ).toBeNull()
  business("")
  const before = [rows("projects"), rows("quotations")]
  expect([(await copied()).status, (await copied()).reply.code]).toEqual([409, "quotes.shiftWithoutBtwId"])
  expect([rows("projects"), rows("quotations")]).toEqual(before)
})

test("pressed twice it is made once, and another wish under the same key is refused", async () => {
  const once = await copied({}, { key: "druk-1234" })
  const twice = await copied({}, { key: "druk-1234" })
  expect([twice.status, twice.reply.id]).toEqual([200, once.reply.id])
  expect([(await copied({ name: "Anders" }, { key: "druk-1234" })).status, rows("projects")]).toEqual([
    409, 2,
  ])
})

test("a worker may not, and a customer that is not there is refused at his field", async () => {
  const worker = await asking(app, "worker")
  expect((await worker("POST", "/quotations/1/copies", { name: "Badkamer", customerId: 1 })).status).toBe(403)
  const { status, reply } = await copied({ customerId: 999 })
  expect([status, reply.fields]).toEqual([
    422,
    { customerId: "Deze klant bestaat niet (meer). Kies een andere klant." },
  ])
  expect([rows("projects"), rows("quotations")]).toEqual([1, 1])
})
