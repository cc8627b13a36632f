import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { sampleItem } from "#modules/stock/sample.ts"
import { readCsv } from "#src/shared/csv.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenInvoice, givenReversal } from "../allocations/posted.testing.ts"
import { createInvoiceChecks } from "../checks.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let office: ReturnType<TestApp["services"]["access"]["list"]>[number]
let project: number
let screws: number
let glue: number
/** Two lines of € 60,50 with VAT. */
let invoice: number
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  office = app.services.access.list()[0]!
  project = app.services.projects.create({ name: "Dakkapel Poststraat", status: "active" }, office).id
})
beforeEach(() => {
  screws = add({ name: "Schroeven 5x60" })
  glue = add({ name: "Tegellijm", unit: "zak" })
  invoice = givenInvoice(app, {
    lines: [
      ["Schroeven 5x60", 4, 5000],
      ["Tegellijm", 2, 5000],
    ],
  })
})
afterAll(() => app.close())

const add = (over: object = {}) =>
  app.services.stockItems.add(sampleItem({ code: "", ...over }), null, office)
const [first, second] = [
  () => ({ position: 0, itemId: screws, quantity: 4 }),
  () => ({ position: 1, itemId: glue, quantity: 2 }),
]
const put = (lines: object[], over: object = {}, key?: string) =>
  manager(
    "POST",
    "/invoice-allocations/stock",
    { purchaseInvoiceId: invoice, place: "workshop", lines, ...over },
    key,
  )
const of = async (id = invoice) => (await manager("GET", `/invoice-allocations/invoice/${id}`)).reply
const linesOf = async (id = invoice) =>
  (await manager("GET", `/invoice-allocations/invoice/${id}/stock`)).reply
const item = (id: number) => app.services.stockView.one(id, office)
const takeOff = (id: number) => manager("DELETE", `/invoice-allocations/stock/${id}`)
const isOpen = async (id = invoice) =>
  (await manager("GET", "/unassigned-tracking/invoices")).reply.some((row: { id: number }) => row.id === id)
const take = (id: number, quantity: number) =>
  app.services.stockMovements.adjust(id, { adjustment: -quantity }, null, office)
const order = (itemId: number, quantity: number, price = 12.5) =>
  app.services.stockOrders.one(
    app.services.stockOrders.place(
      { supplier: "Bouwmaat", note: "", expectedOn: null, lines: [{ itemId, quantity, price }] },
      null,
      office,
    ),
  )

test("a line goes onto the shelf for what was paid, and what is left goes to a project", async () => {
  const { reply } = await put([first()])
  expect(reply).toEqual({
    success: true,
    otherPrices: [],
    stock: [
      {
        ...{ id: expect.any(Number), position: 0, itemId: screws, name: "Schroeven 5x60", unit: "doos" },
        ...{ quantity: 4, amount: 60.5, netAmount: 50, percentage: 50, cameBefore: false },
        ...{ createdBy: "Test manager", createdAt: "2026-11-21T11:00:00.000Z" },
      },
    ],
  })
  expect(item(screws)).toMatchObject({ quantity: 4, value: 50 })
  expect(await of()).toMatchObject({
    summary: { totalAllocated: 60.5, remainingAmount: 60.5 },
    allocations: [],
    stock: reply.stock,
  })
  const wish = { purchaseInvoiceId: invoice, projectId: project, amount: 60.5, category: "materials" }
  expect(
    (await manager("POST", "/invoice-allocations/allocate", { ...wish, amount: 60.51 })).reply.error,
  ).toBe("Maximum beschikbaar: €\u00a060,50")
  const { allocation, summary } = (await manager("POST", "/invoice-allocations/allocate", wish)).reply
  expect([allocation.netAmount, summary]).toEqual([50, { totalAllocated: 121, remainingAmount: 0 }])
})

test("an invoice on the shelf is settled: it leaves the checklist, the start screen and the list of what is open", async () => {
  const open = app.services.invoices.counts().toAllocate
  expect(await isOpen()).toBe(true)
  await put([first(), second()])
  expect(await isOpen()).toBe(false)
  expect(app.services.invoices.counts().toAllocate).toBe(open - 1)
  const row = (await manager("GET", "/purchase-invoices")).reply.find(
    ({ id }: { id: number }) => id === invoice,
  )
  expect(row).toMatchObject({ totalAllocated: 121, remainingAmount: 0, stockAmount: 121, projects: [] })
  expect(
    app.services.ledger.linesOf(project).filter(({ sourceKind }) => sourceKind === "stock-movement"),
  ).toEqual([])
})

