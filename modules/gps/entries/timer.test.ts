import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import type { TimeEntry } from "./schema.ts"

let app: TestApp
let worker: { cookie: string }
let manager: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  const office = app.services.access.list()[0]!
  for (const name of ["Dakkapel", "Keuken"]) app.services.projects.create({ name }, office)
  worker = await app.signIn("worker")
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const minutes = 60
const hours = 60 * minutes
const uuid = () => crypto.randomUUID()

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = worker) {
  const response = await app.handle(jsonRequest(method, `/api/gps-tracking${path}`, { body, headers }))
  return {
    status: response.status,
    body: (await response.json()) as TimeEntry & { error: string; code: string },
  }
}
const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  ask("POST", path, body, { ...worker, ...headers })
const state = async () =>
  (await ask("GET", "/now")).body as never as {
    running: TimeEntry | null
    today: { sessions: number; minutes: number }
    last: unknown
    unfinished: TimeEntry[]
  }
const typed = { kind: "work", projectId: 1, day: "2026-11-20", from: "08:00", to: "12:00", breakMinutes: 0 }
const running = () => app.services.hours.counts({ id: 0, username: "", name: "", role: "owner" }).running

describe("the timer", () => {
  test("two tabs that start the same at once have one session", async () => {
    const [a, b] = [uuid(), uuid()]
    const [first, second] = await Promise.all([
      post("/start", { ref: a, projectId: 1 }),
      post("/start", { ref: b, projectId: 1 }),
    ])
    expect(second.body.id).toBe(first.body.id)
    app.clock.pass(hours)
    expect((await post(`/stop/${b}`)).body).toMatchObject({
      id: first.body.id,
      duration: 60,
      status: "completed",
    })
    expect((await post(`/stop/${a}`)).body.duration).toBe(60)
  })

  test("another project ends the one before it there", async () => {
    const first = await post("/start", { projectId: 1 })
    app.clock.pass(hours)
    await post("/start", { projectId: 2 })
    expect(running()).toBe(1)
    expect((await state()).today).toMatchObject({ sessions: 2, minutes: 60 })
    expect((await post(`/stop/${first.body.id}`)).body.duration).toBe(60)
  })

  test("a device whose clock is two hours wrong counts what passed, and its own clock is kept beside it", async () => {
    const ref = uuid()
    const clock = (ago: number) => new Date(app.clock().getTime() + (2 * hours - ago) * 1000).toISOString()
    const started = await post(
      "/start",
      { ref, projectId: 1, occurredAt: clock(90 * minutes) },
      { "device-time": clock(0) },
    )
    expect(started.body).toMatchObject({
      startTime: "2026-11-21T09:30:00.000Z",
      duration: 90,
      clockSkew: 7200,
    })
  })

  test("a retry gets the same answer, another body under its key none", async () => {
    const key = { "idempotency-key": uuid() }
    const first = await post("/start", { projectId: 1 }, key)
    expect((await post("/start", { projectId: 1 }, key)).body.id).toBe(first.body.id)
    expect((await post("/start", { projectId: 2 }, key)).status).toBe(409)
  })

  test.each([
    ["a minute and a half", 90],
    ["two days", 48 * hours],
    ["32 days", 32 * 24 * hours],
  ])("a stop whose device was put back by %s since the start counts as it arrives", async (_, back) => {
    const ref = uuid()
    await post("/start", { ref, projectId: 1 })
    app.clock.pass(hours)
    const device = { "device-time": app.clock().toISOString() }
    const occurredAt = new Date(app.clock().getTime() - (hours + back) * 1000).toISOString()
    expect(await post(`/stop/${ref}`, { occurredAt }, device)).toMatchObject({
      status: 200,
      body: { status: "completed", duration: 60, endTime: app.clock().toISOString() },
    })
    const row = app.db.$client.query("SELECT device_ended_at FROM time_entries").get()
    expect(row).toEqual({ device_ended_at: occurredAt })
  })

  test("a stop while the server's own clock lies two days before the start is asked for", async () => {
    const ref = uuid()
    await post("/start", { ref, projectId: 1 })
    app.clock.pass(-48 * hours)
    for (const _ of ["first", "again"])
      expect(await post(`/stop/${ref}`)).toMatchObject({
        status: 200,
        body: { status: "incomplete", endTime: null, duration: 0 },
      })
    expect(running()).toBe(0)
    app.clock.pass(48 * hours + 10 * minutes)
    expect((await state()).unfinished).toMatchObject([{ ref }])
    expect((await post("/start", { projectId: 1 })).status).toBe(200)
  })

  test("a stop of 32 days ago, of what had begun before that, changes nothing", async () => {
    const ref = uuid()
    await post("/start", { ref, projectId: 1 })
    app.clock.pass(33 * 24 * hours)
    const sent = { key: null, deviceTime: app.clock().toISOString() }
    const me = app.services.access.list().find(({ role }) => role === "worker")!
    const occurredAt = new Date(app.clock().getTime() - 32 * 24 * hours * 1000).toISOString()
    expect(() => app.services.entries.stop(ref, { occurredAt }, sent, me)).toThrow("gps.tooLate")
    expect(running()).toBe(1)
  })

  test("a stop some seconds before its start ends it as it begins", async () => {
    const ref = uuid()
    await post("/start", { ref, projectId: 1 })
    const moment = { occurredAt: "2026-11-21T10:59:55Z" }
    const stopped = await post(`/stop/${ref}`, moment, { "device-time": "2026-11-21T11:00:00Z" })
    expect(stopped.body).toMatchObject({ status: "completed", duration: 0 })
  })

  test("nobody stops, reads or corrects another's session, and the office sees it", async () => {
    const { id, ref } = (await post("/start", { projectId: 1 })).body
    const other = await app.signIn("worker")
    for (const name of [id, ref]) expect((await ask("POST", `/stop/${name}`, {}, other)).status).toBe(404)
    expect((await ask("GET", `/entries/${id}/changes`, undefined, other)).status).toBe(404)
    const body = { ...typed, reason: "Zomaar", version: 1 }
    expect((await ask("PUT", `/entries/${id}`, body, other)).status).toBe(404)
    expect((await ask("GET", `/entries/${id}/changes`, undefined, manager)).status).toBe(200)
    expect(running()).toBe(1)
  })

  test("a pause counts once, however often it is told, and ends with the session", async () => {
    const { id } = (await post("/start", { projectId: 1 })).body
    expect((await post(`/resume/${id}`)).body.paused).toBe(false)
    app.clock.pass(hours)
    await post(`/pause/${id}`)
    app.clock.pass(10 * minutes)
    expect((await post(`/pause/${id}`)).body).toMatchObject({ paused: true, breakMinutes: 10 })
    app.clock.pass(20 * minutes)
    expect((await post(`/stop/${id}`)).body).toMatchObject({ duration: 60, breakMinutes: 30, paused: false })
  })

  test("a start that arrives late is cut by hours that were typed meanwhile, and goes on after them", async () => {
    app.clock.set("2026-11-20T15:00:00Z")
    await post("/entries", typed)
    const device = { "device-time": "2026-11-20T15:00:00Z" }
    const ref = uuid()
    await post("/start", { ref, projectId: 2, occurredAt: "2026-11-20T06:30:00Z" }, device)
    expect((await state()).today.minutes).toBe(30 + 240 + 240)
    await post(`/stop/${ref}`, { occurredAt: "2026-11-20T14:00:00Z" }, device)
    expect((await state()).today).toMatchObject({ sessions: 3, minutes: 30 + 240 + 180 })
  })

  test("leave that is written down is not worked through unseen", async () => {
    const leave = { ...typed, kind: "leave", day: "2026-11-21", from: "08:00", to: "17:00" }
    expect((await post("/entries", leave)).body).toMatchObject({ kind: "leave", projectId: null })
    expect(await post("/start", { projectId: 1 })).toMatchObject({
      status: 409,
      body: { code: "gps.startWhileAway" },
    })
  })
})

