import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { bathroom, saveRoom, toilet } from "./sample.ts"
import type { SaveRoom } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let worker: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  worker = await asking(app, "worker")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

/** Of the visitor, with quotation 1. */
const project = 1
const save = (over: Partial<SaveRoom> = {}, { key = "save-one", id = "room-one", by = worker } = {}) =>
  by("PUT", `/projects/${project}/rooms/${id}`, saveRoom(over), key)
const rooms = async () => (await worker("GET", `/projects/${project}/rooms`)).reply
const offer = async () => (await manager("GET", `/projects/${project}/measured`)).reply.quotation
const lines = () => app.services.quotations.versions.latest(1)!.estimate.lines
const floorTiles = () => lines().find(({ description }) => description.startsWith("Vloertegels"))!
const take = (over: object = {}) =>
  manager("POST", `/projects/${project}/measured`, {
    base: 1,
    choices: [{ line: floorTiles().id, of: "room-one", what: "floor", quantity: 5.4 }],
    ...over,
  })

test("a room is there for everyone, with who measured it", async () => {
  expect((await save()).status).toBe(200)
  expect(await rooms()).toMatchObject([
    { id: "room-one", name: "Badkamer", length: 2400, version: "save-one" },
  ])
  expect((await manager("GET", `/projects/${project}/rooms`)).reply).toEqual(await rooms())
})

test("a save that arrives twice counts once, and another under the same key is refused", async () => {
  await save()
  expect((await save()).reply.version).toBe("save-one")
  expect((await save({ length: 2500 })).status).toBe(409)
  expect(await rooms()).toMatchObject([{ length: 2400 }])
})

test("a device goes on from its own save, also when it sent both later", async () => {
  await save()
  await save({ after: "save-one", length: 2410 }, { key: "save-two" })
  await save({ after: "save-two", length: 2420 }, { key: "save-three" })
  expect(await rooms()).toMatchObject([{ length: 2420, version: "save-three" }])
})

test("of two devices who saves second is told, and writes nothing over", async () => {
  await save()
  await save({ after: "save-one", length: 2410 }, { key: "save-two" })
  const late = await save({ after: "save-one", length: 9000 }, { key: "save-late", by: manager })
  expect([late.status, late.reply.code]).toEqual([409, "intake.roomMeanwhile"])
  expect(late.reply.error).toEndWith(" heeft deze ruimte intussen ook opgemeten.")
  expect(await rooms()).toMatchObject([{ length: 2410 }])
})

test("what is removed is out of sight, and back as it was", async () => {
  await save()
  await save({ after: "save-one", removed: true }, { key: "save-two" })
  expect(await rooms()).toEqual([])
  await save({ after: "save-two" }, { key: "save-three" })
  expect(await rooms()).toMatchObject([{ id: "room-one", length: 2400 }])
})

/** The newest of the recent changes, and taking it back. */
const newest = async () => (await manager("GET", "/changes")).reply.changes[0]
const takeBack = async () => manager("POST", `/changes/${(await newest()).id}/undo`)

test("from the recent changes a room gets the sizes back that it had", async () => {
  await save()
  await save({ after: "save-one", length: 9000, openings: [] }, { key: "save-two" })
  expect((await takeBack()).status).toBe(200)
  expect(await rooms()).toMatchObject([{ ...bathroom(), id: "room-one" }])
})

test("from the recent changes a room that was removed comes back, and a new one goes", async () => {
  await save()
  await save({ after: "save-one", removed: true }, { key: "save-two" })
  expect((await takeBack()).status).toBe(200)
  expect(await rooms()).toMatchObject([{ ...bathroom(), id: "room-one" }])
  await save(toilet(), { id: "room-two", key: "save-three" })
  expect((await takeBack()).status).toBe(200)
  expect((await rooms()).map(({ name }: { name: string }) => name)).toEqual(["Badkamer"])
})

test("a save is not taken back over a later one, nor of a project in the archive", async () => {
  await save()
  const { id } = await newest()
  await save({ after: "save-one", length: 2410 }, { key: "save-two" })
  const late = await manager("POST", `/changes/${id}/undo`)
  expect([late.status, late.reply.code]).toEqual([409, "changes.changedSince"])
  expect(await rooms()).toMatchObject([{ length: 2410 }])
  await manager("PUT", `/projects/${project}/archived`, { archived: true })
  const told = (await manager("GET", "/changes")).reply.changes
  expect(told.find(({ action }: { action: string }) => action === "project.roomMeasured").undoable).toBe(
    false,
  )
})

test("the log tells at the project what was measured and removed", async () => {
  await save()
  await save({ after: "save-one", removed: true }, { key: "save-two" })
  const told = (await manager("GET", `/projects/${project}/history`)).reply
  expect(told.slice(0, 2)).toMatchObject([
    { action: "roomRemoved", details: { name: "Badkamer" } },
    { action: "roomMeasured", details: { name: "Badkamer" } },
  ])
})

