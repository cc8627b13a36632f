import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { estimate } from "../pricing/estimate.ts"
import { sampleSubmission } from "../sample.ts"
import type { ChangePrices, NormDetail, PriceBookView } from "./schema.ts"

let app: TestApp
let owner: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  owner = await app.signIn("owner")
})
afterEach(() => app.close())

const ask = async (method: string, path: string, { body = undefined as unknown, headers = owner } = {}) => {
  const response = await app.handle(jsonRequest(method, `/api/price-book${path}`, { body, headers }))
  return { status: response.status, reply: await response.json() }
}
const view = async (): Promise<PriceBookView> => (await ask("GET", "")).reply

type Changed = Partial<ChangePrices["changes"][number]>
const hours: ChangePrices["changes"][number] = {
  ...{ kind: "norm", code: "badkamer.stripTiles", field: "hours", value: 0.6 },
}
const today = "2026-11-21"
const changing = (over: Changed = {}, { since = today, reason = "nacalculatie" } = {}) => ({
  ...{ since, reason },
  changes: [{ ...hours, ...over }],
})
const change = (over?: Changed, told?: { since?: string; reason?: string }) =>
  ask("POST", "/changes", { body: changing(over, told) })

test("the book tells every norm, rate and article with its price per unit and its source", async () => {
  const { norms, rates, margin, articles, changes } = await view()
  expect(norms.find(({ code }) => code === "badkamer.stripTiles")).toEqual({
    code: "badkamer.stripTiles",
    description: "Tegels van wand en vloer slopen",
    phase: "demolition",
    unit: "m2",
    role: "helper",
    hours: 0.45,
    equipment: 1.5,
    subcontract: 0,
    material: 0,
    // 0.45 x 38 + 1.50 and 12% over that.
    unitPrice: 18.78,
    articles: [],
    source: "grootinkluswerk.nl: sloop en afvoer badkamer 400 tot 900 euro (prijs van het geheel) 2026",
    own: false,
  })
  expect(rates.map(({ role, rate }) => [role, rate])).toEqual([
    ["specialist", 72],
    ["carpenter", 58],
    ["helper", 38],
  ])
  expect(margin).toEqual({ percent: 12, standard: 12, source: "", own: false })
  expect(articles.find(({ name }) => name === "Gipspleister")).toMatchObject({
    ...{ unit: "kg", price: 0.48, pack: { size: 25, label: "zak" }, own: false },
    norms: norms.filter((norm) => norm.articles.includes("Gipspleister")).length,
  })
  expect(changes).toEqual([])
})

test("a change shows at once, with who, when and why, and is kept in the log", async () => {
  const { status, reply } = await change()
  expect(status).toBe(200)
  expect(reply.norms.find((norm: { code: string }) => norm.code === hours.code)).toMatchObject({
    hours: 0.6,
    unitPrice: 24.48,
    own: true,
    source: "eigen norm sinds 21-11-2026: nacalculatie",
  })
  expect(reply.changes).toEqual([
    {
      id: 1,
      ...{
        kind: "norm",
        code: "badkamer.stripTiles",
        name: "Tegels van wand en vloer slopen",
        field: "hours",
      },
      ...{ value: 0.6, before: null, standard: 0.45, since: today, reason: "nacalculatie" },
      ...{ by: "Test owner", at: "2026-11-21T11:00:00.000Z", last: true },
    },
  ])
  expect(app.services.access.log.about("priceBook", 1)).toMatchObject([
    { action: "priceBook.changed", details: { since: today, reason: "nacalculatie", changes: [hours] } },
  ])
})

test("the history is the newest first; each tells what held before it, and only the last one can be turned back", async () => {
  await change()
  await change({ value: 0.7 }, { since: "2026-12-01", reason: "nieuwe hamers" })
  await change({ value: 0.5 }, { reason: "vergissing" })
  await change({ value: null }, { reason: "toch niet" })
  const { changes, norms } = await view()
  expect(changes.map(({ value, before, last }) => ({ value, before, last }))).toEqual([
    { value: null, before: 0.5, last: false },
    { value: 0.5, before: 0.6, last: false },
    { value: 0.7, before: 0.6, last: true },
    { value: 0.6, before: null, last: false },
  ])
  expect(norms.find(({ code }) => code === hours.code)!.hours).toBe(0.45)
  app.clock.set("2026-12-01T09:00:00Z")
  owner = await app.signIn("owner")
  expect((await view()).norms.find(({ code }) => code === hours.code)!.hours).toBe(0.7)
})

