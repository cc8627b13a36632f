import { afterAll, beforeAll, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenEvening, today } from "./evening.testing.ts"
import { maxPhotos } from "./schema.ts"

let app: TestApp
let evening: Awaited<ReturnType<typeof givenEvening>>
beforeAll(async () => {
  app = await givenApp()
  evening = await givenEvening(app, "worker")
})
afterAll(() => app.close())

const now = "2026-11-21T11:00:00.000Z"
const tickOf = (over: object) => ({ day: today, item: "hours.own", done: true, occurredAt: now, ...over })
const nothing = () => app.db.$client.query("SELECT count(*) AS n FROM checklist_days").get()
const text = (of: string) => new TextEncoder().encode(of)

test.each([
  ["a day next week", { date: "2026-11-28" }],
  ["tomorrow", { date: "2026-11-22" }],
  ["a day of last month", { date: "2026-10-21" }],
  ["a day that does not exist", { date: "2026-02-30" }],
  ["an item of 61 letters", { items: [{ id: "x".repeat(61), completed: true }] }],
  ["a tick that is no yes or no", { items: [{ id: "hours.own", completed: "ja" }] }],
  ["201 items", { items: Array(201).fill({ id: "hours.own", completed: true }) }],
  ["an unknown field", { secret: 1 }],
  ["a note of 2001 letters", { notes: "x".repeat(2001) }],
  ["a percentage that is a text", { completionPercentage: "100" }],
  ["photos that are not there", { photosCount: 3 }],
])("%s is no day to finish, and nothing is kept", async (_, wrong) => {
  const { status, reply } = await evening.send(wrong)
  expect([status, reply.code]).toEqual([422, "invalid"])
  expect(nothing()).toEqual({ n: 0 })
})

test.each([
  ["a program", [text("MZ not a photo")], "photo_0"],
  ["a page among photos", [samplePhoto({ width: 30, height: 30 }), text("<html>")], "photo_1"],
])("%s is no photo: the whole is refused by that field", async (_, photos, field) => {
  const { status, reply } = await evening.send({}, { photos })
  expect([status, Object.keys(reply.fields)]).toEqual([422, [field]])
  expect(reply.fields[field]).toContain("foto")
  expect(nothing()).toEqual({ n: 0 })
})

test("one photo more than fits is refused in words, and nothing is kept", async () => {
  const photo = samplePhoto({ width: 20, height: 20 })
  const { status, reply } = await evening.send({}, { photos: Array(maxPhotos + 10).fill(photo) })
  expect([status, reply.error]).toEqual([422, `Er kunnen hooguit ${maxPhotos} foto’s tegelijk mee.`])
  expect(nothing()).toEqual({ n: 0 })
})

test.each([
  ["tomorrow", tickOf({ day: "2026-11-22" })],
  ["a day of last month", tickOf({ day: "2026-10-21" })],
  ["a time that is none", tickOf({ occurredAt: "gisteren" })],
  ["an address for an item", tickOf({ item: "../../x" })],
  ["an unknown field", tickOf({ accountId: 1 })],
])("a tick of %s is refused", async (_, tick) => {
  expect((await evening.ask("PUT", "/daily-checklist/ticks", { ticks: [tick] })).status).toBe(422)
})

test("ticks of items that are gone, or that are not his, are dropped without a word", async () => {
  const ticks = ["hours.gone", "own.7", "invoicing.sent"].map((item) => tickOf({ item }))
  expect((await evening.ask("PUT", "/daily-checklist/ticks", { ticks })).status).toBe(200)
  expect(app.db.$client.query("SELECT count(*) AS n FROM checklist_ticks").get()).toEqual({ n: 0 })
  const gone = await evening.send({ items: ticks.map(({ item: id }) => ({ id, completed: true })) })
  expect([gone.status, gone.reply.code]).toEqual([422, "checklist.incomplete"])
})

test.each([
  ["no text", { task: " " }, "task"],
  ["a text of 161 letters", { task: "x".repeat(161) }, "task"],
  ["an unknown category", { category: "gardening" }, "category"],
  ["an unknown priority", { priority: "huge" }, "priority"],
  ["nobody to do it", { who: "nobody" }, "who"],
])("an item with %s is refused at its field", async (_, wrong, field) => {
  const owner = await givenEvening(app, "owner")
  const item = { task: "Alarm staat aan", category: "safety", priority: "high", who: "everyone", ...wrong }
  const { status, reply } = await owner.ask("POST", "/checklist-items", item)
  expect([status, Object.keys(reply.fields)]).toEqual([422, [field]])
})

test("somebody else's days can't be asked for by a worker", async () => {
  expect((await evening.ask("GET", "/daily-checklist/days?person=1")).status).toBe(403)
  expect((await evening.ask("GET", "/daily-checklist/days/99")).status).toBe(404)
  expect((await evening.ask("GET", "/daily-checklist?date=2027-01-01")).status).toBe(422)
})