test.each([
  ["of no length", { length: 0 }, "length", "Vul een maat in, zoals 2,40."],
  ["of less than nothing", { width: -2400 }, "width", "Vul een maat in, zoals 2,40."],
  ["of 1.000 metres", { length: 1_000_000 }, "length", "Dit is langer dan 100 m."],
  ["of half a millimetre", { height: 2500.5 }, "height", "Vul een maat in, zoals 2,40."],
  ["higher than a hall", { height: 20_001 }, "height", "Dit is hoger dan 20 m."],
  ["without a name", { name: " " }, "name", "Vul in welke ruimte het is."],
  [
    "with a door higher than itself",
    { openings: [{ kind: "door", width: 800, height: 2600, count: 1 }] },
    "openings.0.height",
    "Dit is hoger dan de ruimte.",
  ],
  [
    "with no door at all",
    { openings: [{ kind: "door", width: 800, height: 2000, count: 0 }] },
    "openings.0.count",
    "Vul een aantal in van 1 tot 50.",
  ],
] satisfies [string, Partial<SaveRoom>, string, string][])(
  "a room %s is refused at its field, and nothing is kept",
  async (_, over, field, sentence) => {
    const { status, reply } = await save(over)
    expect([status, reply.fields]).toEqual([422, { [field]: sentence }])
    expect(await rooms()).toEqual([])
  },
)

test("a project that is gone, put away or of another room is refused", async () => {
  const gone = await worker("PUT", "/projects/999/rooms/room-one", saveRoom())
  expect(gone.status).toBe(404)
  await save()
  await manager("PUT", `/projects/${project}/archived`, { archived: true })
  const away = await save({ after: "save-one", length: 2500 }, { key: "save-two" })
  expect([away.status, away.reply.code]).toEqual([409, "intake.roomsArchived"])
})

test("what was never there can't be gone on from", async () => {
  expect((await save({ after: "save-none" })).reply.code).toBe("intake.roomNotFound")
})

test("the office is offered what a tape can give of each line, and where that line's quantity came from", async () => {
  await save()
  await save(toilet(), { key: "save-toilet", id: "room-two" })
  const { version, closed, lines: offered } = await offer()
  expect([version, closed]).toEqual([1, null])
  expect(offered.every(({ unit }: { unit: string }) => ["m1", "m2", "m3"].includes(unit))).toBe(true)
  const tiles = offered.find(({ id }: { id: string }) => id === floorTiles().id)
  expect(tiles).toMatchObject({ quantity: 6, guess: { of: "room-one", what: "floor" } })
  expect(tiles.source).toBe("uw antwoord op 'Hoe groot is de badkamer?'")
})

test("a worker sees none of it, as prices follow from it", async () => {
  await save()
  expect((await worker("GET", `/projects/${project}/measured`)).status).toBe(403)
})

test("a quantity that was measured makes the next version, and says so at its line", async () => {
  await save()
  const before = app.services.quotations.versions.latest(1)!
  const choices = [{ line: floorTiles().id, of: "room-one", what: "floor" }]
  const preview = (await manager("POST", `/projects/${project}/measured/preview`, { choices })).reply
  expect(preview.lines).toMatchObject([{ quantity: 5.4, before: floorTiles().totalCents / 100 }])
  expect((await take()).reply).toEqual({ quotationId: 1, version: 2 })
  const after = app.services.quotations.versions.latest(1)!
  expect(floorTiles()).toMatchObject({
    quantity: 5.4,
    quantitySource: { kind: "hand", text: "gemeten op 21-11-2026: Badkamer 2,40 x 2,25" },
  })
  expect([after.version, after.totalCents / 100]).toEqual([2, preview.after])
  expect(before.totalCents / 100).toBe(preview.before)
  expect(floorTiles().totalCents / 100).toBe(preview.lines[0].after)
  expect(lines().length).toBe(before.estimate.lines.length)
})

test("it is taken back by one more version, with the quantities and sources of before", async () => {
  await save()
  const before = app.services.quotations.versions.latest(1)!.estimate
  await take()
  expect(
    (await manager("POST", `/projects/${project}/measured/back`, { base: 2, to: 1 })).reply.version,
  ).toBe(3)
  expect(app.services.quotations.versions.latest(1)!.estimate).toEqual(before)
})

test("what the office saved meanwhile is not written over, taken over or back", async () => {
  await save()
  await take()
  expect((await take()).reply.code).toBe("quotes.versionMeanwhile")
  const back = await manager("POST", `/projects/${project}/measured/back`, { base: 1, to: 1 })
  expect(back.reply.code).toBe("quotes.versionMeanwhile")
})

test("another measurement since what the office saw is told first", async () => {
  await save()
  await save({ after: "save-one", length: 3000 }, { key: "save-two" })
  expect((await take()).reply).toMatchObject({ code: "intake.roomsMeanwhile" })
})

test("a quotation that the client accepted stays as it is", async () => {
  await save()
  await manager("POST", "/quotations/1/sending", { how: "noted", version: 1 })
  await manager("POST", "/quotations/1/acceptance", { version: 1 })
  expect((await offer()).closed).toBe("accepted")
  expect((await take()).reply.code).toBe("quotes.acceptedStays")
})

test("a project without a quotation offers nothing", async () => {
  const made = await manager("POST", "/projects", { name: "Los werk", status: "planned" })
  const { reply } = await manager("GET", `/projects/${made.reply.id}/measured`)
  expect([made.status, reply]).toEqual([200, { quotation: null }])
})