describe("written by hand", () => {
  test.each([
    ["over midnight", { from: "22:00", to: "06:00" }, 480],
    ["the night with an hour more", { day: "2026-10-24", from: "22:00", to: "06:00" }, 540],
    ["within the hour that comes twice", { day: "2026-10-25", from: "02:15", to: "02:45" }, 90],
    ["with a break", { breakMinutes: 45 }, 195],
    ["that is all break", { breakMinutes: 240 }, 0],
  ])("%s", async (_, change, duration) => {
    app.clock.set("2026-11-21T11:00:00Z")
    const { status, body } = await post("/entries", { ...typed, ...change })
    expect([status, body.duration]).toEqual([200, duration])
  })

  test("the night with an hour less", async () => {
    app.clock.set("2027-03-28T10:00:00Z")
    worker = await app.signIn("worker")
    const { body } = await post("/entries", { ...typed, day: "2027-03-27", from: "22:00", to: "06:00" })
    expect(body.duration).toBe(420)
    expect(body.days.map(({ minutes }) => minutes)).toEqual([120, 300])
  })

  test.each([
    ["an end to come", { day: "2026-11-21", from: "11:00", to: "12:06" }],
    ["a day to come", { day: "2026-11-22" }],
    ["leave of another year", { kind: "leave", day: "2028-11-22" }],
    ["a day of long ago", { day: "2026-09-01" }],
    ["a break longer than the whole", { breakMinutes: 241 }],
    ["a project that isn't there", { projectId: 99 }],
  ])("%s is refused", async (_, change) => {
    expect((await post("/entries", { ...typed, ...change })).status).toBe(422)
    expect((await ask("GET", "/sessions?from=2026-08-01&to=2026-11-30")).body as never).toEqual([] as never)
  })

  test("hours that overlap others are refused, and those are named", async () => {
    await post("/entries", typed)
    const refused = await post("/entries", { ...typed, from: "11:59", to: "13:00" })
    expect(refused).toMatchObject({ status: 409, body: { code: "gps.overlap" } })
    expect(refused.body.error).toContain("20-11-2026 08:00 - 12:00, Dakkapel")
    expect((await post("/entries", { ...typed, from: "12:00", to: "13:00" })).status).toBe(200)
  })

  test("a worker writes down his own hours, the office anyone's", async () => {
    const { id } = app.services.access.list().find(({ role }) => role === "worker")!
    expect((await post("/entries", { ...typed, accountId: 1 })).status).toBe(403)
    const { body } = await ask("POST", "/entries", { ...typed, accountId: id, day: "2026-06-01" }, manager)
    expect(body).toMatchObject({ accountId: id, duration: 240 })
  })
})

