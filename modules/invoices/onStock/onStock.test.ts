import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { readCsv } from "#src/shared/csv.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenInvoice } from "../allocations/posted.testing.ts"
import { createInvoiceChecks } from "../checks.ts"
import { givenShelf } from "./onStock.testing.ts"

let shelf: Awaited<ReturnType<typeof givenShelf>>
let { screws, glue, invoice } = { screws: 0, glue: 0, invoice: 0 }
beforeAll(async () => {
  shelf = await givenShelf()
})
beforeEach(() => {
  ;({ screws, glue, invoice } = shelf.fresh())
})
afterAll(() => shelf.app.close())

const [first, second] = [
  () => ({ position: 0, itemId: screws, quantity: 4 }),
  () => ({ position: 1, itemId: glue, quantity: 2 }),
]
const put = (lines: object[], over: object = {}, key?: string) => shelf.put(invoice, lines, over, key)
const of = async (id = invoice) => (await shelf.manager("GET", `/invoice-allocations/invoice/${id}`)).reply
const linesOf = async (id = invoice) =>
  (await shelf.manager("GET", `/invoice-allocations/invoice/${id}/stock`)).reply
const item = (id: number) => shelf.app.services.stockView.one(id, shelf.office)
const takeOff = (id: number) => shelf.manager("DELETE", `/invoice-allocations/stock/${id}`)
const isOpen = async (id = invoice) =>
  (await shelf.manager("GET", "/unassigned-tracking/invoices")).reply.some(
    (row: { id: number }) => row.id === id,
  )
const take = (id: number, quantity: number) =>
  shelf.app.services.stockMovements.adjust(id, { adjustment: -quantity }, null, shelf.office)

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
  const wish = { purchaseInvoiceId: invoice, projectId: shelf.project, amount: 60.5, category: "materials" }
  expect(
    (await shelf.manager("POST", "/invoice-allocations/allocate", { ...wish, amount: 60.51 })).reply.error,
  ).toBe("Maximum beschikbaar: €\u00a060,50")
  const { allocation, summary } = (await shelf.manager("POST", "/invoice-allocations/allocate", wish)).reply
  expect([allocation.netAmount, summary]).toEqual([50, { totalAllocated: 121, remainingAmount: 0 }])
})

test("an invoice on the shelf is settled: it leaves the checklist, the start screen and the list of what is open", async () => {
  const open = shelf.app.services.invoices.counts().toAllocate
  expect(await isOpen()).toBe(true)
  await put([first(), second()])
  expect(await isOpen()).toBe(false)
  expect(shelf.app.services.invoices.counts().toAllocate).toBe(open - 1)
  const row = (await shelf.manager("GET", "/purchase-invoices")).reply.find(
    ({ id }: { id: number }) => id === invoice,
  )
  expect(row).toMatchObject({ totalAllocated: 121, remainingAmount: 0, stockAmount: 121, projects: [] })
  expect(
    shelf.app.services.ledger
      .linesOf(shelf.project)
      .filter(({ sourceKind }) => sourceKind === "stock-movement"),
  ).toEqual([])
})

test("the evening's list no longer asks for a shelf.project, and counts what was settled today", () => {
  const check = () => createInvoiceChecks(shelf.app)(shelf.office, "2026-11-21")[0]!
  const { left } = check()
  const wish = { purchaseInvoiceId: invoice, place: "workshop" as const }
  const settled = () => Number(/^\d+/.exec(check().prevented ?? "0")![0])
  const before = settled()
  shelf.app.services.onStock.put({ ...wish, lines: [first(), second()] }, null, shelf.office)
  expect([check().left, settled()]).toEqual([left! - 1, before + 1])
})

test("the bookkeeper reads how much of an invoice lies on the shelf", async () => {
  await put([first()])
  const { bytes } = await shelf.manager("GET", "/purchase-invoices/sheet")
  const [head, ...rows] = readCsv(new TextDecoder().decode(bytes))
  const row = rows.find(([number]) => number === String(invoice))!
  expect([row[head!.indexOf("Op voorraad")], row[head!.indexOf("Nog toe te wijzen")]]).toEqual([
    "60,5",
    "60,5",
  ])
})

