import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Notice } from "#src/shared/notice.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenHours, lastOf } from "./approval/hours.testing.ts"
import type { PendingEntry } from "./approval/schema.ts"

let app: TestApp
type Ask = Awaited<ReturnType<typeof asking>>
let manager: Ask
let owner: Ask
let worker: Ask
let daan: number
let projectId: number
beforeEach(async () => {
  app = await givenApp()
  // Early: who signs in now is still in at nine.
  app.clock.set("2026-11-22T07:45:00Z")
  manager = await asking(app, "manager")
  owner = await asking(app, "owner")
  worker = await asking(app, "worker")
  daan = lastOf(app, "worker").id
  projectId = (await manager("POST", "/projects", { name: "Dakkapel" })).reply.id
})
afterEach(() => app.close())

const about = async (ask: Ask) =>
  ((await ask("GET", "/notices")).reply as Notice[])
    .filter(({ key }) => key.startsWith("gps."))
    .map(({ key, count, href }) => [key, count, href])

const hoursValues = async () =>
  ((await manager("GET", "/notices")).reply as Notice[]).find(({ key }) => key === "gps.toApprove")!.values

test("hours are one matter for the office, with their sum; whose rate is missing is one of the owner's", async () => {
  givenHours(app, { accountId: daan, projectId })
  givenHours(app, { accountId: daan, projectId, day: "2026-11-19" })
  givenHours(app, { accountId: daan, projectId, day: "2026-11-18", to: null })
  const unready = ["gps.toApprove", 3, "/uren/goedkeuren?status=aanvullen"]
  expect(await about(manager)).toEqual([unready])
  expect(await hoursValues()).toEqual({ hours: 17, minutes: 0, ready: 0, missing: 3 })
  expect(await about(owner)).toEqual([unready, ["gps.noRate", 1, "/uren/tarieven"]])
  await owner("POST", "/cost-rates", { accountId: daan, since: "2026-01-01", rate: 40 })
  expect(await about(owner)).toEqual([["gps.toApprove", 3, "/uren/goedkeuren"]])
  expect(await hoursValues()).toEqual({ hours: 17, minutes: 0, ready: 2, missing: 1 })
})

test("as many as the notice counts as ready are approved by one press, and the matter is gone", async () => {
  await owner("POST", "/cost-rates", { accountId: daan, since: "2026-01-01", rate: 40 })
  for (const day of ["2026-11-18", "2026-11-19"]) givenHours(app, { accountId: daan, projectId, day })
  const ready = (await manager("GET", "/hours-approval/pending")).reply.filter(
    ({ status }: PendingEntry) => status === "ready",
  )
  expect((await hoursValues()).ready).toBe(ready.length)
  const entries = ready.map(({ id, version }: PendingEntry) => ({ id, version }))
  await manager("POST", "/hours-approval/approve-many", { entries })
  expect(await about(manager)).toEqual([])
})

test("who worked is told of his own hours alone", async () => {
  const other = await asking(app, "worker")
  givenHours(app, { accountId: daan, projectId: null })
  expect(await about(worker)).toEqual([["gps.ownIncomplete", 1, "/gps-tracking"]])
  expect(await about(other)).toEqual([])
  expect((await worker("GET", "/notices")).reply[0].values).toEqual({})
})

test("a reminder for tomorrow comes at nine in the morning, to whom it is for, until it is done", async () => {
  const id = givenHours(app, { accountId: daan, projectId: null, to: null })
  const wish = { userId: daan, entryId: id, message: "Uren van vrijdag", reminderDate: "2026-11-22" }
  const { status, reply } = await manager("POST", "/hours-approval/reminder", wish)
  expect([status, reply.reminderDate, reply.type]).toEqual([
    200,
    "2026-11-22T08:00:00.000Z",
    "incomplete_hours",
  ])
  app.clock.set("2026-11-22T07:59:00Z")
  expect((await worker("GET", "/hours-approval/reminders")).reply).toEqual([])
  app.clock.set("2026-11-22T08:00:00Z")
  expect((await worker("GET", "/notices")).reply).toContainEqual(
    expect.objectContaining({ key: "gps.reminder", count: 1, values: { message: "Uren van vrijdag" } }),
  )
  expect((await manager("GET", "/hours-approval/reminders")).reply).toEqual([])
  expect((await manager("PUT", `/hours-approval/reminders/${reply.id}/done`)).status).toBe(404)
  expect((await worker("PUT", `/hours-approval/reminders/${reply.id}/done`)).status).toBe(200)
  expect((await worker("GET", "/hours-approval/reminders")).reply).toEqual([])
})

test("a worker reminds himself, and nobody else", async () => {
  const office = app.services.access.list()[0]!.id
  const wish = { message: "Bellen", reminderDate: "2026-11-20" }
  expect((await worker("POST", "/hours-approval/reminder", wish)).reply.userId).toBe(daan)
  // Whom a worker names is accepted and ignored: the reminder is his own.
  expect((await worker("POST", "/hours-approval/reminder", { ...wish, userId: office })).reply.userId).toBe(
    daan,
  )
  const entryId = givenHours(app, { accountId: office, projectId })
  expect((await worker("POST", "/hours-approval/reminder", { ...wish, entryId })).status).toBe(404)
})