describe("corrected", () => {
  const correct = (entry: TimeEntry, change: object) =>
    ask("PUT", `/entries/${entry.id}`, { ...typed, reason: "Vergeten", version: entry.version, ...change })

  test("keeps its reason and what it was, and nobody overwrites another's correction", async () => {
    const { body: entry } = await post("/entries", typed)
    const { body } = await correct(entry, { to: "12:30", breakMinutes: 15 })
    expect(body).toMatchObject({ duration: 255, corrected: true, breakMinutes: 15 })
    expect((await correct(entry, { to: "13:00" })).status).toBe(409)
    const [change] = (await ask("GET", `/entries/${entry.id}/changes`)).body as never as {
      reason: string
      changes: unknown[]
    }[]
    expect(change).toMatchObject({ reason: "Vergeten" })
    expect(change!.changes).toContainEqual({
      field: "end",
      before: "20-11-2026 12:00",
      after: "20-11-2026 12:30",
    })
  })

  test("while it runs: project and begin, without an end", async () => {
    const { body: entry } = await post("/start", { projectId: 1 })
    const change = { day: "2026-11-21", from: "11:30", to: undefined, projectId: 2 }
    expect((await correct(entry, change)).body).toMatchObject({
      status: "active",
      projectId: 2,
      duration: 30,
    })
  })

  test("put away and back, not over other hours, and not without a reason", async () => {
    const { body: entry } = await post("/entries", typed)
    const set = (removed: boolean, reason?: string) =>
      ask("PUT", `/entries/${entry.id}/removed`, { removed, reason })
    expect((await set(true)).status).toBe(422)
    expect((await set(true, "Dubbel")).body.removedAt).toBeString()
    await post("/entries", { ...typed, from: "09:00", to: "10:00" })
    expect((await set(false)).status).toBe(409)
  })
})

