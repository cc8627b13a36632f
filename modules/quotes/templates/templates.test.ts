import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import type { LineInput, QuotationContent } from "../quotations/content.schema.ts"
import { ownLine } from "../quotations/sample.ts"
import type { Quotation } from "../quotations/schema.ts"
import { contentOf } from "../quotations/unchanged.ts"
import { sampleSubmission } from "../sample.ts"
import type { FilledTemplate, NewTemplate } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  app.services.quotes.submit(sampleSubmission(), null, "a")
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const keep = (over: Partial<NewTemplate> = {}, key?: string) =>
  manager(
    "POST",
    "/quotation-templates",
    { quotationId: 1, name: "Badkamer standaard", texts: false, ...over },
    key,
  )
const filled = async (id = 1): Promise<FilledTemplate> =>
  (await manager("GET", `/quotation-templates/${id}`)).reply
const names = async () =>
  (await manager("GET", "/quotation-templates")).reply.map(({ name }: { name: string }) => name)
const latest = (id = 1) => app.services.quotations.versions.latest(id)!

/** Saves the next version, with what a person changes. */
async function changed(
  over: Partial<QuotationContent> = {},
  lines: (all: LineInput[]) => LineInput[] = (all) => all,
) {
  const content = contentOf(latest().estimate)
  const body = { base: latest().version, content: { ...content, lines: lines(content.lines), ...over } }
  expect((await manager("POST", "/quotations/1/versions", body)).status).toBe(200)
}

/** A quotation by hand of a project of its own, begun from the template. */
async function begun(content: QuotationContent): Promise<Quotation> {
  const { id: projectId } = app.services.projects.create({ name: "Badkamer Zuid" }, office())
  const { status, reply } = await manager("POST", "/quotations", { projectId, content })
  expect(status).toBe(200)
  return reply
}
const raised = () => {
  const change = { kind: "rate", code: "specialist", field: "cents", value: 99 } as const
  app.services.priceBook.change({ since: "2026-11-21", reason: "Cao", changes: [change] }, office())
}
const figures = ({ lines }: Quotation["latest"]) =>
  lines.map(({ description, quantity, normHours, material, total }) => [
    description,
    quantity,
    normHours,
    material,
    total,
  ])

test("a quotation begun from a template has the lines, hours and prices that it was kept with", async () => {
  await changed({ exclusions: ["Schilderwerk"] }, ([first, second, ...rest]) => [
    { ...first!, unitPrice: 77.5 },
    { ...second!, normHours: 3.25, quantity: 4 },
    ...rest,
    ownLine({ unitPrice: 100 }),
  ])
  const { status, reply } = await keep()
  expect([status, reply.name, reply.projectTypes, reply.lines, reply.texts, reply.createdBy]).toEqual([
    200,
    "Badkamer standaard",
    ["badkamer"],
    latest().estimate.lines.length,
    false,
    "Test manager",
  ])
  const { content, byHand } = await filled()
  expect([byHand, content.exclusions[0]]).toEqual([[], "Schilderwerk"])
  const made = await begun(content)
  const source: Quotation = (await manager("GET", "/quotations/1")).reply
  expect(figures(made.latest)).toEqual(figures(source.latest))
  expect(made.latest.totals.net).toBe(source.latest.totals.net)
})

test("what nobody priced by hand gets the prices of today, and what was keeps its own", async () => {
  await changed({}, ([first, ...rest]) => [{ ...first!, unitPrice: 77.5 }, ...rest])
  await keep()
  const before = latest().estimate
  raised()
  const { latest: now } = await begun((await filled()).content)
  const trade = (role: string) =>
    before.lines.flatMap((line, i) => (line.role === role && line.hours > 0 && i > 0 ? [i] : []))
  expect(trade("specialist")).not.toEqual([])
  for (const at of trade("specialist")) expect(now.lines[at]!.rate).toBe(99)
  for (const at of trade("carpenter")) expect(now.lines[at]!.total).toBe(before.lines[at]!.totalCents / 100)
  expect(now.lines[0]!.unitPrice).toBe(77.5)
})

