import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { dormer } from "../dormer.testing.ts"
import type { Commitment } from "./schema.ts"

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

const windows = {
  ...{ category: "material", supplier: "Raab Karcher", description: "Kozijnen, drie stuks", amount: 2139.4 },
  expectedOn: "2026-11-27",
}
const order = (more: object = {}) => manager("POST", `/projects/${id}/commitments`, { ...windows, ...more })
const orders = async (): Promise<Commitment[]> => (await manager("GET", `/projects/${id}/commitments`)).reply
const only = async () => (await orders())[0]!
const put = async (what: "settled" | "cancelled", body: object) => {
  const { id: order, version } = await only()
  return manager("PUT", `/projects/${id}/commitments/${order}/${what}`, { version, ...body })
}
const book = (more: object = {}) =>
  manager("POST", `/projects/${id}/costs`, {
    ...{ category: "material", amount: 1500, day: "2026-11-20", description: "Kozijnen" },
    ...more,
  })
const total = async () => (await manager("GET", `/projects/${id}/costs`)).reply.total

test("what is ordered stands beside what was booked, until it is booked", async () => {
  const { reply } = await order()
  expect(reply.commitments).toEqual([
    {
      ...{ id: expect.any(Number), ...windows, booked: 0, settled: 0, remaining: 2139.4 },
      ...{ late: false, cancelled: false, by: "Test manager", version: 1 },
    },
  ])
  expect(reply.total).toMatchObject({ booked: 0, committed: 2139.4 })
  await book({ amount: 2139.4, commitmentId: (await only()).id })
  expect(await total()).toMatchObject({ booked: 2139.4, committed: 0 })
})

test("of an order that was booked in part the rest is still to come, and never less than nothing", async () => {
  await order()
  const { id: commitmentId } = await only()
  await book({ commitmentId })
  expect(await only()).toMatchObject({ booked: 1500, remaining: 639.4 })
  await book({ commitmentId })
  expect(await only()).toMatchObject({ booked: 3000, remaining: 0 })
  expect(await total()).toMatchObject({ booked: 3000, committed: 0 })
})

test("a booking that is taken back is ordered again, and booked again it is not", async () => {
  await order()
  const { id: commitmentId } = await only()
  const [line] = (await book({ commitmentId })).reply.lines
  await manager("DELETE", `/projects/${id}/costs/${line.id}`)
  expect(await total()).toMatchObject({ booked: 0, committed: 2139.4 })
  const [{ details }] = (await manager("GET", `/projects/${id}/history`)).reply
  const { costId: _, ...gone } = details
  await manager("POST", `/projects/${id}/costs`, gone)
  expect(await total()).toMatchObject({ booked: 1500, committed: 639.4 })
})

test("a credit makes nothing come once more", async () => {
  await order()
  const { id: commitmentId } = await only()
  await book({ commitmentId, amount: 2139.4 })
  await book({ commitmentId, amount: -200 })
  expect(await total()).toMatchObject({ booked: 1939.4, committed: 0 })
})

test("what was booked elsewhere is settled by hand, wholly or in part, and can be opened again", async () => {
  await order()
  await put("settled", { settled: 1000 })
  expect(await only()).toMatchObject({ settled: 1000, remaining: 1139.4 })
  await put("settled", { settled: null })
  expect(await only()).toMatchObject({ settled: 2139.4, remaining: 0 })
  await put("settled", { settled: 1000 })
  expect(await only()).toMatchObject({ settled: 1000, remaining: 1139.4 })
  const told = (await manager("GET", `/projects/${id}/history`)).reply
  expect(
    told
      .slice(0, 3)
      .map(({ action, details }: { action: string; details: { amount: number } }) => [
        action,
        details.amount,
      ]),
  ).toEqual([
    ["orderReopened", 1139.4],
    ["orderSettled", 1139.4],
    ["orderSettled", 1000],
  ])
})

