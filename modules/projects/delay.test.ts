import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { dormer } from "./dormer.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let id: number
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
beforeEach(async () => {
  const days = { startDate: "2026-11-23", endDate: "2026-12-04" }
  id = (await manager("POST", "/projects", { ...dormer, ...days, status: "active" })).reply.id
})
afterAll(() => app.close())

const extend = (days: number) =>
  app.services.projects.extend(
    id,
    { cents: 12_100, netCents: 10_000, days },
    app.services.access.list()[0]!.id,
  )
const seen = async () => (await manager("GET", `/projects/${id}`)).reply
const hold = async (endDate: string, held: number) =>
  manager("PUT", `/projects/${id}/delay`, { endDate, held, version: (await seen()).version })

test("agreed extra work ends so many working days later, and the end holds that once it is moved", async () => {
  extend(1.5)
  const { delay } = await seen()
  expect(delay).toEqual({ days: 2, endDate: "2026-12-08", held: 0, whole: 1.5 })
  const { reply } = await hold(delay.endDate, delay.whole)
  expect([reply.endDate, reply.delay]).toEqual(["2026-12-08", undefined])
})

test("another half day is in what was moved already, and one more is not", async () => {
  extend(1.5)
  await hold("2026-12-08", 1.5)
  extend(2)
  expect((await seen()).delay).toBeUndefined()
  extend(2.5)
  expect((await seen()).delay).toMatchObject({ days: 1, endDate: "2026-12-09" })
})

test("what is no longer agreed brings the end back, over a weekend too", async () => {
  extend(2)
  await hold("2026-12-08", 2)
  extend(0)
  expect((await seen()).delay).toEqual({ days: -2, endDate: "2026-12-04", held: 2, whole: 0 })
})

test("the move is taken back in the list of changes, with what the end held", async () => {
  extend(2)
  await hold("2026-12-08", 2)
  const { changes } = (await manager("GET", "/changes")).reply
  const [line] = changes.filter(({ action }: { action: string }) => action === "project.replanned")
  expect((await manager("POST", `/changes/${line.id}/undo`)).status).toBe(200)
  expect(await seen()).toMatchObject({ endDate: "2026-12-04", delay: { days: 2, held: 0 } })
})

test("extra work is in the price of the project, its costs and what all projects come to", async () => {
  const before = app.services.projects.stats().totalRevenue
  extend(0)
  expect(await seen()).toMatchObject({ extraPrice: 121, extraNet: 100 })
  expect(app.services.projects.stats().totalRevenue).toBe(before + 121)
  const { estimatedNet } = (await manager("GET", `/projects/${id}/costs`)).reply
  expect(estimatedNet).toBe((await seen()).estimatedNet + 100)
})
