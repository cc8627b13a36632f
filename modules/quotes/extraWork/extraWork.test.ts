import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { offered } from "../overview/offered.testing.ts"
import { extraLine, niche, spoken } from "./extra.testing.ts"
import type { ExtraWork, ProjectExtraWork } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
/** A project with an accepted quotation. */
let project: number
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.clock.set("2026-11-21T11:00:00Z")
  manager = await asking(app, "manager")
  project = offered(app, { state: "accepted", work: "active" }).projectId
})
afterAll(() => app.close())

const note = (more: object = {}, to = project) =>
  manager("POST", `/projects/${to}/extra-work`, { ...niche, ...more })
const noted = async (more: object = {}): Promise<ExtraWork> => (await note(more)).reply
const agreed = (more: object = {}) => noted({ agreement: spoken, ...more })
const put = (verb: string, { id, version }: Pick<ExtraWork, "id" | "version">, body: object = {}) =>
  manager("PUT", `/extra-work/${id}/${verb}`, { version, ...body })
const all = async (): Promise<ProjectExtraWork> =>
  (await manager("GET", `/projects/${project}/extra-work`)).reply
const seen = async () => (await manager("GET", `/projects/${project}`)).reply
const history = async () =>
  (await manager("GET", `/projects/${project}/history`)).reply.map(({ action }: { action: string }) => action)

test("what the client asks besides is noted with its price, its delay and who noted it", async () => {
  expect(await noted()).toMatchObject({
    ...{ number: `MW-${String(project).padStart(4, "0")}-1`, title: niche.title, state: "proposed" },
    ...{ delayDays: 1.5, hours: 6, notedBy: "Test manager", agreement: null },
    amounts: { net: 420.5, vat: [{ rate: 21, base: 420.5, amount: 88.31 }], total: 508.81 },
  })
  expect((await seen()).extraPrice).toBeUndefined()
})

test("once the client agreed it is in the price of the project, to the cent", async () => {
  const before = await all()
  await put("agreement", await noted(), spoken)
  await agreed({ lines: [extraLine({ description: "Bad vervalt", unitPrice: -333.33 })], delayDays: 0 })
  const { quotation, more, less, together } = await all()
  expect([more.total, less.total]).toEqual([508.81, -403.33])
  expect(Math.round(together.total * 100)).toBe(Math.round(quotation!.amounts.total * 100) + 50881 - 40333)
  expect(before.together).toEqual(before.quotation!.amounts)
  expect(await seen()).toMatchObject({ extraPrice: 105.48, extraNet: 87.17 })
})

test("VAT is added up per rate, each piece rounded as the client signed for it", async () => {
  const third = {
    lines: [extraLine({ unitPrice: 0.33 }), extraLine({ unitPrice: 10, vatRate: 0, vatReason: "vrij" })],
  }
  await agreed(third)
  await agreed(third)
  expect((await all()).more).toEqual({
    net: 20.66,
    vat: [
      { rate: 0, base: 20, amount: 0 },
      { rate: 21, base: 0.66, amount: 0.14 },
    ],
    total: 20.8,
  })
})

test("how, when and by whom the client agreed is kept, and who wrote that down", async () => {
  const { id } = await agreed()
  expect((await manager("GET", `/extra-work/${id}`)).reply).toMatchObject({
    ...{
      state: "agreed",
      agreement: spoken,
      decidedBy: "Test manager",
      decidedAt: "2026-11-21T11:00:00.000Z",
    },
  })
  expect((await history()).slice(0, 2)).toEqual(["extraAgreed", "extraNoted"])
})

test("a rate that the quotation has is charged for the same reason; another needs one", async () => {
  const [{ rate, reason }] = (await all()).rates as [ProjectExtraWork["rates"][number]]
  const { lines } = await noted({ lines: [extraLine({ vatRate: rate })] })
  expect(lines[0]).toMatchObject({ vatRate: rate, vatReason: reason })
  expect(await note({ lines: [extraLine({ vatRate: 9 })] })).toMatchObject({
    status: 422,
    reply: { fields: { "lines.0.vatReason": "Vul in waarom dit btw-tarief geldt." } },
  })
})