test("the evening's list no longer asks for a project, and counts what was settled today", () => {
  const check = () => createInvoiceChecks(app)(office, "2026-11-21")[0]!
  const { left } = check()
  const wish = { purchaseInvoiceId: invoice, place: "workshop" as const }
  const settled = () => Number(/^\d+/.exec(check().prevented ?? "0")![0])
  const before = settled()
  app.services.onStock.put({ ...wish, lines: [first(), second()] }, null, office)
  expect([check().left, settled()]).toEqual([left! - 1, before + 1])
})

test("the bookkeeper reads how much of an invoice lies on the shelf", async () => {
  await put([first()])
  const { bytes } = await manager("GET", "/purchase-invoices/sheet")
  const [head, ...rows] = readCsv(new TextDecoder().decode(bytes))
  const row = rows.find(([number]) => number === String(invoice))!
  expect([row[head!.indexOf("Op voorraad")], row[head!.indexOf("Nog toe te wijzen")]]).toEqual([
    "60,5",
    "60,5",
  ])
})

test("used on a job it costs what was paid, and its invoice is no second cost", async () => {
  await put([first(), second()])
  const job = app.services.projects.create({ name: "Keuken", status: "active" }, office).id
  app.services.stockMovements.adjust(screws, { adjustment: -2, projectId: job }, null, office)
  expect(app.services.ledger.totals([job], office).get(job)?.cents).toBe(2500)
  expect(await of()).toMatchObject({ summary: { remainingAmount: 0 }, allocations: [] })
})

test("the history of the material names the invoice", async () => {
  await put([first()])
  const { movements } = (await manager("GET", `/materials/stock/${screws}`)).reply
  expect(movements[0]).toMatchObject({
    ...{ kind: "received", quantity: 4, value: 50 },
    note: expect.stringMatching(/^Factuur F-\d+ van Bouwmaat Zierikzee$/),
  })
})

test("freight and a discount count in what the goods are worth, and the price of one stays that of its line", async () => {
  invoice = givenInvoice(app, {
    ...{ netCents: 10_500, vatCents: 2205 },
    lines: [
      ["Schroeven", 4, 5000],
      ["Lijm", 2, 5000],
      ["Vracht", 1, 1000],
      ["Korting", null, -500],
    ],
  })
  const { reply } = await put([first(), second()], { spread: [2, 3] })
  expect(reply.stock.map(({ netAmount }: { netAmount: number }) => netAmount)).toEqual([52.5, 52.5])
  expect(await of()).toMatchObject({ summary: { totalAllocated: 127.05, remainingAmount: 0 } })
  expect(item(screws)).toMatchObject({ value: 52.5, currentPrice: 12.5 })
})

test("each line bears its part of the freight, whoever takes it: one call after another ends at nothing left", async () => {
  invoice = givenInvoice(app, {
    ...{ netCents: 11_001, vatCents: 2310 },
    lines: [
      ["Schroeven", 4, 5000],
      ["Lijm", 2, 5000],
      ["Vracht", 1, 1001],
    ],
  })
  const [one] = (await put([first()], { spread: [2] })).reply.stock
  const [two] = (await put([second()], { spread: [2] })).reply.stock
  expect([one.netAmount, two.netAmount]).toEqual([55.01, 55])
  expect((await of()).summary.remainingAmount).toBe(0)
})

test("what costs otherwise than was ordered is told, and is what it costs from now on", async () => {
  const { lines, id } = order(screws, 10, 12)
  const { reply } = await put([{ ...first(), orderLineId: lines[0]!.id }])
  expect(reply.otherPrices).toEqual([{ name: "Schroeven 5x60", ordered: 12, paid: 12.5 }])
  expect(app.services.stockOrders.one(id)).toMatchObject({ state: "partly", lines: [{ received: 4 }] })
  await put([{ ...second(), quantity: 4 }])
  expect(item(glue).currentPrice).toBe(12.5)
  expect((await put([first()])).status).toBe(409)
})

