import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { estimateOf } from "../matching/workEstimate.testing.ts"
import { standardBook } from "../pricing/book.ts"
import { sampleSubmission } from "../sample.ts"
import { standardTerms } from "../terms/standard.ts"
import type { QuotationContent } from "./content.schema.ts"
import { ownLine } from "./sample.ts"
import type { Quotation } from "./schema.ts"
import { contentOf } from "./unchanged.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const quoted = async (id = 1): Promise<Quotation> => (await manager("GET", `/quotations/${id}`)).reply
const content = (version = 1): QuotationContent =>
  contentOf(app.services.quotations.versions.version(1, version).estimate)
const save = (body: { base: number; content: QuotationContent }) =>
  manager("POST", "/quotations/1/versions", body)

async function requested() {
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
}

/** What the generator leaves behind. */
function proposed(replaces: number | null = null) {
  const facts = { use: "dwelling", builtIn: 1978, olderThan2Years: true } as const
  const list = { items: ["12 m2 tegels zetten", "iets geks"], area: 6, facts, today: "2026-11-21" }
  return app.services.quotations.propose(
    {
      project: {
        name: "Badkamer – Vos",
        description: "Tegels",
        projectTypes: ["badkamer"],
        address: "Duinweg 1",
      },
      client: { customerId: null, name: "Vos", email: "", phone: "", address: "Duinweg 1" },
      estimate: estimateOf({ ...list, type: "badkamer" }, standardBook),
      texts: { analysis: "Tegels.", quotationText: "Beste Vos.", writer: "local" },
      start: null,
      terms: standardTerms,
      replaces,
    },
    office(),
  )
}

test("the quotation of a request tells of every line where its numbers come from", async () => {
  await requested()
  const { latest, ...quotation } = await quoted()
  expect(quotation).toMatchObject({
    number: "O-2026-0001",
    state: "concept",
    origin: "request",
    requestId: 1,
  })
  expect(quotation.client).toMatchObject({ name: "M. de Vries", email: "m.devries@voorbeeld.example" })
  for (const line of latest.lines) {
    expect(line.quantitySource.text).not.toBe("")
    expect(line.vatReason).not.toBe("")
    expect(line.rateSource).not.toBe("")
    expect(line.normSource).toMatch(/\(20\d\d\)$/)
  }
  const net = latest.lines.reduce((cents, { total }) => cents + Math.round(total * 100), 0)
  expect(net).toBe(Math.round(latest.totals.net * 100))
  expect(latest.files.map(({ state }) => state)).toEqual(Array(8).fill("ready"))
})

test("each save is a version with documents of its own, and the project carries its price", async () => {
  await requested()
  const lines = [...content().lines.slice(1), ownLine({ unitPrice: 100, phase: "handover" })]
  const { status, reply } = await save({ base: 1, content: { ...content(), lines } })
  expect([status, reply.latest.version, reply.latest.writer]).toEqual([200, 2, "local"])
  expect(reply.versions.map(({ version }: { version: number }) => version)).toEqual([1, 2])
  await app.services.jobs.idle()
  const after = await quoted()
  expect(after.latest.files.every(({ state }) => state === "ready")).toBe(true)
  const project = (await manager("GET", "/projects/1")).reply
  expect(project.estimatedPrice).toBe(after.latest.totals.price)
  const old = (await manager("GET", "/quotations/1/versions/1")).reply
  expect(old.lines).toHaveLength(content(1).lines.length)
  for (const version of [1, 2]) {
    const file = await manager("GET", `/quotations/1/versions/${version}/documents/offerte`)
    expect([file.status, file.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringContaining(`v${version}.docx`),
    ])
  }
})

