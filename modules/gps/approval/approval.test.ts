import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { entryOf, givenHours, lastOf, linesOf, versionOf } from "./hours.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let owner: typeof manager
let worker: typeof manager
let daan: number
let projectId: number
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  owner = await asking(app, "owner")
  worker = await asking(app, "worker")
  daan = lastOf(app, "worker").id
})
beforeEach(async () => {
  app.db.$client.run("DELETE FROM costs")
  app.db.$client.run("DELETE FROM cost_rates")
  app.db.$client.run("UPDATE time_entries SET review = 'open', removed_at = created_at")
  projectId = (await manager("POST", "/projects", { name: `Dakkapel ${crypto.randomUUID()}` })).reply.id
})
afterAll(() => app.close())

const rate = async (since: string, euros: number | string, accountId = daan) =>
  expect((await owner("POST", "/cost-rates", { accountId, since, rate: euros })).status).toBe(200)
const hours = (given: Partial<Parameters<typeof givenHours>[1]> = {}) =>
  givenHours(app, { accountId: daan, projectId, ...given })
const approve = (entryId: number, more: object = {}) =>
  manager("POST", "/hours-approval/approve", { entryId, ...more })
const reopen = (id: number, wish: object) => manager("POST", `/hours-approval/${id}/reopen`, wish)
const pending = async (ask = manager) => (await ask("GET", "/hours-approval/pending")).reply
const costs = async (ask = manager, id = projectId) => (await ask("GET", `/projects/${id}/costs`)).reply

test("approved hours cost their project what an hour of that person costs on that day", async () => {
  await rate("2026-01-01", "42,50")
  await rate("2026-11-21", 60)
  const id = hours({ pause: ["12:00", "12:30"] })
  expect(entryOf(await pending(), id)).toMatchObject({ status: "ready", duration: 480, cost: null })
  expect(entryOf(await pending(owner), id)).toMatchObject({ cost: 340, hourlyRate: 42.5 })
  const { status, reply } = await approve(id)
  expect([status, reply.success, reply.entry.approved]).toEqual([200, true, true])
  expect(entryOf(await pending(), id)).toBeUndefined()
  expect(linesOf(app)).toEqual([
    {
      ...{ source_id: `${id}/2026-11-20`, project_id: projectId, day: "2026-11-20" },
      ...{ cents: 34_000, quantity: 8, description: "Uren Test worker" },
    },
  ])
})

test("hours over midnight are a line a day, each at the rate of its own day", async () => {
  await rate("2026-01-01", 30)
  await rate("2026-11-20", 40)
  const id = hours({ startedAt: "2026-11-19T20:00:00.000Z", endedAt: "2026-11-20T01:20:00.000Z" })
  await approve(id)
  expect(linesOf(app).map(({ day, cents, quantity }) => [day, cents, Math.round(quantity * 60)])).toEqual([
    ["2026-11-19", 9000, 180],
    ["2026-11-20", 9333, 140],
  ])
})

test("who is no owner sees the hours of everyone together, and not what they cost: that would tell what one of them costs", async () => {
  await rate("2026-01-01", 42.5)
  await asking(app, "worker")
  const jan = lastOf(app, "worker").id
  await rate("2026-01-01", 35, jan)
  for (const id of [hours(), hours({ accountId: jan })]) await approve(id)
  expect(await costs()).toMatchObject({
    ...{ booked: 0, withoutLabour: true, hours: 17 },
    lines: [
      {
        ...{ amount: null, quantity: 17, by: null },
        description: "Goedgekeurde uren van iedereen samen (bedrag alleen voor de eigenaar)",
      },
    ],
  })
  expect((await costs(owner)).lines.map(({ amount }: { amount: number }) => amount)).toEqual([361.25, 297.5])
  expect(await costs(owner)).toMatchObject({ booked: 658.75, withoutLabour: false })
  const line = (await costs(owner)).lines[0]
  expect((await manager("DELETE", `/projects/${projectId}/costs/${line.id}`)).status).toBe(409)
})