test("settled for the rest, a booking that is taken back is ordered again", async () => {
  await order()
  const { id: commitmentId } = await only()
  const [line] = (await book({ commitmentId })).reply.lines
  await put("settled", { settled: null })
  expect(await only()).toMatchObject({ settled: 639.4, remaining: 0 })
  await manager("DELETE", `/projects/${id}/costs/${line.id}`)
  expect(await only()).toMatchObject({ remaining: 1500 })
})

test("an order that lapses is no cost any more, and is one again once that is undone", async () => {
  await order()
  await put("cancelled", { cancelled: true })
  expect(await total()).toMatchObject({ committed: 0 })
  expect(await only()).toMatchObject({ cancelled: true, remaining: 0 })
  await put("cancelled", { cancelled: false })
  expect(await total()).toMatchObject({ committed: 2139.4 })
})

test("an order is changed, and who changed it second is told", async () => {
  await order()
  const { id: commitment, version } = await only()
  const path = `/projects/${id}/commitments/${commitment}`
  const changed = await manager("PUT", path, { ...windows, amount: 2500, expectedOn: null, version })
  expect(changed.reply.commitments).toMatchObject([{ amount: 2500, remaining: 2500, expectedOn: null }])
  expect(await manager("PUT", path, { ...windows, version })).toMatchObject({
    status: 409,
    reply: { error: expect.stringMatching(/^Test manager heeft deze bestelling op .* gewijzigd/) },
  })
  expect(await only()).toMatchObject({ amount: 2500 })
})

test("what should have been there by now is late, as long as something of it is to come", async () => {
  await order({ expectedOn: "2026-11-20" })
  expect(await only()).toMatchObject({ late: true })
  await put("settled", { settled: null })
  expect(await only()).toMatchObject({ late: false })
})

test("the orders stand in the order in which they come, those without a day last", async () => {
  for (const [supplier, expectedOn] of [
    ["Ooit", null],
    ["Later", "2026-12-04"],
    ["Eerst", "2026-11-25"],
  ])
    await order({ supplier, expectedOn })
  expect((await orders()).map(({ supplier }) => supplier)).toEqual(["Eerst", "Later", "Ooit"])
})

test("under one key it is ordered once, however often it is sent", async () => {
  const key = crypto.randomUUID()
  const path = `/projects/${id}/commitments`
  for (const _ of [1, 2]) expect((await manager("POST", path, windows, key)).status).toBe(200)
  expect(await orders()).toHaveLength(1)
})

test("nothing is ordered for a project that was put away, nor booked on an order of another", async () => {
  await order()
  const { id: commitmentId, version } = await only()
  const other = (await manager("POST", "/projects", dormer)).reply.id
  const booking = { category: "material", amount: 1, day: "2026-11-20", description: "x", commitmentId }
  expect((await manager("POST", `/projects/${other}/costs`, booking)).status).toBe(404)
  expect(
    (
      await manager("PUT", `/projects/${other}/commitments/${commitmentId}/cancelled`, {
        cancelled: true,
        version,
      })
    ).status,
  ).toBe(404)
  await manager("PUT", `/projects/${id}/archived`, { archived: true })
  expect(await order()).toMatchObject({ status: 409, reply: { code: "projects.archived" } })
})

test.each([
  ["no amount", { amount: 0 }, "amount"],
  ["an amount below zero", { amount: -5 }, "amount"],
  ["hours", { category: "hours" }, "category"],
  ["no supplier", { supplier: " " }, "supplier"],
  ["a day that isn't there", { expectedOn: "2026-11-31" }, "expectedOn"],
  ["the year 2206", { expectedOn: "2206-11-20" }, "expectedOn"],
])("%s is not ordered", async (_, wrong, field) => {
  expect(await order(wrong)).toMatchObject({
    status: 422,
    reply: { fields: { [field]: expect.any(String) } },
  })
  expect(await orders()).toEqual([])
})