test("what somebody else saved meanwhile is not overwritten, and says who it was", async () => {
  await requested()
  await save({ base: 1, content: { ...content(), wantedStart: "2027-03-01" } })
  const { status, reply } = await save({ base: 1, content: content() })
  expect([status, reply.code]).toEqual([409, "quotes.versionMeanwhile"])
  expect(reply.error).toContain("Test manager heeft intussen versie 2 opgeslagen")
  expect((await quoted()).versions).toHaveLength(2)
})

test("a preview tells what it would come to, and keeps nothing", async () => {
  await requested()
  const asked = {
    quotationId: 1,
    projectId: null,
    content: { ...content(), lines: [ownLine({ unitPrice: 50 })] },
  }
  const { status, reply } = await manager("POST", "/quotations/preview", asked)
  expect([status, reply.totals.net, reply.totals.price, reply.unpriced]).toEqual([200, 50, 60.5, 0])
  expect((await quoted()).versions).toHaveLength(1)
})

test("what is wrong in a line is told at its field, in Dutch, and nothing is kept", async () => {
  await requested()
  const bad = { ...content(), lines: [content().lines[0]!, ownLine({ quantity: -3, description: " " })] }
  const { status, reply } = await save({ base: 1, content: bad })
  expect(status).toBe(422)
  expect(reply.fields).toEqual({
    "content.lines.1.quantity": "Vul een hoeveelheid boven 0 in.",
    "content.lines.1.description": "Vul een omschrijving in.",
  })
  const unknown = await save({ base: 1, content: { ...content(), lines: [ownLine({ norm: "geen.norm" })] } })
  expect(unknown.reply.fields).toEqual({
    "content.lines.0.norm": "Deze norm bestaat niet (meer). Kies een andere, of vul zelf een prijs in.",
  })
  expect((await quoted()).versions).toHaveLength(1)
})

test("a proposal has no documents until it is kept, and is then version 1 as it was left", async () => {
  const { projectId } = proposed()
  const before = await quoted()
  expect([before.state, before.origin, before.latest.files]).toEqual(["proposed", "generator", []])
  expect(before.latest.warnings[0]).toStartWith("Eén regel heeft nog geen prijs.")
  const lines = content().lines.map((line) => (line.norm ? line : { ...line, unitPrice: 250 }))
  const { reply } = await save({
    base: 1,
    content: { ...content(), lines, texts: { analysis: "a", quotationText: "b" } },
  })
  expect([reply.state, reply.latest.version, reply.latest.writer, reply.latest.unpriced]).toEqual([
    "concept",
    1,
    "hand",
    0,
  ])
  await app.services.jobs.idle()
  expect((await quoted()).latest.files.every(({ state }) => state === "ready")).toBe(true)
  const text = await manager("GET", "/quotations/1/versions/1/text")
  expect(text.headers.get("content-disposition")).toContain(`offerte-${projectId}.txt`)
  expect(text.reply).toBe("\uFEFFb\n".slice(1))
})

test("generating once more writes over a proposal, and never over what was kept", async () => {
  const first = proposed()
  const second = proposed(first.projectId)
  expect(second).toEqual(first)
  expect(app.services.projects.list({}, office())).toHaveLength(1)
  expect(app.services.customers.count()).toBe(1)
  await save({ base: 1, content: content() })
  expect(() => proposed(first.projectId)).toThrow("quotes.alreadyKept")
})

test("a proposal that is thrown away is gone with its project; what was kept can't be", async () => {
  proposed()
  expect((await manager("DELETE", "/quotations/1")).status).toBe(200)
  expect((await manager("GET", "/quotations/1")).status).toBe(404)
  expect(app.services.projects.list({}, office())).toEqual([])
  await requested()
  expect((await manager("DELETE", "/quotations/1")).reply.code).toBe("quotes.onlyProposals")
})

test("a project without a quotation gets one by hand, and no second", async () => {
  const project = (await manager("POST", "/projects", { name: "Schuur", projectTypes: [] })).reply
  const empty = { ...contentOfNothing, lines: [ownLine({ unitPrice: 80 })] }
  const { status, reply } = await manager("POST", "/quotations", { projectId: project.id, content: empty })
  expect([status, reply.origin, reply.latest.totals.net]).toEqual([200, "hand", 80])
  expect((await manager("POST", "/quotations", { projectId: project.id, content: empty })).reply.code).toBe(
    "quotes.alreadyQuoted",
  )
})