test("the start screen tells the office who worked lately, and no colleague", async () => {
  await rate("2026-01-01", 42.5)
  await approve(hours())
  const booked = async (ask: typeof worker) => (await ask("GET", "/dashboard/data")).reply.data.timeEntries
  expect(await booked(manager)).toMatchObject([{ hours: 8.5, description: "Uren Test worker" }])
  expect(await booked(worker)).toEqual([])
})

test("a person without a rate needs a contractor, whose rate then counts", async () => {
  const id = hours()
  expect(entryOf(await pending(), id)).toMatchObject({ status: "needs_contractor", hasRate: false })
  const missing = await approve(id)
  expect([missing.status, missing.reply.fields]).toEqual([
    422,
    {
      contractorName: "Er is geen uurtarief bekend. Vul in wie u ervoor betaalt.",
      contractorRate: "Vul het uurtarief van de onderaannemer in.",
    },
  ])
  const { reply } = await approve(id, { contractorName: "Stuc & Zo", contractorRate: "58,50" })
  expect(reply.entry).toMatchObject({ contractorName: "Stuc & Zo", hourlyRate: 58.5, cost: 497.25 })
  expect(linesOf(app)).toMatchObject([{ cents: 49_725, description: "Uren Stuc & Zo" }])
})

test("incomplete comes before needs_contractor, and both can be filled in at once", async () => {
  const id = hours({ to: null, projectId: null })
  expect(entryOf(await pending(), id)).toMatchObject({ status: "incomplete", duration: 0 })
  expect((await approve(id)).reply.fields).toEqual({ endTime: "Vul een eindtijd in." })
  expect((await approve(id, { endTime: "17:00" })).reply.fields).toEqual({ projectName: "Kies een project." })
  // What was refused left nothing behind.
  expect(entryOf(await pending(), id)).toMatchObject({ status: "incomplete" })
  const name = (await manager("GET", `/projects/${projectId}`)).reply.name.toUpperCase()
  const more = { endTime: "17:00", projectName: name, contractorName: "Jan", contractorRate: 30 }
  const { status, reply } = await approve(id, { ...more, notes: "Gebeld" })
  expect([status, reply.entry]).toMatchObject([200, { projectId, duration: 540, approved: true }])
  expect(linesOf(app)).toMatchObject([{ cents: 27_000 }])
  const [change] = (await manager("GET", `/gps-tracking/entries/${id}/changes`)).reply.filter(
    ({ action }: { action: string }) => action === "corrected",
  )
  expect(change).toMatchObject({ reason: "Gebeld", by: "Test manager" })
})

test("leave, illness and general hours need nothing and cost no project anything", async () => {
  const ids = (["leave", "sick", "general"] as const).map((kind, nth) =>
    hours({ kind, projectId: null, day: `2026-11-1${nth}` }),
  )
  for (const id of ids) {
    expect(entryOf(await pending(), id)).toMatchObject({ status: "ready" })
    expect((await approve(id)).status).toBe(200)
  }
  expect(linesOf(app)).toEqual([])
})

test("an approval is the same the second time, and something else the second time is refused", async () => {
  await rate("2026-01-01", 40)
  const id = hours()
  const version = versionOf(app, id)
  const first = await approve(id, { version, notes: "Klopt" })
  expect((await approve(id, { version, notes: "Klopt" })).reply).toEqual(first.reply)
  expect(linesOf(app)).toHaveLength(1)
  expect((await approve(id, { endTime: "12:00" })).reply.code).toBe("gps.alreadyApproved")
  const key = { "idempotency-key": "zelfde-sleutel-1", ...(await app.signIn("manager")) }
  const other = hours({ day: "2026-11-18" })
  const send = () =>
    app.handle(jsonRequest("POST", "/api/hours-approval/approve", { body: { entryId: other }, headers: key }))
  const answers = await Promise.all([send(), send()])
  expect(await answers[0]!.json()).toEqual(await answers[1]!.json())
})