test("work that the rules of VAT parted in labour and material is kept as one line", async () => {
  const facts = { use: "dwelling", builtIn: 1968, olderThan2Years: true } as const
  const glass = ownLine({
    id: "g",
    norm: "isolatie.glass.goed",
    description: "Glas",
    quantity: 9,
    unit: "m2",
  })
  const content = { ...contentOf(latest().estimate), facts, lines: [glass] }
  const { id, latest: source } = await begun(content)
  expect(source.lines.map(({ norm }) => norm)).toEqual([
    "isolatie.glass.goed.arbeid",
    "isolatie.glass.goed.materiaal",
  ])
  await keep({ quotationId: id })
  const kept = await filled()
  expect(kept.content.lines).toEqual([glass])
  const again = await begun({ ...kept.content, facts })
  expect(figures(again.latest)).toEqual(figures(source))

  // A half that a person priced can't be worked out from the norm of the whole.
  const changes = contentOf(latest(id).estimate)
  const lines = changes.lines.map((line, at) => (at === 0 ? { ...line, unitPrice: 50 } : line))
  await manager("POST", `/quotations/${id}/versions`, { base: 1, content: { ...changes, lines } })
  await keep({ quotationId: id, name: "Glas" })
  const halves = (await filled(2)).content.lines.map(({ norm, unitPrice }) => [norm, unitPrice])
  const perUnit = Math.round(latest(id).estimate.lines[1]!.totalCents / 9) / 100
  expect(halves).toEqual([
    ["", 50],
    ["", perUnit],
  ])
})

test("a line whose norm is there no more is one by hand at its last price, and that is told", async () => {
  await keep()
  const [first, second] = latest().estimate.lines
  const stored = (change: string) => app.db.$client.run(`UPDATE quotation_templates SET content = ${change}`)
  stored("json_set(content, '$.lines[0].norm', 'verdwenen_norm')")
  stored(`json_set(content, '$.lines[1].unit', '${second!.unit === "m1" ? "m2" : "m1"}')`)
  const { content, byHand } = await filled()
  expect(byHand).toEqual([first!.description, second!.description])
  const perUnit = Math.round(first!.totalCents / first!.quantity) / 100
  expect(content.lines[0]).toMatchObject({ norm: "", unitPrice: perUnit, quantity: first!.quantity })
  const made = await begun(content)
  expect(made.latest.lines[0]).toMatchObject({ normSource: null, unitPrice: perUnit, unpriced: false })
})

test("nothing of the client, his building or his days is kept, not in the texts of a person either", async () => {
  const quotationText = [
    "Beste mevrouw De Vries,",
    "",
    "Uw badkamer aan de Duinweg 14 wordt nieuw.",
    "Wij beginnen op 3 december 2026.",
    "U belt ons, wij bellen 0612345678.",
    "Volgens offerte O-2026-0001.",
    "",
    "Wij ruimen elke dag op.",
  ].join("\n")
  await changed({
    texts: { analysis: "Voor M. de Vries uit Zierikzee.", quotationText },
    assumptions: ["Er is stroom.", "De heer Vries is thuis.", "Oplevering voor 24-12-2026."],
    wantedStart: "2027-03-01",
  })
  const { reply } = await keep({ texts: true })
  expect(reply.texts).toBe(true)
  const { content } = await filled()
  expect(content.texts).toEqual({ analysis: "", quotationText: "Wij ruimen elke dag op." })
  expect(content.assumptions).toEqual(["Er is stroom."])
  expect(content.facts).toEqual({ use: "dwelling", builtIn: null, olderThan2Years: null })
  const stored = JSON.stringify(app.db.$client.query("SELECT * FROM quotation_templates").all())
  expect(stored).not.toMatch(/Vries|Duinweg|4301|voorbeeld\.example|1978|2027|Zierikzee/)
})

test("what the client declared of his building is not said to the next one", async () => {
  expect(latest().estimate.assumptions.join()).toContain("volgens uw opgave asbestvrij")
  await keep()
  const { content } = await filled()
  expect(content.assumptions.join()).not.toContain("uw opgave")
  expect(content.assumptions.join()).toContain("dat er geen asbest zit")
  expect(content.exclusions).toContain("Het verwijderen van asbest.")
})

