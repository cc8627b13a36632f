import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleItem } from "./sample.ts"

let app: TestApp
let office: User
let projectId: number
let screws: number
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
  projectId = app.services.projects.create({ name: "Dakkapel Duinweg", status: "active" }, office).id
  screws = items().add(sampleItem(), null, office)
})
afterEach(() => app.close())

const items = () => app.services.stockItems
const moves = () => app.services.stockMovements
const now = (id = screws) => app.services.stockView.one(id, office)
const adjust = (adjustment: number, more: object = {}) =>
  moves().adjust(screws, { adjustment, ...more }, null, office)
const costs = () => app.services.ledger.linesOf(projectId)

test("what is added was received at what it costs now, and is worth that", () => {
  adjust(10)
  expect(now()).toMatchObject({ quantity: 10, value: 125, state: "low" })
  adjust(2.5, { price: 10 })
  expect(now()).toMatchObject({ quantity: 12.5, value: 150 })
})

test("what is used is cost of its project at the average of what was paid", () => {
  adjust(10, { price: 10 })
  adjust(10, { price: 20 })
  adjust(-4, { projectId })
  expect(costs()).toMatchObject([
    { category: "material", cents: 6000, quantity: 4, unit: "doos", description: "Schroeven 5x60" },
  ])
  expect(now()).toMatchObject({ quantity: 16, value: 240 })
})

test("what comes back from a project takes its cost back with it", () => {
  adjust(10, { price: 10 })
  adjust(-4, { projectId })
  adjust(10, { price: 99 })
  moves().giveBack(screws, { quantity: 1, projectId }, null, office)
  expect(costs().map(({ cents }) => cents)).toEqual([4000, -1000])
  expect(() => moves().giveBack(screws, { quantity: 3.5, projectId }, null, office)).toThrow(
    "stock.lessUsedThere",
  )
})

test("who takes more than there is hears what is left, and nothing changes", async () => {
  adjust(3)
  const ask = await asking(app, "worker")
  const { status, reply } = await ask("POST", `/materials/stock/${screws}/adjust`, { adjustment: -4 })
  expect([status, reply.error]).toEqual([
    409,
    "Er ligt nog 3 doos (Werkplaats). Tel de voorraad als dat niet klopt.",
  ])
  expect(now().quantity).toBe(3)
})

test("the database refuses less than nothing, whoever asks", () => {
  adjust(1)
  const raw = app.db.$client
  expect(() =>
    raw.run(
      `INSERT INTO stock_movements (item_id, place, kind, quantity, cents, note, at, account_id)
       VALUES (${screws}, 'workshop', 'corrected', -1001, -12, '', '2026-11-21', ${office.id})`,
    ),
  ).toThrow("CHECK constraint failed")
  expect(() => raw.run("UPDATE stock_movements SET quantity = 5")).toThrow("a movement never changes")
  expect(() => raw.run("DELETE FROM stock_movements")).toThrow("a movement is never removed")
  expect(now().quantity).toBe(1)
})

test("a count sets what lies there, at the value of the rest", () => {
  adjust(10, { price: 10 })
  moves().count(screws, { quantity: 8 }, null, office)
  expect(now()).toMatchObject({ quantity: 8, value: 80 })
  moves().count(screws, { quantity: 9 }, null, office)
  expect(now()).toMatchObject({ quantity: 9, value: 90 })
  expect(moves().count(screws, { quantity: 9 }, null, office)).toBeNull()
  moves().count(screws, { quantity: 0 }, null, office)
  expect(now()).toMatchObject({ quantity: 0, value: 0 })
  moves().count(screws, { quantity: 2 }, null, office)
  expect(now()).toMatchObject({ quantity: 2, value: 25 })
})

test("moved to a van it lies there, is worth as much, and can be taken from there alone", () => {
  adjust(10)
  const { id } = app.hire("Daan Wisse")
  const van = `van:${id}`
  moves().move(screws, { quantity: 4, from: "workshop", to: van }, null, office)
  expect(now()).toMatchObject({
    ...{ quantity: 10, value: 125 },
    places: [
      { place: "workshop", quantity: 6 },
      { place: van, quantity: 4 },
    ],
  })
  expect(() => adjust(-5, { place: van })).toThrow("stock.notEnough")
  adjust(-4, { place: van, projectId })
  expect(now().places).toEqual([{ place: "workshop", quantity: 6 }])
})

