import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { dormer } from "./dormer.testing.ts"
import type { Costs, NewCost } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let id: number
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
beforeEach(async () => {
  id = (await manager("POST", "/projects", dormer)).reply.id
})
afterAll(() => app.close())

const timber: NewCost = {
  category: "material",
  amount: 812.345,
  day: "2026-11-20",
  description: "Vuren balken",
}
const hours: NewCost = {
  ...{
    category: "hours",
    amount: 464,
    quantity: 8,
    unit: "uur",
    day: "2026-11-19",
    description: "Daan, stelwerk",
  },
}
const book = async (cost: object) => await manager("POST", `/projects/${id}/costs`, cost)
const costs = async (): Promise<Costs> => (await manager("GET", `/projects/${id}/costs`)).reply

const unknown = { budget: null, committed: 0, expected: null, difference: null }

test("costs booked by hand stand beside the estimate, by day and by category", async () => {
  await book(timber)
  const { reply } = await book(hours)
  expect(reply).toEqual({
    estimatedNet: 10330.58,
    booked: 1276.35,
    withoutLabour: false,
    hours: 8,
    budgetHours: null,
    kinds: [
      { category: "hours", booked: 464, ...unknown },
      { category: "material", booked: 812.35, ...unknown },
    ],
    total: { ...unknown, budget: 10330.58, booked: 1276.35 },
    commitments: [],
    lines: [
      { ...hours, commitmentId: null, id: expect.any(Number), source: "manual", by: "Test manager" },
      {
        ...timber,
        ...{ amount: 812.35, quantity: null, unit: null, commitmentId: null },
        id: expect.any(Number),
        source: "manual",
        by: "Test manager",
      },
    ],
  })
  expect(await costs()).toEqual(reply)
})

test("a line that was taken back is gone, stays in the history, and can be booked again", async () => {
  const { reply } = await book(hours)
  const line = reply.lines[0]
  const taken = await manager("DELETE", `/projects/${id}/costs/${line.id}`)
  expect(taken.reply).toMatchObject({ booked: 0, hours: 0, kinds: [], lines: [] })
  expect(await manager("DELETE", `/projects/${id}/costs/${line.id}`)).toMatchObject({
    status: 404,
    reply: { error: "Deze boeking is er niet (meer)." },
  })
  const [back] = (await manager("GET", `/projects/${id}/history`)).reply
  const { costId, ...booked } = back.details
  expect(back.action).toBe("costTakenBack")
  expect(costId).toBe(line.id)
  expect((await book(booked)).reply.booked).toBe(464)
})

test("under one key costs are booked once and taken back once, however often they are sent", async () => {
  const [booking, taking] = [crypto.randomUUID(), crypto.randomUUID()]
  const first = await manager("POST", `/projects/${id}/costs`, timber, booking)
  const again = await manager("POST", `/projects/${id}/costs`, timber, booking)
  expect([first.status, again]).toMatchObject([200, { status: 200, reply: first.reply }])
  expect(again.reply.lines).toHaveLength(1)
  expect((await manager("POST", `/projects/${id}/costs`, hours, booking)).status).toBe(409)
  const line = `/projects/${id}/costs/${again.reply.lines[0].id}`
  const gone = [
    await manager("DELETE", line, undefined, taking),
    await manager("DELETE", line, undefined, taking),
  ]
  expect(gone).toMatchObject([
    { status: 200, reply: { lines: [] } },
    { status: 200, reply: { lines: [] } },
  ])
})

test("what another part of the program booked is not taken back here, nor what belongs to another project", async () => {
  const { ledger } = app.services
  const source = { kind: "invoice-allocation", id: id * 1000 }
  const { category, day, description } = { ...timber }
  ledger.book(source, { projectId: id, category, day, description, cents: 5000 })
  const [line] = (await costs()).lines
  expect(line).toMatchObject({ source: "invoice-allocation", by: null })
  expect((await manager("DELETE", `/projects/${id}/costs/${line!.id}`)).status).toBe(409)
  const mine = (await book(hours)).reply.lines.find(({ source }: { source: string }) => source === "manual")
  const other = (await manager("POST", "/projects", dormer)).reply.id
  expect((await manager("DELETE", `/projects/${other}/costs/${mine.id}`)).status).toBe(404)
  ledger.book(source, { projectId: id, category, day, description, cents: 7000 })
  expect((await costs()).booked).toBe(534)
  ledger.unbook(source)
  expect((await costs()).booked).toBe(464)
})

test("nothing is booked on a project that was put away", async () => {
  await manager("PUT", `/projects/${id}/archived`, { archived: true })
  expect(await book(timber)).toMatchObject({ status: 409, reply: { code: "projects.archived" } })
})

test.each([
  ["no amount", { amount: 0 }, { amount: "Vul een bedrag in dat niet nul is." }],
  ["less than half a cent", { amount: 0.004 }, { amount: "Vul een bedrag in dat niet nul is." }],
  ["hours without hours", { category: "hours" }, { quantity: "Vul in om hoeveel uur het gaat." }],
  ["the year 2206", { day: "2206-11-20" }, { day: "Deze datum ligt te ver weg. Klopt het jaar?" }],
  ["a day that isn't there", { day: "2026-11-31" }, { day: "Vul een datum in die bestaat." }],
  ["no description", { description: " " }, { description: expect.any(String) }],
  ["another category", { category: "lunch" }, { category: expect.any(String) }],
])("%s is not booked", async (_, wrong, fields) => {
  expect(await book({ ...timber, ...wrong })).toMatchObject({ status: 422, reply: { fields } })
  expect((await costs()).lines).toEqual([])
})

test("a credit brings the costs down", async () => {
  await book(timber)
  expect((await book({ ...timber, amount: -12.35 })).reply.booked).toBe(800)
})

test("the ledger knows the hours of every project in a period, and the newest lines of hours", async () => {
  const { ledger } = app.services
  await book(hours)
  await book({ ...hours, day: "2026-11-21", quantity: 4.5 })
  await book({ ...hours, day: "2026-10-01", quantity: 100 })
  await book(timber)
  expect((await ledger.hoursByProject("2026-11-01", "2026-11-30")).get(id)).toBe(12.5)
  const own = ledger.hoursSince("2026-11-15").filter(({ projectId }) => projectId === id)
  expect(own.map(({ day, quantity }) => [day, quantity])).toEqual([
    ["2026-11-21", 4.5],
    ["2026-11-19", 8],
  ])
  const total = { cents: 3 * 46400 + 81235, hours: 112.5, withoutLabour: false }
  expect(ledger.totals([id], { role: "owner" }).get(id)).toEqual(total)
  expect((await ledger.totalsOfAll({ role: "manager" })).get(id)).toEqual(total)
})
