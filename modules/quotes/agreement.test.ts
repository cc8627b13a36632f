import { afterAll, beforeAll, expect, test } from "bun:test"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { catalogueFor } from "./catalogue/catalogue.ts"
import { instalments } from "./documents/terms.ts"
import { estimateOf } from "./matching/workEstimate.testing.ts"
import type { QuotationRow } from "./overview/schema.ts"
import { standardBook } from "./pricing/book.ts"
import { drawAnswers } from "./pricing/drawAnswers.ts"
import { estimate } from "./pricing/estimate.ts"
import type { Estimate } from "./pricing/line.ts"
import type { LineInput, QuotationContent } from "./quotations/content.schema.ts"
import { ownLine } from "./quotations/sample.ts"
import type { Quotation } from "./quotations/schema.ts"
import { contentOf } from "./quotations/unchanged.ts"
import { standardTerms } from "./terms/standard.ts"
import { writeLocally } from "./writing/local.ts"

/** All that tells what a quotation comes to tells the same, to the cent, whatever was asked and whatever was changed. */

const today = "2026-11-21"
const workItems = [
  "12 m2 tegels zetten",
  "stucwerk plafond 14,5 m2",
  "wanden schilderen 62 m2",
  "dubbel glas vervangen door HR++ 9 m2",
  "oude badkamer slopen",
  "3 stopcontacten bijplaatsen",
  "pvc vloer leggen 33,3 m2",
  "spouwmuur isoleren 80 m2",
  "iets waar niemand een norm voor heeft",
  "plinten 27 strekkende meter",
]

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
afterAll(() => app.close())

const drafts: [name: string, seed: number, draft: (chance: Chance) => Estimate][] = [
  ...projectTypes.map((type, index): (typeof drafts)[number] => [
    `the answers for ${type}`,
    index + 1,
    () => estimate({ projectTypes: [type], answers: drawAnswers(catalogueFor([type], today), index), today }),
  ]),
  ...projectTypes.slice(0, 4).map((type, index): (typeof drafts)[number] => [
    `work items in ${type}`,
    index + 101,
    (chance) => {
      const items = workItems.filter(() => chance() < 0.6)
      return estimateOf({ items, type, area: 12, facts: chance.one(buildings), today }, standardBook)
    },
  ]),
]

const buildings = [
  { use: "dwelling", builtIn: 1978, olderThan2Years: true },
  { use: "dwelling", builtIn: 2026, olderThan2Years: null },
  { use: "business", builtIn: 1990, olderThan2Years: true },
  { use: null, builtIn: null, olderThan2Years: null },
] as const

test.each(drafts)("a quotation of %s, changed at random", async (name, seed, draft) => {
  const chance = chanceOf(seed)
  const { projectId, quotationId } = proposed(name, draft(chance))
  for (let saves = seed % 5 === 0 ? 2 : 1; saves > 0; saves--) {
    const content = changed(contentOf(newest(quotationId)), chance)
    const saved = await manager("POST", `/quotations/${quotationId}/versions`, { base: 1, content })
    expect([saved.status, saved.reply.fields]).toEqual([200, undefined])
  }
  await app.services.jobs.idle()

  const { latest }: Quotation = (await manager("GET", `/quotations/${quotationId}`)).reply
  const { net, vat, total } = workedOut(latest)
  expect(latest.totals).toMatchObject({ net: euros(net), vat, price: euros(total) })
  const row = (await manager("GET", "/quotations")).reply.find(({ id }: QuotationRow) => id === quotationId)
  const { reply: project } = await manager("GET", `/projects/${projectId}`)
  const { reply: costs } = await manager("GET", `/projects/${projectId}/costs`)
  expect([row.price, project.estimatedPrice, costs.estimatedNet]).toEqual([total, total, net].map(euros))

  const shifted = latest.reverseCharge !== null
  const perRate = shifted ? [] : vat.flatMap(({ base, amount }) => [base, amount])
  const all = [euros(net), ...perRate, euros(total)].map(money)
  const { offerte, offertePdf, offerteTekst, offerteInformeel, calculatie, ...others } =
    await documents(latest)
  const { message } = (await manager("GET", `/quotations/${quotationId}/mail`)).reply
  for (const text of [latest.quotationText, latest.costCalculation, offerte, offertePdf, offerteTekst])
    expect(amountsIn(text)).toEqual(expect.arrayContaining(all))
  for (const text of [message, offerteInformeel, others.planning])
    expect(amountsIn(text)).toContain(money(euros(total)))
  const own = allowed(latest)
  for (const text of [latest.analysis, latest.quotationText, latest.costCalculation, offerte, offertePdf])
    expect(amountsIn(text).filter((amount) => !own.has(amount))).toEqual([])

  const rows = await cells(calculatie)
  const last = (label: string) => rows.findLast((cells) => cells.includes(label))?.at(-1)
  expect(last("Totaal exclusief btw")).toBe(euros(net))
  expect(last(shifted ? "Totaal, btw verlegd" : "Totaal inclusief btw")).toBe(euros(total))
  const overRates = rows.filter((cells) => cells.includes("Btw over")).map((cells) => cells.slice(-3))
  for (const { rate, base, amount } of shifted ? [] : vat)
    expect(overRates).toContainEqual([rate, base, amount])
  for (const sheet of [others.materiaalstaat, others.nacalculatie])
    expect((await cells(sheet)).slice(0, 6).flat()).toContain(euros(total))
})

test("the figures of the list add up what each quotation comes to", async () => {
  const { reply: rows } = await manager("GET", "/quotations")
  const { reply: stats } = await manager("GET", "/quotations/stats")
  const total = rows.reduce((sum: number, { price }: QuotationRow) => sum + cents(price), 0)
  expect([stats.total, cents(stats.totalValue)]).toEqual([drafts.length, total])
})