describe("forgotten", () => {
  test.each([
    ["a day's work at three at night", "2026-11-20T06:30:00Z", "2026-11-21T02:00:00Z", true],
    ["a day's work before three", "2026-11-20T06:30:00Z", "2026-11-21T01:59:00Z", false],
    ["a night shift as it ends", "2026-11-20T21:00:00Z", "2026-11-21T05:00:00Z", false],
    ["an evening, twelve hours on", "2026-11-20T19:00:00Z", "2026-11-21T07:01:00Z", true],
  ])("%s", async (_, start, now, closes) => {
    app.clock.set(start)
    worker = await app.signIn("worker")
    const { body } = await post("/start", { projectId: 1 })
    app.clock.set(now)
    app.services.entries.closeForgotten()
    app.services.entries.closeForgotten()
    expect(running()).toBe(closes ? 0 : 1)
    const reminders = app.db.$client.query("SELECT message, done_at FROM hour_reminders").all()
    expect(reminders).toHaveLength(closes ? 1 : 0)
    if (!closes) return
    expect((await ask("GET", "/now")).status).toBe(401)
    const again = await app.services.entries.changes(String(body.id), app.services.access.list()[0]!)
    expect(again[0]).toMatchObject({ action: "forgotten" })
  })

  test("gets its end by a stop that comes in later, or asks for it", async () => {
    app.clock.set("2026-11-20T06:30:00Z")
    worker = await app.signIn("worker")
    const { body } = await post("/start", { projectId: 1 })
    app.clock.set("2026-11-21T06:30:00Z")
    app.services.entries.closeForgotten()
    const me = app.services.access.list().find(({ id }) => id === body.accountId)!
    const { entries } = app.services
    expect(entries.state(me)).toMatchObject({
      running: null,
      unfinished: [{ status: "incomplete", duration: 0 }],
    })
    expect(entries.stop(body.ref, {}, { key: null, deviceTime: null }, me).status).toBe("incomplete")
    const late = { key: null, deviceTime: "2026-11-21T06:30:00Z" }
    const stopped = entries.stop(body.ref, { occurredAt: "2026-11-20T15:30:00Z" }, late, me)
    expect(stopped).toMatchObject({ status: "completed", duration: 540 })
    expect(app.db.$client.query("SELECT id FROM hour_reminders WHERE done_at IS NULL").all()).toEqual([])
  })
})

test("a timer that runs keeps its login, until it is forgotten", async () => {
  await post("/start", { projectId: 1 })
  app.clock.pass(3 * hours)
  app.services.access.sweep()
  expect((await ask("GET", "/now")).status).toBe(200)
  app.clock.pass(20 * hours)
  app.services.entries.closeForgotten()
  expect((await ask("GET", "/now")).status).toBe(401)
})

test("now and stop take no longer with fifty thousand entries of before", async () => {
  const { accountId } = (await post("/start", { projectId: 1 })).body
  app.db.$client.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
    INSERT INTO time_entries (ref, account_id, kind, project_id, source, started_at, ended_at, created_at)
    SELECT 'old-' || i, ${accountId}, 'work', 1, 'timer', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-08-01', '-' || i || ' hours'),
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-08-01', '-' || i || ' hours'), '' FROM n`,
  )
  const plan = app.db.$client
    .query(
      "EXPLAIN QUERY PLAN SELECT * FROM time_entries WHERE account_id = 2 AND removed_at IS NULL AND started_at >= 'x'",
    )
    .all()
  expect(JSON.stringify(plan)).toContain("time_entries_by_account")
  expect((await state()).today.sessions).toBe(1)
})