test("the price of a norm is told to the last cent, with articles of one's own price", async () => {
  await change({ kind: "article", code: "Gipspleister", field: "cents", value: 0.5 })
  const detail: NormDetail = (await ask("GET", "/norms/finishing.plaster")).reply
  expect(detail).toMatchObject({
    rate: 72,
    labour: 23.04,
    rateSource: "standaard uurtarief 2026",
    margin: 0.51,
  })
  expect(detail.materials).toEqual([
    {
      ...{ name: "Gipspleister", unit: "kg", perUnit: 7, waste: 0, quantity: 7, price: 0.5, amount: 3.5 },
      own: true,
    },
    {
      ...{ name: "Voorstrijk voor stucwerk", unit: "l", perUnit: 0.15, waste: 0, quantity: 0.15 },
      ...{ price: 4.8, amount: 0.72, own: false },
    },
  ])
  const { labour, materials, margin, norm } = detail
  const cents = [labour, margin, norm.equipment, norm.subcontract, ...materials.map(({ amount }) => amount)]
  expect(cents.reduce((total, euros) => total + Math.round(euros * 100), 0)).toBe(norm.unitPrice * 100)
})

test.each(["badkamer.gone", "toString", "__proto__", "%00", "a".repeat(2000)])(
  "there is no norm %p",
  async (code) => {
    expect((await ask("GET", `/norms/${code}`)).status).toBe(404)
  },
)

test.each<[string, Changed, string]>([
  ["negative hours", { value: -1 }, "Vul uren in van 0 tot 1.000, met hoogstens 3 cijfers achter de komma."],
  ["hours of more than anyone works", { value: 1001 }, "Vul uren in van 0 tot 1.000"],
  ["hours to the hair's breadth", { value: 0.33333 }, "met hoogstens 3 cijfers"],
  ["a rate of nothing", { kind: "rate", code: "helper", field: "cents", value: 0 }, "boven € 0 en tot € 500"],
  [
    "a rate of a lawyer",
    { kind: "rate", code: "helper", field: "cents", value: 501 },
    "boven € 0 en tot € 500",
  ],
  [
    "a margin below nothing",
    { kind: "margin", code: "margin", field: "percent", value: -1 },
    "van 0 tot 100",
  ],
  ["a margin above all", { kind: "margin", code: "margin", field: "percent", value: 101 }, "van 0 tot 100"],
  [
    "half a cent",
    { kind: "article", code: "Gipspleister", field: "cents", value: 0.005 },
    "Vul een bedrag in",
  ],
  [
    "a price below nothing",
    { kind: "article", code: "Gipspleister", field: "cents", value: -1 },
    "Vul een bedrag in",
  ],
])("%s is refused at its field", async (_, over, sentence) => {
  const { status, reply } = await change(over)
  expect(status).toBe(422)
  expect(reply.fields["changes.0.value"]).toContain(sentence)
  expect((await view()).changes).toEqual([])
})

test.each<[string, Changed]>([
  ["a norm that nobody knows", { code: "badkamer.gone" }],
  ["what every object has", { code: "constructor" }],
  ["a role that nobody has", { kind: "rate", code: "wizard", field: "cents", value: 50 }],
  ["hours of an article", { kind: "article", code: "Gipspleister" }],
  ["euros of a margin", { kind: "margin", code: "margin", field: "cents" }],
  ["a second margin", { kind: "margin", code: "other", field: "percent", value: 10 }],
  ["percents of a norm", { field: "percent" }],
])("%s is refused", async (_, over) => {
  const { status, reply } = await change(over)
  expect(status).toBe(422)
  expect(reply.fields).toEqual({ "changes.0.code": "Dit kennen we niet (meer) in het prijzenboek." })
})