test("a line that names the client is refused, as it can't be left out", async () => {
  await changed({}, (all) => [
    ...all,
    ownLine({ description: "Bank van m. de  vries verplaatsen", unitPrice: 50 }),
  ])
  const { status, reply } = await keep()
  expect([status, reply.code]).toEqual([409, "quotes.templateNamesClient"])
  expect(reply.error).toContain("‘Bank van m. de  vries verplaatsen’")
  expect(await names()).toEqual([])
})

test("a name is one template's only, however it is spelled, until that is removed", async () => {
  await keep()
  const taken = { name: "Er is al een sjabloon met deze naam. Kies een andere naam." }
  const again = await keep({ name: "badkamer STANDAARD" })
  expect([again.status, again.reply.fields]).toEqual([422, taken])
  await keep({ name: "Dakkapel" })
  const renamed = (name: string, from: string, id = 2) =>
    manager("PUT", `/quotation-templates/${id}`, { name, from })
  expect((await renamed("Badkamer Standaard", "Dakkapel")).reply.fields).toEqual(taken)
  expect((await renamed("Dakkapel 3 m", "Dakkapel")).status).toBe(200)
  expect((await renamed("DAKKAPEL 3 M", "Dakkapel 3 m")).status).toBe(200)
  expect((await renamed("Anders", "Dakkapel")).reply).toMatchObject({
    code: "quotes.templateRenamed",
    error: "Iemand heeft dit sjabloon intussen hernoemd in ‘DAKKAPEL 3 M’.",
  })
  expect(await names()).toEqual(["Badkamer standaard", "DAKKAPEL 3 M"])
  await manager("DELETE", "/quotation-templates/1")
  expect((await keep()).status).toBe(200)
  const back = await manager("PUT", "/quotation-templates/1/restored")
  expect([back.status, back.reply.code]).toEqual([409, "quotes.templateNameReused"])
})

test("what was removed is gone, and comes back", async () => {
  await keep()
  for (const _ of [1, 2]) expect((await manager("DELETE", "/quotation-templates/1")).status).toBe(200)
  expect(await names()).toEqual([])
  expect((await manager("GET", "/quotation-templates/1")).status).toBe(404)
  expect((await manager("PUT", "/quotation-templates/1", { name: "A", from: "B" })).status).toBe(404)
  for (const _ of [1, 2])
    expect((await manager("PUT", "/quotation-templates/1/restored")).reply.name).toBe("Badkamer standaard")
  expect(await names()).toEqual(["Badkamer standaard"])
})

test("a hundred are kept; the next waits until one is removed", async () => {
  for (let i = 1; i <= 100; i++) await keep({ name: `Badkamer ${i}` })
  const { status, reply } = await keep({ name: "Badkamer 101" })
  expect([status, reply.error]).toEqual([
    409,
    "Er zijn al 100 sjablonen. Verwijder er eerst een die u niet meer gebruikt.",
  ])
  await manager("DELETE", "/quotation-templates/7")
  expect((await keep({ name: "Badkamer 101" })).status).toBe(200)
  expect((await manager("PUT", "/quotation-templates/7/restored")).reply.code).toBe("quotes.templatesFull")
})

test("pressed twice it is kept once", async () => {
  expect((await keep({}, "druk-1234")).reply).toEqual((await keep({}, "druk-1234")).reply)
  expect((await keep({ name: "Anders" }, "druk-1234")).status).toBe(409)
  expect(await names()).toHaveLength(1)
})

test("a quotation without lines and one that is not there are no template", async () => {
  await changed({ lines: [] })
  expect((await keep()).reply.code).toBe("quotes.templateEmpty")
  expect((await keep({ quotationId: 99 })).status).toBe(404)
})

test("a worker sees none and keeps none", async () => {
  await keep()
  const worker = await asking(app, "worker")
  expect((await worker("GET", "/quotation-templates")).status).toBe(403)
  expect(
    (await worker("POST", "/quotation-templates", { quotationId: 1, name: "B", texts: false })).status,
  ).toBe(403)
})