test("used on a job it costs what was paid, and its invoice is no second cost", async () => {
  await put([first(), second()])
  const job = shelf.app.services.projects.create({ name: "Keuken", status: "active" }, shelf.office).id
  shelf.app.services.stockMovements.adjust(screws, { adjustment: -2, projectId: job }, null, shelf.office)
  expect(shelf.app.services.ledger.totals([job], shelf.office).get(job)?.cents).toBe(2500)
  expect(await of()).toMatchObject({ summary: { remainingAmount: 0 }, allocations: [] })
})

test("the history of the material names the invoice", async () => {
  await put([first()])
  const { movements } = (await shelf.manager("GET", `/materials/stock/${screws}`)).reply
  expect(movements[0]).toMatchObject({
    ...{ kind: "received", quantity: 4, value: 50 },
    note: expect.stringMatching(/^Factuur F-\d+ van Bouwmaat Zierikzee$/),
  })
})

test("freight and a discount count in what the goods are worth, and the price of one stays that of its line", async () => {
  invoice = givenInvoice(shelf.app, {
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
  invoice = givenInvoice(shelf.app, {
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
  const { lines, id } = shelf.order(screws, 10, 12)
  const { reply } = await put([{ ...first(), orderLineId: lines[0]!.id }])
  expect(reply.otherPrices).toEqual([{ name: "Schroeven 5x60", ordered: 12, paid: 12.5 }])
  expect(shelf.app.services.stockOrders.one(id)).toMatchObject({ state: "partly", lines: [{ received: 4 }] })
  await put([{ ...second(), quantity: 4 }])
  expect(item(glue).currentPrice).toBe(12.5)
  expect((await put([first()])).status).toBe(409)
})

test("goods that the packing slip brought are settled without coming in again", async () => {
  const { lines, id, version } = shelf.order(screws, 4)
  const [line] = lines
  const came = {
    place: "workshop" as const,
    lines: [{ lineId: line!.id, quantity: 4, price: 12.5 }],
    version,
  }
  shelf.app.services.stockOrders.receive(id, came, null, shelf.office)
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
    shelf.add({ name: "Anker A", article: "HA-9090", supplier: "Bouwmaat" }),
    shelf.add({ name: "Anker B", code: "8712345000017" }),
  ]
  shelf.add({ name: "Dubbele naam" })
  shelf.add({ name: "Dubbele naam" })
  const longer = shelf.add({ name: "Gipsplaat groen AK 12,5 mm, 60 x 260" })
  const { lines } = shelf.order(glue, 7, 3)
  invoice = givenInvoice(shelf.app, {
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
  const colleague = await asking(shelf.app, "owner")
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
  const off = () => shelf.manager("POST", "/invoice-allocations/stock/removal", { ids }, taking)
  expect([(await off()).status, (await off()).status]).toEqual([200, 200])
  expect(item(screws)).toMatchObject({ quantity: 0, value: 0 })
})

test("taken off it leaves the shelf and is open again; what was used is not turned back, and then nothing is", async () => {
  const { stock } = (await put([first(), second()])).reply
  take(glue, 1)
  const ids = stock.map(({ id }: { id: number }) => id)
  const refused = await shelf.manager("POST", "/invoice-allocations/stock/removal", { ids })
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
  const { movements } = (await shelf.manager("GET", `/materials/stock/${screws}`)).reply
  await shelf.manager("POST", `/materials/movements/${movements[0].id}/reverse`)
  expect(await of()).toMatchObject({ summary: { remainingAmount: 121 }, stock: [] })
})

test("an invoice that is taken back leaves the shelf, but for what was used of it", async () => {
  await put([first(), second()])
  take(glue, 1)
  await shelf.manager("POST", `/purchase-invoices/${invoice}/reversal`, { reason: "Verkeerd bedrag" })
  expect([item(screws).quantity, item(glue).quantity]).toEqual([0, 1])
  expect((await of()).stock).toEqual([])
})