/** What the generator leaves behind, for a client whose VAT may be shifted. */
function proposed(name: string, calculation: Estimate) {
  const job = {
    companyName: "Zeewind",
    clientName: name,
    address: "",
    projectTypes: [],
    details: "",
    terms: standardTerms,
  }
  const made = app.services.quotations.propose(
    {
      project: { name, description: "", projectTypes: ["badkamer"], address: "Duinweg 1" },
      client: { customerId: null, name, email: "", phone: "", address: "Duinweg 1" },
      estimate: calculation,
      texts: writeLocally(calculation, job),
      start: null,
      terms: standardTerms,
      replaces: null,
    },
    app.services.access.list()[0]!,
  )
  app.db.$client.run("UPDATE customers SET btw_id = 'NL004495445B01'")
  return made
}

const newest = (id: number) => app.services.quotations.versions.latest(id)!.estimate

/** As an office may leave it: other quantities, hours and prices, rates by hand, lines moved, gone and new, a discount. */
function changed(content: QuotationContent, chance: Chance): QuotationContent {
  const lines = content.lines
    .filter(() => chance() > 0.1)
    .map((line) => altered(line, chance))
    .sort(() => chance() - 0.5)
  const facts = chance.one(buildings)
  const price = (most: number) => Math.round(chance() * most * 100) / 100
  const more: LineInput[] = [
    ownLine({ id: crypto.randomUUID(), unitPrice: 400 + price(9000), quantity: 1 + chance() }),
    ownLine({ id: crypto.randomUUID(), description: "Nog te bepalen werk" }),
    ownLine({ id: crypto.randomUUID(), norm: "badkamer.plasterCeiling", unit: "m2", quantity: 7.125 }),
    ownLine({ id: crypto.randomUUID(), description: "Korting", unitPrice: -price(300) }),
    ownLine({ id: crypto.randomUUID(), norm: "isolatie.glass.goed", unit: "m2", quantity: 3.3 }),
  ]
  return {
    ...content,
    lines: [...lines, more[0]!, ...more.slice(1).filter(() => chance() < 0.6)],
    facts,
    reverseCharge: facts.use === "business" && chance() < 0.7,
  }
}

function altered(line: LineInput, chance: Chance): LineInput {
  const quantity = Math.max(0.001, Math.round(line.quantity * (0.3 + 2 * chance()) * 1000) / 1000)
  const draw = chance()
  if (draw < 0.15) return { ...line, quantity }
  if (draw < 0.3) return { ...line, unitPrice: Math.round(chance() * 20_000) / 100 }
  if (draw < 0.4) return { ...line, normHours: Math.round(chance() * 300) / 100 }
  return draw < 0.5 ? { ...line, vatRate: chance.one([0, 9, 21]), vatReason: "zo besloten" } : line
}

/** From the lines alone: VAT over the sum per rate, rounded once per rate. */
function workedOut({ lines }: Quotation["latest"]) {
  const sum = (of: typeof lines) => of.reduce((total, line) => total + cents(line.total), 0)
  const net = sum(lines)
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => a - b)
  const parts = rates.map((rate) => {
    const base = sum(lines.filter(({ vatRate }) => vatRate === rate))
    return { rate, base, amount: Math.sign(base) * Math.round(Math.abs(base * rate) / 100) + 0 }
  })
  const total = parts.reduce((total, { amount }) => total + amount, net)
  const vat = parts.map(({ rate, base, amount }) => ({ rate, base: euros(base), amount: euros(amount) }))
  return { net, vat, total }
}

/** Each amount that a text may name. */
function allowed({ lines, totals }: Quotation["latest"]): Set<string> {
  const phases = Map.groupBy(lines, ({ phase }) => phase).values()
  const { labour, material, equipment, subcontract, margin, adjustment, net, vat, price, low, high } = totals
  const amounts = [
    ...lines.map(({ total }) => total),
    ...phases.map((own) => euros(own.reduce((sum, { total }) => sum + cents(total), 0))),
    ...vat.flatMap(({ base, amount }) => [base, amount]),
    ...[labour, material, equipment, subcontract, margin, adjustment, net, price, low, high],
    ...[1, 5, 30]
      .flatMap((days) => instalments(cents(price), days, standardTerms))
      .map((part) => euros(part.cents)),
  ]
  return new Set(amounts.map(money))
}

async function documents({ files }: Quotation["latest"]) {
  const found = files.map(async ({ kind, url }) => {
    const { status, bytes } = await manager("GET", url.replace(/^\/api/, ""))
    expect([kind, status]).toEqual([kind, 200])
    if (kind === "offertePdf") return [kind, (await readPdf(bytes)).text]
    return [kind, /^(calculatie|materiaalstaat|nacalculatie)$/.test(kind) ? bytes : wordText(bytes)]
  })
  return Object.fromEntries(await Promise.all(found))
}

async function cells(bytes: Uint8Array) {
  const sheets = await openWorkbook(bytes)
  return sheets.cells(sheets.workbook.worksheets[0]!.name)
}

const cents = (amount: number) => Math.round(amount * 100)
const euros = (amount: number) => amount / 100
const money = (amount: number) => formatEuro(cents(amount)).replace("\u00a0", " ")
const amountsIn = (text: string): string[] => text.replaceAll("\u00a0", " ").match(/€ -?[\d.]+,\d\d/g) ?? []

type Chance = ReturnType<typeof chanceOf>

/** Draws that depend on the seed alone. */
function chanceOf(seed: number) {
  let state = seed * 7919
  const draw = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return Object.assign(draw, { one: <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)]! })
}