test.each([
  [{ since: "2025-11-01" }, "since", "Kies een datum tussen een jaar geleden en over een jaar."],
  [{ since: "2027-12-01" }, "since", "Kies een datum tussen een jaar geleden en over een jaar."],
  [{ since: "2026-02-30" }, "since", "Vul een datum in die bestaat."],
  [{ since: "morgen" }, "since", "Vul een datum in die bestaat."],
  [{ reason: "x" }, "reason", "Vul in waarom u dit wijzigt."],
  [{ reason: "   \t " }, "reason", "Vul in waarom u dit wijzigt."],
])("%j is refused at its field", async (told, field, sentence) => {
  const { status, reply } = await change({}, told)
  expect(status).toBe(422)
  expect(reply.fields).toEqual({ [field]: sentence })
})

test.each([
  ["nothing", {}],
  ["a list", []],
  ["no changes", { ...changing(), changes: [] }],
  ["a number as text", changing({ value: "0,6" as unknown as number })],
  ["more than is asked", { ...changing(), id: 7 }],
  ["five hundred and one changes", { ...changing(), changes: Array.from({ length: 501 }, () => hours) }],
  ["one figure twice", { ...changing(), changes: [hours, hours] }],
])("%s as a change is refused and nothing is kept", async (_, body) => {
  expect((await ask("POST", "/changes", { body })).status).toBe(422)
  expect((await view()).changes).toEqual([])
})

test("a norm that would cost nothing is refused", async () => {
  const code = "badkamer.stripSanitary"
  const { status, reply } = await change({ code, value: 0 })
  expect({ status, fields: reply.fields }).toEqual({
    status: 422,
    fields: { "changes.0.value": "Zonder uren en kosten is dit werk gratis. Vul minstens één daarvan in." },
  })
  const body = { ...changing({ code, value: 0 }) }
  body.changes.push({ kind: "norm", code, field: "subcontract", value: 90 })
  expect((await ask("POST", "/changes", { body })).status).toBe(200)
})

test("a manager reads all of it and changes nothing", async () => {
  const headers = await app.signIn("manager")
  expect((await ask("GET", "", { headers })).status).toBe(200)
  expect((await ask("GET", "/experience", { headers })).status).toBe(200)
  expect((await ask("POST", "/changes", { body: changing(), headers })).status).toBe(403)
  expect((await view()).changes).toEqual([])
})

test("a quotation keeps the figures of the day it was made; one made after a change has the new ones", async () => {
  const { quotes, quotations, priceBook } = app.services
  const cents = (id: number) => quotations.latestOf([id]).get(id)!.totalCents
  let requests = 0
  const made = () => {
    quotes.submit(sampleSubmission(), null, "a")
    return cents(++requests)
  }
  const before = made()
  const rate = { kind: "rate", code: "specialist", field: "cents", value: 90 } as const
  await change(rate, { since: "2026-11-22" })
  expect(made()).toBe(before)
  app.clock.set("2026-11-22T09:00:00Z")
  const after = made()
  const { projectTypes, answers } = sampleSubmission()
  const at = (day: string) =>
    estimate({ projectTypes, answers, today: day }, priceBook.on(day)).totals.incVatCents
  expect(before).toBe(at("2026-11-21"))
  expect(after).toBe(at("2026-11-22"))
  expect(after).toBeGreaterThan(before)
  expect(cents(1)).toBe(before)
})

test("the book of a day is the same object until something changes", async () => {
  const { priceBook } = app.services
  expect(priceBook.on(today)).toBe(priceBook.on("2020-01-01"))
  await change()
  const book = priceBook.on(today)
  expect(book).toBe(priceBook.on("2026-12-31"))
  expect(book).not.toBe(priceBook.on("2026-11-20"))
  await change({ value: 0.8 })
  expect(priceBook.on(today)).not.toBe(book)
})

test("the norms are a sheet for Excel, with their sources", async () => {
  await change({}, { reason: '=HYPERLINK("x")' })
  const reply = await app.handle(jsonRequest("GET", "/api/price-book/export", { headers: owner }))
  expect(reply.headers.get("content-disposition")).toContain("Normen%2021-11-2026.csv")
  const lines = (await reply.text()).split("\r\n")
  expect(lines[0]).toContain("Code;Omschrijving;Fase;Eenheid;Uren per eenheid")
  expect(lines.find((line) => line.startsWith("badkamer.stripTiles;"))).toContain(
    ";0,6;hulpkracht;0;1,5;0;24,48;;",
  )
  expect(lines).toHaveLength((await view()).norms.length + 2)
})