test("a version that was sent can't be changed or removed, not even past the program", async () => {
  await requested()
  const run = (sql: string) => app.db.$client.run(sql)
  run("UPDATE quotation_versions SET sent_at = '2026-11-21T11:00:00.000Z'")
  expect(() => run("UPDATE quotation_versions SET total_cents = 1")).toThrow("never changes")
  expect(() => run("UPDATE quotation_versions SET body = 'x'")).toThrow("never changes")
  expect(() => run("DELETE FROM quotation_versions")).toThrow("never removed")
  const { reply } = await save({ base: 1, content: { ...content(), wantedStart: "2027-03-01" } })
  expect(reply.versions).toMatchObject([
    { version: 1, sentAt: "2026-11-21T11:00:00.000Z" },
    { version: 2, sentAt: null },
  ])
})

const contentOfNothing: QuotationContent = {
  lines: [],
  assumptions: [],
  exclusions: [],
  facts: { use: null, builtIn: null, olderThan2Years: null },
  reverseCharge: false,
  wantedStart: null,
  texts: null,
}

test("what Waterpas wrote follows the lines; what a person wrote stays his, and is warned of", async () => {
  await requested()
  const { latest } = await quoted()
  const texts = { analysis: latest.analysis, quotationText: latest.quotationText }
  const lines = [ownLine({ unitPrice: 1234.56 })]
  const anew = await save({ base: 1, content: { ...content(), lines, texts } })
  expect(anew.reply.latest.writer).toBe("local")
  expect(anew.reply.latest.quotationText).not.toBe(texts.quotationText)
  expect(anew.reply.latest.warnings).toEqual([])
  const own = { analysis: "Let op.", quotationText: "Beste Mies,\n\nhet kost € 999,00." }
  const typed = await save({ base: 2, content: { ...content(2), texts: own } })
  expect(typed.reply.latest).toMatchObject({ ...own, writer: "hand" })
  const changed = await save({
    base: 3,
    content: { ...content(3), lines: [ownLine({ unitPrice: 1 })], texts: own },
  })
  expect(changed.reply.latest).toMatchObject({ ...own, writer: "hand" })
  expect(changed.reply.latest.warnings.join(" ")).toContain("noemt € 999,00")
})

test("an earlier version comes back to the cent, whatever was changed of its lines since", async () => {
  await requested()
  const first = await quoted()
  const lines = content().lines.map((line) => ({ ...line, normHours: 9, quantity: line.quantity + 1 }))
  await save({ base: 1, content: { ...content(), lines: lines.slice(2) } })
  const back = await save({ base: 2, content: { ...content(1), basedOn: 1 } })
  expect(back.reply.latest.lines).toEqual(first.latest.lines)
  expect(back.reply.latest.totals).toEqual(first.latest.totals)
  expect((await save({ base: 3, content: { ...content(1), basedOn: 9 } })).status).toBe(404)
})

test("a save that changes nothing makes no version on the same day, and on another day one that holds for longer", async () => {
  await requested()
  const before = await quoted()
  const twice = await Promise.all([1, 2].map(() => save({ base: 1, content: content() })))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await quoted()).toEqual(before)
  app.clock.pass(24 * 3600)
  manager = await asking(app, "manager")
  expect((await save({ base: 1, content: content() })).reply.latest).toMatchObject({
    version: 2,
    issuedOn: "2026-11-22",
  })
})

test("the year in its number is that of the Netherlands", async () => {
  app.clock.set("2026-12-31T23:30:00Z")
  await requested()
  expect(app.services.quotations.versions.find(1).number).toBe("O-2027-0001")
})