test("goods that the packing slip brought are settled without coming in again", async () => {
  const { lines, id, version } = order(screws, 4)
  const [line] = lines
  const came = {
    place: "workshop" as const,
    lines: [{ lineId: line!.id, quantity: 4, price: 12.5 }],
    version,
  }
  app.services.stockOrders.receive(id, came, null, office)
  expect((await linesOf()).lines[0].proposal).toEqual({
    ...{ itemId: screws, orderLineId: line!.id, cameBefore: true },
  })
  await put([{ ...first(), orderLineId: line!.id, cameBefore: true }])
  expect(item(screws).quantity).toBe(4)
  const [part] = (await of()).stock
  expect(part).toMatchObject({ cameBefore: true, quantity: 4 })
  expect((await linesOf()).awaited.filter(({ itemId }: { itemId: number }) => itemId === screws)).toEqual([])
  expect((await takeOff(part.id)).status).toBe(200)
  expect(item(screws).quantity).toBe(4)
  expect((await of()).summary.remainingAmount).toBe(121)
})

test("a line is recognised by number, code, name or what is on order, and by nothing when two fit", async () => {
  const [numbered, coded] = [
    add({ name: "Anker A", article: "HA-9090", supplier: "Bouwmaat" }),
    add({ name: "Anker B", code: "8712345000017" }),
  ]
  add({ name: "Dubbele naam" })
  add({ name: "Dubbele naam" })
  const longer = add({ name: "Gipsplaat groen AK 12,5 mm, 60 x 260" })
  const { lines } = order(glue, 7, 3)
  invoice = givenInvoice(app, {
    lines: [
      ["HA 9090 hoekanker verzinkt", 1, 100],
      ["EAN 8712345000017", 1, 100],
      ["Dubbele naam", 1, 100],
      ["Gipsplaat groen 60x260 12,5 mm", 1, 100],
      ["GIPSPLAAT GROEN 12,5 mm", 1, 100],
      ["Iets anders", 7, 2100],
      ["Vracht", 1, 500],
    ],
  })
  const found = (await linesOf()).lines.map(({ proposal }: { proposal: object | null }) => proposal)
  expect(found).toEqual([
    { itemId: numbered, orderLineId: null, cameBefore: false },
    { itemId: coded, orderLineId: null, cameBefore: false },
    null,
    { itemId: longer, orderLineId: null, cameBefore: false },
    { itemId: longer, orderLineId: null, cameBefore: false },
    { itemId: glue, orderLineId: lines[0]!.id, cameBefore: false },
    null,
  ])
})

test("two offices that book the same line: it comes in once, the other is told", async () => {
  const colleague = await asking(app, "owner")
  const wish = { purchaseInvoiceId: invoice, place: "workshop", lines: [first()] }
  const replies = await Promise.all([put([first()]), colleague("POST", "/invoice-allocations/stock", wish)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)!.reply.error).toBe(
    "Een van deze regels staat al op voorraad. Kijk wat er nu staat.",
  )
  expect(item(screws).quantity).toBe(4)
})

test("under one key it comes in once and is taken off once", async () => {
  const [landing, taking] = [crypto.randomUUID(), crypto.randomUUID()]
  const { reply } = await put([first()], {}, landing)
  expect((await put([first()], {}, landing)).reply).toEqual(reply)
  const ids = [reply.stock[0].id]
  const off = () => manager("POST", "/invoice-allocations/stock/removal", { ids }, taking)
  expect([(await off()).status, (await off()).status]).toEqual([200, 200])
  expect(item(screws)).toMatchObject({ quantity: 0, value: 0 })
})

test("taken off it leaves the shelf and is open again; what was used is not turned back, and then nothing is", async () => {
  const { stock } = (await put([first(), second()])).reply
  take(glue, 1)
  const ids = stock.map(({ id }: { id: number }) => id)
  const refused = await manager("POST", "/invoice-allocations/stock/removal", { ids })
  expect(refused).toMatchObject({
    status: 409,
    reply: {
      error: "Van Tegellijm ligt niet alles er meer. Tel de voorraad of breng het terug.",
    },
  })
  expect(item(screws).quantity).toBe(4)
  expect((await takeOff(ids[0])).status).toBe(200)
  expect(item(screws).quantity).toBe(0)
  expect((await of()).summary.remainingAmount).toBe(60.5)
  expect((await takeOff(ids[0])).reply.error).toBe("Deze regel is er niet (meer).")
})

test("turned back at the shelf it is open on its invoice again", async () => {
  await put([first()])
  const { movements } = (await manager("GET", `/materials/stock/${screws}`)).reply
  await manager("POST", `/materials/movements/${movements[0].id}/reverse`)
  expect(await of()).toMatchObject({ summary: { remainingAmount: 121 }, stock: [] })
})