test("a yes that was a slip is taken back within a day; after that it takes a reason", async () => {
  const first = await agreed()
  const { reply } = await put("reopening", first)
  expect(reply).toMatchObject({ state: "proposed", agreement: null })
  expect((await seen()).extraPrice).toBeUndefined()
  const again = (await put("agreement", reply, spoken)).reply
  app.clock.set("2026-11-23T11:00:00Z")
  manager = await asking(app, "manager")
  expect(await put("reopening", again)).toMatchObject({ status: 409, reply: { code: "quotes.extraSettled" } })
  expect(await put("withdrawal", again, { reason: "" })).toMatchObject({ status: 422 })
  const gone = (await put("withdrawal", again, { reason: "Klant ziet ervan af" })).reply
  expect(gone).toMatchObject({ state: "withdrawn", reason: "Klant ziet ervan af", agreement: spoken })
  expect((await seen()).extraPrice).toBeUndefined()
  expect((await put("reopening", gone)).reply).toMatchObject({ state: "agreed", agreement: spoken })
})

test("what was agreed is corrected with a reason, and the log keeps what it was", async () => {
  const before = await agreed()
  const { agreement: _, ...content } = niche
  const change = { ...content, version: before.version, lines: [extraLine({ unitPrice: 400 })] }
  expect((await manager("PUT", `/extra-work/${before.id}`, change)).reply.code).toBe("quotes.extraDecided")
  const correction = { ...change, agreement: spoken, reason: "Verkeerd getypt" }
  expect((await manager("PUT", `/extra-work/${before.id}/correction`, correction)).reply).toMatchObject({
    ...{ state: "agreed", reason: "Verkeerd getypt", amounts: { total: 484 } },
  })
  const [line] = app.services.access.log.about("project", project).slice(-1)
  expect(line!.details).toMatchObject({
    was: 508.81,
    amount: 484,
    before: { lines: [{ totalCents: 42050 }] },
  })
  expect(await seen()).toMatchObject({ extraPrice: 484 })
})

test("who decides second is told who was first", async () => {
  const first = await noted()
  await put("refusal", first, { reason: "Te duur" })
  expect(await put("agreement", first, spoken)).toMatchObject({
    status: 409,
    reply: { error: "Test manager heeft dit meerwerk op 21-11-2026 om 12:00 gewijzigd." },
  })
})

test("a proposal is removed and put back; what was agreed is not removed", async () => {
  const first = await noted()
  const gone = (await put("removed", first, { removed: true })).reply
  expect((await all()).items).toEqual([])
  expect((await put("agreement", gone, spoken)).reply.code).toBe("quotes.extraRemoved")
  await put("removed", gone, { removed: false })
  expect((await all()).items).toHaveLength(1)
  expect(await put("removed", await agreed(), { removed: true })).toMatchObject({ status: 409 })
})

test("a number is not given twice", async () => {
  const first = await noted()
  await put("removed", first, { removed: true })
  expect((await noted()).number).toEndWith("-2")
})

test("under one key it is noted once", async () => {
  const key = crypto.randomUUID()
  for (const _ of [1, 2]) await manager("POST", `/projects/${project}/extra-work`, niche, key)
  expect((await all()).items).toHaveLength(1)
})

test("a worker has no part in it, as it tells what the client pays", async () => {
  const worker = await asking(app, "worker")
  expect((await worker("GET", `/projects/${project}/extra-work`)).status).toBe(403)
  await agreed()
  expect((await worker("GET", `/projects/${project}`)).reply).not.toHaveProperty("extraPrice")
})

test("what has no price yet can't be agreed", async () => {
  const first = await noted({ lines: [] })
  expect((await put("agreement", first, spoken)).reply.fields).toEqual({
    lines: "Vul eerst een prijs in. Zonder prijs is er niets afgesproken.",
  })
})

test("a photo is one of the project itself", async () => {
  const other = offered(app).projectId
  const file = await app.services.projectFiles.add(
    other,
    async () => ({ bytes: samplePhoto(), name: "nis.png", texts: { kind: "photo" } }),
    null,
    app.services.access.list()[0]!,
  )
  expect((await note({ photo: file.id })).reply.fields).toEqual({ photo: "Kies een foto van dit project." })
  expect((await note({ photo: file.id }, other)).reply.photo).toMatchObject({ id: file.id, name: "nis.jpg" })
})

