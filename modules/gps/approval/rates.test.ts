import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenHours, lastOf, linesOf } from "./hours.testing.ts"
import type { CostRates } from "./schema.ts"

let app: TestApp
let owner: Awaited<ReturnType<typeof asking>>
let daan: number
beforeEach(async () => {
  app = await givenApp()
  owner = await asking(app, "owner")
  await asking(app, "worker")
  daan = lastOf(app, "worker").id
})
afterEach(() => app.close())

const add = (since: string, rate: unknown) => owner("POST", "/cost-rates", { accountId: daan, since, rate })
const own = async () =>
  ((await owner("GET", "/cost-rates")).reply as CostRates).find(({ accountId }) => accountId === daan)!

test("the rate that holds is the last one that began", async () => {
  expect(await own()).toMatchObject({ current: null, rates: [] })
  await add("2026-01-01", "42,50")
  await add("2027-01-01", "44")
  await add("2026-07-01", 43)
  expect(await own()).toMatchObject({
    current: 43,
    rates: [
      { since: "2027-01-01", rate: 44, by: "Test owner" },
      { since: "2026-07-01", rate: 43 },
      { since: "2026-01-01", rate: 42.5 },
    ],
  })
  const of = app.services.costRates.table()
  expect(["2025-12-31", "2026-06-30", "2026-07-01", "2027-05-05"].map((day) => of(daan, day))).toEqual([
    undefined,
    4250,
    4300,
    4400,
  ])
})

test("a second rate from the same day is refused, and only the newest can be taken away", async () => {
  await add("2026-01-01", 40)
  expect((await add("2026-01-01", 41)).reply.fields.since).toContain("al een uurtarief")
  await add("2026-02-01", 42)
  const [newest, oldest] = (await own()).rates
  expect((await owner("DELETE", `/cost-rates/${oldest!.id}`)).reply.code).toBe("gps.rateNotNewest")
  expect((await owner("DELETE", `/cost-rates/${newest!.id}`)).status).toBe(200)
  expect((await own()).current).toBe(40)
})

test("what was booked stays when a rate is entered later for days before, and the owner is told how much that is", async () => {
  const manager = await asking(app, "manager")
  const projectId = (await manager("POST", "/projects", { name: "Dakkapel" })).reply.id
  await add("2026-01-01", 40)
  const entryId = givenHours(app, { accountId: daan, projectId })
  await manager("POST", "/hours-approval/approve", { entryId })
  const before = linesOf(app)
  expect((await own()).bookedOtherwise).toBe(0)
  await add("2026-11-01", 45)
  expect(linesOf(app)).toEqual(before)
  expect((await own()).bookedOtherwise).toBe(510)
  await manager("POST", `/hours-approval/${entryId}/reopen`, { reason: "Nieuw tarief", version: 2 })
  await manager("POST", "/hours-approval/approve", { entryId })
  expect([linesOf(app)[0]!.cents, (await own()).bookedOtherwise]).toEqual([38_250, 0])
})

test.each([
  ["nobody's", { accountId: 999 }, "accountId"],
  ["below nothing", { rate: -1 }, "rate"],
  ["above reason", { rate: 1000.01 }, "rate"],
  ["that is no number", { rate: "veertig" }, "rate"],
  ["without a number", { rate: "" }, "rate"],
  ["of half a cent more than most", { rate: "1e3" }, "rate"],
  ["from a day that doesn't exist", { since: "2026-02-30" }, "since"],
  ["from long before", { since: "0001-01-01" }, "since"],
  ["from far ahead", { since: "2199-01-01" }, "since"],
])("a rate %s is refused", async (_, wrong, field) => {
  const { status, reply } = await owner("POST", "/cost-rates", {
    ...{ accountId: daan, since: "2026-01-01", rate: 40 },
    ...wrong,
  })
  expect([status, Object.keys(reply.fields)]).toEqual([422, [field]])
  expect((await own()).rates).toEqual([])
})