test("an invoice that is taken back leaves the shelf, but for what was used of it", async () => {
  await put([first(), second()])
  take(glue, 1)
  await manager("POST", `/purchase-invoices/${invoice}/reversal`, { reason: "Verkeerd bedrag" })
  expect([item(screws).quantity, item(glue).quantity]).toEqual([0, 1])
  expect((await of()).stock).toEqual([])
})

const wrong: [string, () => Promise<{ status: number; reply: { error: string } }>, number, string][] = [
  [
    "a line that is not there",
    () => put([{ ...first(), position: 9 }]),
    404,
    "Deze regel is er niet (meer).",
  ],
  [
    "a line twice",
    () => put([first(), first()]),
    409,
    "Een van deze regels staat al op voorraad. Kijk wat er nu staat.",
  ],
  [
    "a material that is not there",
    () => put([{ ...first(), itemId: 999_999 }]),
    404,
    "Dit materiaal bestaat niet of niet meer.",
  ],
  [
    "an order of something else",
    () => put([{ ...first(), orderLineId: order(glue, 1).lines[0]!.id }]),
    404,
    "Dit materiaal staat niet op die bestelling.",
  ],
  [
    "a credit note",
    () => {
      invoice = givenInvoice(app, { ...credit, kind: "credit" })
      return put([first()])
    },
    409,
    "Een creditnota kan niet op voorraad. Pas zelf aan wat u terugbracht, en wijs het bedrag toe aan een project.",
  ],
  [
    "an invoice in another currency",
    () => {
      invoice = givenInvoice(app, { currency: "SEK", lines: [["Skruv", 4, 10_000]] })
      return put([first()])
    },
    409,
    "Deze factuur is in SEK. Alleen bedragen in euro’s kunnen zo op voorraad.",
  ],
  [
    "an invoice that was taken back",
    () => {
      givenReversal(app, invoice)
      return put([first()])
    },
    409,
    "Deze inkoopfactuur is teruggeboekt en kan niet worden toegewezen.",
  ],
  [
    "a discount by itself",
    () => {
      invoice = givenInvoice(app, {
        lines: [
          ["Korting", null, -500],
          ["Lijm", 2, 10_500],
        ],
      })
      return put([{ ...first(), position: 0 }])
    },
    409,
    "Korting, of wat niets kost, kan niet zelf op voorraad. Verdeel die regel over de andere.",
  ],
]
const credit = {
  netCents: -10_000,
  vatCents: -2100,
  lines: [["Retour", 4, -10_000]] as [string, number, number][],
}

test.each(wrong)("%s is refused in words, and nothing comes in", async (_, act, status, sentence) => {
  const before = app.db.$client.query("SELECT count(*) FROM stock_movements").values()
  const refused = await act()
  expect([refused.status, refused.reply.error]).toEqual([status, sentence])
  expect(app.db.$client.query("SELECT count(*) FROM stock_movements").values()).toEqual(before)
  expect(
    app.db.$client.query("SELECT count(*) FROM invoice_stock_parts WHERE invoice_id = ?").values(invoice),
  ).toEqual([[0]])
})

test("lines that are more than what is left are refused, with what is left", async () => {
  const wish = { purchaseInvoiceId: invoice, projectId: project, amount: 100, category: "materials" }
  await manager("POST", "/invoice-allocations/allocate", wish)
  expect((await put([first()])).reply.error).toBe(
    "Van deze factuur is nog €\u00a021,00 over; deze regels zijn samen €\u00a060,50. Kies er minder of verwijder eerst een toewijzing.",
  )
})

test.each([
  ["no quantity", { quantity: 0 }, "lines.0.quantity", "Vul een aantal in dat niet nul is"],
  ["less than nothing", { quantity: -1 }, "lines.0.quantity", "Vul een aantal in dat niet nul is"],
  ["a milliard", { quantity: 1e9 }, "lines.0.quantity", "Dit aantal is te groot"],
  [
    "a part of a thousandth",
    { quantity: 1.0005 },
    "lines.0.quantity",
    "Een aantal heeft hooguit drie cijfers achter de komma",
  ],
  ["no material", { itemId: 0 }, "lines.0.itemId", "Kies een materiaal"],
])("%s is wrong at its field", async (_, over, field, sentence) => {
  const { status, reply } = await put([{ ...first(), ...over }])
  expect([status, reply.fields?.[field]]).toEqual([422, sentence])
})

test("a place that is not there is wrong at its field", async () => {
  expect((await put([first()], { place: "van:999" })).reply.fields).toEqual({ place: "Kies waar het ligt" })
})