test("a project without a quotation has extra work of its own", async () => {
  project = (await manager("POST", "/projects", { name: "Klussen" })).reply.id
  await agreed()
  const { quotation, together } = await all()
  expect([quotation, together.total]).toEqual([null, 508.81])
  expect(await seen()).toMatchObject({ extraPrice: 508.81 })
})

test.each([
  ["before the quotation", { on: "2026-11-20" }, "on"],
  ["tomorrow", { on: "2026-11-22" }, "on"],
  ["by nobody", { by: " " }, "by"],
  ["in no way", { how: "" }, "how"],
])("nothing is agreed %s", async (_, wrong, field) => {
  const { status, reply } = await put("agreement", await noted(), { ...spoken, ...wrong })
  expect([status, Object.keys(reply.fields)]).toEqual([422, [field]])
  expect((await all()).more.total).toBe(0)
})

test.each([
  ["no words", { title: " " }, "title"],
  ["a price of nothing", { lines: [extraLine({ unitPrice: 0 })] }, "lines.0.unitPrice"],
  [
    "a price beyond reason",
    { lines: [extraLine({ quantity: 100_000, unitPrice: 1_000_000 })] },
    "lines.0.unitPrice",
  ],
  ["less than nothing of it", { lines: [extraLine({ quantity: -1 })] }, "lines.0.quantity"],
  ["500 lines", { lines: Array.from({ length: 500 }, () => extraLine()) }, "lines"],
  ["a third of a day", { delayDays: 0.3 }, "delayDays"],
  ["days below zero", { delayDays: -1 }, "delayDays"],
  ["a photo that isn't there", { photo: 999 }, "photo"],
])("%s is refused, and nothing is kept", async (_, wrong, field) => {
  const { status, reply } = await note(wrong)
  expect([status, Object.keys(reply.fields)]).toEqual([422, [field]])
  expect((await all()).items).toEqual([])
})

test("nothing is noted of a project that was put away, and nothing decided", async () => {
  const first = await noted()
  await manager("PUT", `/projects/${project}/archived`, { archived: true })
  expect((await note()).reply.code).toBe("projects.archived")
  expect((await put("agreement", first, spoken)).reply.code).toBe("projects.archived")
  expect((await note({}, 999)).status).toBe(404)
})

test("the order is one page in Word and PDF that say the same: price, delay and the law", async () => {
  const { id } = await agreed()
  const [word, pdf] = await Promise.all(
    ["docx", "pdf"].map(async (format) => (await manager("GET", `/extra-work/${id}/paper/${format}`)).bytes),
  )
  const { pages } = await readPdf(pdf!)
  expect(pages).toHaveLength(1)
  for (const said of [wordText(word!), pages[0]!])
    for (const words of [niche.title, "508,81", "1,5 werkdag later", "7:755", "Mevrouw Vos ging hiermee op"])
      expect(said.replace(/\s+/g, " ")).toContain(words)
})

test("what has no price has no paper, and is not mailed", async () => {
  const { id, version } = await noted({ lines: [] })
  expect((await manager("GET", `/extra-work/${id}/paper/pdf`)).status).toBe(409)
  const letter = { to: "vos@voorbeeld.example", subject: "Meerwerk", message: "Zie bijlage", version }
  expect((await manager("POST", `/extra-work/${id}/mail`, letter)).reply.code).toBe("quotes.mailOff")
})

test("work under way with extra work that waits for a yes is told; once agreed it isn't", async () => {
  const told = async () =>
    (await manager("GET", "/notices")).reply.filter(({ key }: { key: string }) => key === "quotes.extraBegun")
  const before = (await told())[0]?.count ?? 0
  const first = await noted()
  expect((await told())[0].count).toBe(before + 1)
  await put("agreement", first, spoken)
  expect((await told())[0]?.count ?? 0).toBe(before)
})

test("it is found by what it is called, and in what was changed it is taken back", async () => {
  const { id } = await agreed({ title: "Kattenluik in de achterdeur" })
  const { reply: found } = await manager("POST", "/search", { typed: "kattenluik" })
  expect(JSON.stringify(found)).toContain(`/meerwerk/${id}`)
  const { changes } = (await manager("GET", "/changes")).reply
  const line = changes.find(({ action }: { action: string }) => action === "extraWork.extraAgreed")
  expect((await manager("POST", `/changes/${line.id}/undo`)).status).toBe(200)
  expect((await manager("GET", `/extra-work/${id}`)).reply.state).toBe("proposed")
})
