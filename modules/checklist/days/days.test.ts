import { afterEach, beforeEach, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { clockAt, givenEvening, today } from "../evening.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

/** Hours of yesterday whose timer nobody stopped. */
const forget = (account: number, project: number) =>
  app.db.$client.run(
    `INSERT INTO time_entries (ref, account_id, project_id, kind, source, started_at, forgotten_at, created_at)
    VALUES ('forgotten', ?, ?, 'work', 'timer', '2026-11-20T07:00:00Z', '2026-11-20T22:59:00Z', '2026-11-20T07:00:00Z')`,
    [account, project],
  )
const later = (seconds: number) => new Date(app.clock().getTime() + seconds * 1000).toISOString()

test("the office closes its day with the whole list, who works outside with what is his", async () => {
  const owner = await (await givenEvening(app, "owner")).open()
  const worker = await (await givenEvening(app, "worker")).open()
  const listed = ({ items }: typeof owner) => items.filter(({ left }) => left === null).map(({ id }) => id)
  expect(listed(owner)).toHaveLength(33)
  expect(listed(worker)).toHaveLength(20)
  expect(listed(worker)).not.toContain("invoicing.sent")
  expect(owner).toMatchObject({ day: today, percentage: 8, waiting: 0, finished: null })
})

test("hours to approve and to complete are items that their data tick", async () => {
  const manager = await givenEvening(app, "manager")
  const worker = await givenEvening(app, "worker")
  const { reply: project } = await manager.ask("POST", "/projects", { name: "Dakkapel" })
  forget(worker.id, project.id)
  const item = async (who: typeof manager, id: string) =>
    (await who.open()).items.find((one) => one.id === id)
  expect(await item(manager, "gps.toApprove")).toMatchObject({
    ...{ task: "Keur 1 urenregistratie", left: 1, completed: false, href: "/uren/goedkeuren" },
  })
  expect(await item(worker, "gps.own")).toMatchObject({ left: 1, completed: false, href: "/gps-tracking" })
  expect((await worker.open()).waiting).toBe(1)
  app.db.$client.run(
    "UPDATE time_entries SET ended_at = forgotten_at, review = 'approved', reviewed_at = ?",
    [app.clock().toISOString()],
  )
  expect(await item(manager, "gps.toApprove")).toMatchObject({
    task: "Alle uren zijn gekeurd",
    completed: true,
  })
  expect(await item(worker, "gps.own")).toMatchObject({ completed: true })
  expect((await manager.open()).prevented).toEqual(["1 registratie zonder einde"])
})

test("of two devices the latest tick holds, whichever arrives first and whatever their clocks say", async () => {
  const { open, tick, ask } = await givenEvening(app, "worker")
  const [item] = (await open()).items.filter(({ left }) => left === null)
  const state = async () => (await open()).items.find(({ id }) => id === item!.id)!
  await tick([item!], { done: false, at: later(-60) })
  await tick([item!], { done: true, at: later(-120) })
  expect((await state()).completed).toBe(false)
  // Its clock is a day ahead; the tick was made half a minute ago all the same.
  const body = { ticks: [{ day: today, item: item!.id, done: true, occurredAt: later(86_400 - 30) }] }
  await ask("PUT", "/daily-checklist/ticks", body, { "device-time": later(86_400) })
  expect(await state()).toMatchObject({ completed: true, at: later(-30) })
})

test("below 80 percent the server refuses, whatever the device counted", async () => {
  const { tickFirst, send, open } = await givenEvening(app, "owner")
  await tickFirst(25)
  expect((await open()).percentage).toBe(77)
  const { status, reply } = await send({ completionPercentage: 100 })
  expect([status, reply.error]).toEqual([422, "77% voltooid. Minimaal 80% vereist."])
  await tickFirst(26)
  const finished = await send({ completionPercentage: 3, notes: "Sleutel ligt bij de buren" })
  expect([finished.status, finished.reply.day.percentage]).toEqual([200, 80])
  expect((await open()).finished).toMatchObject({
    percentage: 80,
    notes: "Sleutel ligt bij de buren",
    photos: 0,
  })
})

test("a day that is sent brings the ticks that are still underway, and a replay changes nothing", async () => {
  const { open, send } = await givenEvening(app, "worker")
  const items = (await open()).items.map(({ id, task, category, priority }) => ({
    ...{ id, task, category, priority, completed: true, occurredAt: later(-10) },
  }))
  const photos = [samplePhoto({ width: 60, height: 40 }), samplePhoto({ width: 40, height: 60, hue: 20 })]
  const first = await send({ items }, { photos, key: "evening-1" })
  expect([first.status, first.reply.day.percentage, first.reply.day.finished.photos]).toEqual([200, 100, 2])
  expect((await send({ items }, { photos, key: "evening-1" })).reply).toEqual(first.reply)
  expect((await send({ items, notes: "anders" }, { photos, key: "evening-1" })).status).toBe(409)
  const { id } = first.reply.day.finished
  expect(app.db.$client.query("SELECT count(*) AS n FROM checklist_submissions").get()).toEqual({ n: 1 })
  expect(id).toBe(1)
})

test("a day finished twice is one day with its history, and its photos add up", async () => {
  const { open, tick, send, ask } = await givenEvening(app, "worker")
  const fixed = (await open()).items.filter(({ left }) => left === null)
  await tick(fixed.slice(0, 16))
  await send({ notes: "Eerst" }, { photos: [samplePhoto({ width: 60, height: 40 })] })
  await tick(fixed)
  app.clock.pass(60)
  const { reply } = await send({ notes: "Toch alles" }, { photos: [samplePhoto({ width: 40, height: 60 })] })
  const day = (await ask("GET", `/daily-checklist/days/${reply.day.finished.id}`)).reply
  expect(day).toMatchObject({ percentage: 100, notes: "Toch alles", earlier: [{ percentage: 80 }] })
  expect(day.photos).toHaveLength(2)
  const photo = await app.handle(
    new Request(`http://localhost${day.photos[0].url}`, {
      headers: (await givenEvening(app, "manager")).headers,
    }),
  )
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"])
})

test("two people who finish one day have each their own, and a worker sees no other's", async () => {
  const [one, other, office] = [
    await givenEvening(app, "worker"),
    await givenEvening(app, "worker"),
    await givenEvening(app, "manager"),
  ]
  await one.tickFirst(20)
  await other.tickFirst(17)
  const [mine, his] = [await one.finish(), await other.finish()]
  expect((await one.ask("GET", `/daily-checklist/days/${his.reply.day.finished.id}`)).status).toBe(404)
  expect((await office.ask("GET", `/daily-checklist/days/${mine.reply.day.finished.id}`)).status).toBe(200)
  expect((await one.ask("GET", "/daily-checklist/days")).reply.days).toHaveLength(1)
  expect((await office.ask("GET", "/daily-checklist/days")).reply.days).toMatchObject([
    { percentage: 100, left: 0 },
    { percentage: 85, left: 3 },
  ])
})

test("a list that stayed open past midnight closes the day it is of, with the data as the device saw them", async () => {
  const { open, send } = await givenEvening(app, "owner")
  const { items } = await open()
  const fixed = items.filter(({ left }) => left === null)
  const seen = items.map(({ id, task, category, priority, left }) => ({
    ...{ id, task, category, priority },
    completed: left === 0 || fixed.findIndex((one) => one.id === id) < 26,
    occurredAt: left === null ? later(-600) : null,
  }))
  clockAt(app, "2026-11-21T23:10:00Z")
  const { status, reply } = await send({ date: today, items: seen })
  expect([status, reply.day.day, reply.day.finished.percentage]).toEqual([200, today, 80])
  expect(await open()).toMatchObject({ day: "2026-11-22", finished: null })
})

test("on the day that the clock is set back the day is the one in the Netherlands", async () => {
  app.clock.set("2026-10-25T00:30:00Z")
  const { open, ask } = await givenEvening(app, "worker")
  expect((await open()).day).toBe("2026-10-25")
  clockAt(app, "2026-10-25T22:59:00Z")
  const [item] = (await open()).items.filter(({ left }) => left === null)
  const body = { ticks: [{ day: "2026-10-25", item: item!.id, done: true, occurredAt: later(0) }] }
  await ask("PUT", "/daily-checklist/ticks", body)
  expect((await open()).items.find(({ id }) => id === item!.id)!.completed).toBe(true)
  clockAt(app, "2026-10-25T23:00:00Z")
  expect((await open()).day).toBe("2026-10-26")
})

test("whose days can be chosen comes with the newest days alone", async () => {
  const { ask, id } = await givenEvening(app, "manager")
  const people = async (query: string) => (await ask("GET", `/daily-checklist/days${query}`)).reply.people
  expect((await people("")).map((person: { id: number }) => person.id)).toContain(id)
  expect(await people(`?before=${today}`)).toEqual([])
})

test("what is left open again and again is told, by week", async () => {
  const { open, tick, send, ask } = await givenEvening(app, "worker")
  for (const day of ["2026-11-09", "2026-11-12", "2026-11-17", "2026-11-21"]) {
    clockAt(app, `${day}T17:00:00Z`)
    const fixed = (await open()).items.filter(({ left, id }) => left === null && id !== "waste.container")
    await tick(fixed, { day })
    expect((await send({ date: day })).status).toBe(200)
  }
  expect((await ask("GET", "/daily-checklist/days")).reply.slips).toMatchObject([
    { id: "waste.container", left: 4, of: 4, weeks: [0, 0, 2, 2] },
  ])
})