test("two that approve at once book it once", async () => {
  await rate("2026-01-01", 40)
  const id = hours()
  const answers = await Promise.all([approve(id, { version: 1 }), approve(id, { version: 1 })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(linesOf(app)).toHaveLength(1)
  expect(
    (await manager("GET", `/projects/${projectId}/history`)).reply.filter(
      ({ action }: { action: string }) => action === "hoursApproved",
    ),
  ).toHaveLength(1)
})

test("hours that changed while one looked are not approved unseen", async () => {
  await rate("2026-01-01", 40)
  const id = hours()
  app.db.$client.run("UPDATE time_entries SET version = 2 WHERE id = ?", [id])
  expect((await approve(id, { version: 1 })).reply).toMatchObject({
    code: "gps.changedMeanwhile",
    error: "Deze uren zijn intussen gewijzigd. Bekijk ze opnieuw.",
  })
  const right = hours({ day: "2026-11-18" })
  const unfinished = hours({ day: "2026-11-17", projectId: null })
  const { reply } = await manager("POST", "/hours-approval/approve-many", {
    entries: [
      { id, version: 1 },
      { id: right, version: 1 },
      { id: unfinished, version: 1 },
    ],
  })
  expect(reply).toEqual({
    success: true,
    approved: [{ id: right, version: 2 }],
    left: [
      { id, error: "Deze uren zijn intussen gewijzigd. Bekijk ze opnieuw." },
      { id: unfinished, error: "Kies een project." },
    ],
  })
  expect(linesOf(app).map(({ source_id }) => source_id)).toEqual([`${right}/2026-11-18`])
})

test("many hours approved at once are one line in the history of each project", async () => {
  await rate("2026-01-01", 40)
  const entries = ["2026-11-16", "2026-11-17"].map((day) => ({ id: hours({ day }), version: 1 }))
  await manager("POST", "/hours-approval/approve-many", { entries })
  const { reply } = await manager("GET", `/projects/${projectId}/history`)
  expect(reply[0]).toMatchObject({
    action: "hoursApproved",
    details: { time: "17:00", people: ["Test worker"] },
  })
  expect(reply).toHaveLength(2)
})

test("an approval that is taken back leaves nothing on the project, and says why", async () => {
  await rate("2026-01-01", 40)
  const id = hours({ startedAt: "2026-11-19T20:00:00.000Z", endedAt: "2026-11-20T01:20:00.000Z" })
  const { version } = (await approve(id)).reply.entry
  await manager("PUT", `/projects/${projectId}/archived`, { archived: true })
  expect((await reopen(id, { reason: "x", version })).status).toBe(422)
  const { status, reply } = await reopen(id, { reason: "Verkeerd project", version })
  expect([status, reply]).toMatchObject([200, { approved: false, review: "open" }])
  expect(linesOf(app)).toEqual([])
  expect((await reopen(id, { reason: "Nog eens", version })).reply.code).toBe("gps.notApproved")
  expect((await approve(id)).reply.code).toBe("projects.archived")
  const [told] = (await manager("GET", `/projects/${projectId}/history`)).reply
  expect(told).toMatchObject({
    action: "hoursReopened",
    details: { reason: "Verkeerd project", time: "5:20" },
  })
})

test("an approval that somebody gave anew since is not taken back by who gave the first", async () => {
  await rate("2026-01-01", 40)
  const id = hours()
  const first = (await approve(id)).reply.entry.version
  await reopen(id, { reason: "Toch een ander tarief", version: first })
  await approve(id, { contractorName: "Stuc & Zo", contractorRate: 50 })
  expect((await reopen(id, { reason: "Meteen ongedaan gemaakt", version: first })).reply.code).toBe(
    "gps.changedMeanwhile",
  )
  const all = { entries: [{ id, version: first }], reason: "Meteen ongedaan gemaakt" }
  expect((await manager("POST", "/hours-approval/reopen-many", all)).reply.code).toBe("gps.changedMeanwhile")
  expect(linesOf(app)).toMatchObject([{ description: "Uren Stuc & Zo", cents: 42_500 }])
})

test("many approvals are taken back at once, but not what changed since", async () => {
  await rate("2026-01-01", 40)
  const entries = ["2026-11-16", "2026-11-17", "2026-11-18"].map((day) => ({
    id: hours({ day }),
    version: 1,
  }))
  const { approved } = (await manager("POST", "/hours-approval/approve-many", { entries })).reply
  const [changed, ...others] = approved
  await reopen(changed.id, { reason: "Verkeerde dag", version: changed.version })
  await approve(changed.id)
  const { status, reply } = await manager("POST", "/hours-approval/reopen-many", {
    ...{ entries: approved, reason: "Meteen ongedaan gemaakt" },
  })
  expect([status, reply]).toEqual([
    200,
    {
      success: true,
      reopened: others.map(({ id }: { id: number }) => id),
      left: [{ id: changed.id, error: "Deze uren zijn intussen gewijzigd. Bekijk ze opnieuw." }],
    },
  ])
  expect(linesOf(app).map(({ source_id }) => source_id)).toEqual([`${changed.id}/2026-11-16`])
  const [told] = (await manager("GET", `/projects/${projectId}/history`)).reply
  expect(told).toMatchObject({ action: "hoursReopened", details: { time: "17:00" } })
})

test("an approval is taken back once, however often it is asked under one key", async () => {
  await rate("2026-01-01", 40)
  const id = hours()
  const { version } = (await approve(id)).reply.entry
  const body = { reason: "Toch niet", version }
  const headers = { "idempotency-key": "zelfde-sleutel-2", ...(await app.signIn("manager")) }
  const send = async () =>
    (await app.handle(jsonRequest("POST", `/api/hours-approval/${id}/reopen`, { body, headers }))).json()
  expect([await send(), await send()]).toMatchObject([{ review: "open" }, { review: "open" }])
})

test("hours are sent back with a note, and wait for who worked until he changed them", async () => {
  const id = hours()
  expect((await approve(id, { approved: false })).reply.fields).toEqual({
    notes: "Schrijf erbij wat er moet veranderen.",
  })
  await approve(id, { approved: false, notes: "Was u niet bij Duin?" })
  expect(entryOf(await pending(), id)).toMatchObject({
    review: "rejected",
    reviewNote: "Was u niet bij Duin?",
  })
  const own = (await worker("GET", "/notices")).reply
  expect(own).toMatchObject([{ key: "gps.ownRejected", count: 1, values: { note: "Was u niet bij Duin?" } }])
})

test("a project that was put away takes no hours, and of two with one name one must be chosen", async () => {
  await rate("2026-01-01", 40)
  const name = `Dubbel ${crypto.randomUUID()}`
  const [a, b] = [await manager("POST", "/projects", { name }), await manager("POST", "/projects", { name })]
  const id = hours({ projectId: null })
  expect((await approve(id, { projectName: name })).reply.fields).toEqual({
    projectName: "Er zijn meer projecten met deze naam. Kies er een.",
  })
  expect((await approve(id, { projectName: "Bestaat niet" })).reply.fields.projectName).toContain(
    "geen project",
  )
  await manager("PUT", `/projects/${a.reply.id}/archived`, { archived: true })
  expect((await approve(id, { projectId: a.reply.id })).reply.code).toBe("projects.archived")
  expect((await approve(id, { projectId: 999_999 })).status).toBe(404)
  expect((await approve(id, { projectName: name })).reply.entry.projectId).toBe(b.reply.id)
})

test("hours without a project are told apart, whether they have an end or not", async () => {
  const id = hours({ projectId: null, pause: ["12:00", "12:45"] })
  const open = hours({ projectId: null, to: null, day: "2026-11-18" })
  hours({ projectId: null, kind: "leave", day: "2026-11-16" })
  const { reply } = await manager("GET", "/unassigned-tracking/gps-hours")
  expect(reply).toMatchObject([
    { id: open, date: "2026-11-18", duration: 0 },
    { id, person: "Test worker", date: "2026-11-20", duration: 7.75 },
  ])
  expect("endTime" in reply[0]).toBe(false)
})

test("of what waits the oldest so many can be asked for, without what was sent back to who worked", async () => {
  const [first, second, third] = [18, 19, 20].map((day) => hours({ day: `2026-11-${day}` }))
  await manager("POST", "/hours-approval/approve", { entryId: first, approved: false, notes: "Klopt niet" })
  const asked = async (most: string) => manager("GET", `/hours-approval/pending?most=${most}`)
  expect((await asked("1")).reply.map(({ id }: { id: number }) => id)).toEqual([second])
  expect((await asked("5")).reply.map(({ id }: { id: number }) => id)).toEqual([second, third])
  for (const wrong of ["0", "-1", "1.5", "alle"]) expect((await asked(wrong)).status).toBe(422)
})