test("each line is turned back once, with its cost, and by nobody else of the floor", () => {
  adjust(10, { price: 10 })
  const used = adjust(-4, { projectId })
  const daan = app.hire("Daan Wisse")
  expect(() => moves().reverse(used, null, daan)).toThrow("stock.notYours")
  moves().reverse(used, null, office)
  expect(now()).toMatchObject({ quantity: 10, value: 100 })
  expect(costs().reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  expect(() => moves().reverse(used, null, office)).toThrow("stock.reversedAlready")
})

test("what was received and is gone can't be turned back", () => {
  const received = adjust(10)
  adjust(-1)
  expect(() => moves().reverse(received, null, office)).toThrow("stock.notEnough")
})

test("a move that is turned back lies where it lay", () => {
  adjust(10)
  const { id } = app.hire("Daan Wisse")
  const moved = moves().move(screws, { quantity: 4, from: "workshop", to: `van:${id}` }, null, office)
  moves().reverse(moved, null, office)
  expect(now().places).toEqual([{ place: "workshop", quantity: 10 }])
  const { movements } = app.services.stockView.history(moves().item(screws), 50, office)
  expect(movements.map(({ kind, reversed, reverses }) => [kind, reversed, reverses !== null])).toEqual([
    ["moved", false, true],
    ["moved", false, true],
    ["moved", true, false],
    ["moved", true, false],
    ["received", false, false],
  ])
})

test("what lies in the van of somebody who left is fetched or counted away, and nothing is put there", () => {
  adjust(10)
  const { id } = app.hire("Daan Wisse")
  const van = `van:${id}`
  moves().move(screws, { quantity: 4, from: "workshop", to: van }, null, office)
  app.db.$client.run("UPDATE accounts SET disabled_at = created_at WHERE id = ?", [id])
  expect(app.services.stockPlaces.list(office)).toContainEqual({
    ...{ key: van, name: "Bus van Daan Wisse", mine: false, open: false },
  })
  expect(() => moves().move(screws, { quantity: 1, from: "workshop", to: van }, null, office)).toThrow()
  expect(() => adjust(1, { place: van })).toThrow()
  adjust(-1, { place: van })
  moves().move(screws, { quantity: 2, from: van, to: "workshop" }, null, office)
  moves().count(screws, { quantity: 0, place: van }, null, office)
  expect(now().places).toEqual([{ place: "workshop", quantity: 8 }])
  expect(app.services.stockPlaces.list(office).some(({ key }) => key === van)).toBe(false)
})

test("fifty who take one of ten at once end at nothing, with forty refusals", async () => {
  adjust(10)
  const ask = await asking(app, "worker")
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask("POST", `/materials/stock/${screws}/adjust`, { adjustment: -1 })),
  )
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
  expect(now()).toMatchObject({ quantity: 0, value: 0 })
})

test("fifty who add at once end at the exact sum, and a repeated call counts once", async () => {
  const ask = await asking(app, "worker")
  const key = crypto.randomUUID()
  await Promise.all([
    ...Array.from({ length: 50 }, (_, i) =>
      ask("POST", `/materials/stock/${screws}/adjust`, { adjustment: 0.1 * (i + 1) }),
    ),
    ...[1, 2, 3].map(() => ask("POST", `/materials/stock/${screws}/adjust`, { adjustment: 7 }, key)),
  ])
  expect(now().quantity).toBe(134.5)
})

test("who works on sites sees no prices and no values, and fills in none", async () => {
  adjust(10)
  const ask = await asking(app, "worker")
  const { reply } = await ask("GET", "/materials/stock")
  expect(reply).toMatchObject([{ quantity: 10, currentPrice: null, value: null }])
  const priced = await ask("POST", `/materials/stock/${screws}/adjust`, { adjustment: 1, price: 1 })
  expect([priced.status, priced.reply.code]).toEqual([403, "stock.priceOfWorker"])
})

test("what was taken between the count and its saving counts too", () => {
  adjust(10)
  adjust(-3, { projectId })
  moves().count(screws, { quantity: 8, known: 10 }, null, office)
  expect(now().quantity).toBe(5)
  moves().count(screws, { quantity: 0, known: 9 }, null, office)
  expect(now().quantity).toBe(0)
})

test("all that is counted at a place is booked, or nothing of it", () => {
  adjust(10)
  const tape = items().add(sampleItem({ name: "Tape", code: "" }), null, office)
  const gone = items().add(sampleItem({ name: "Kit", code: "" }), null, office)
  items().archive(gone, office)
  const line = (itemId: number, quantity: number, known: number) => ({ itemId, quantity, known })
  const count = (...lines: ReturnType<typeof line>[]) =>
    moves().countAll({ place: "workshop", lines }, null, office)
  expect(() => count(line(screws, 4, 10), line(gone, 1, 0))).toThrow("stock.archived")
  expect(() => count(line(screws, 4, 10), line(screws, 5, 10))).toThrow()
  expect(now().quantity).toBe(10)
  const made = count(line(screws, 4, 10), line(tape, 2, 0))
  expect([now().quantity, now(tape).quantity]).toEqual([4, 2])
  expect(count(line(screws, 4, 4))).toEqual([])
  expect(app.services.stockView.countedAt("workshop").map(({ itemId }) => itemId)).toEqual([screws, tape])
  moves().reverseAll(made, null, office)
  expect([now().quantity, now(tape).quantity]).toEqual([10, 0])
})

test("it rests since something was last taken, whatever else happened", () => {
  const newly = now().restsSince
  app.clock.pass(60)
  adjust(10)
  const taken = adjust(-1, { projectId })
  expect(now().restsSince).toBe(app.clock().toISOString())
  app.clock.pass(60)
  moves().count(screws, { quantity: 5 }, null, office)
  moves().reverse(taken, null, office)
  expect(now().restsSince > newly).toBe(true)
  expect(now().restsSince < app.clock().toISOString()).toBe(true)
})
