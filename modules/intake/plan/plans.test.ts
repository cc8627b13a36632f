import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { emptyPlan, withRoom } from "./edit.ts"
import { doorAt, rectangle, roomOf } from "./plan.testing.ts"
import { bathroomPlan, savePlan } from "./sample.ts"
import type { PlanRoom, SavePlan } from "./schema.ts"

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

const project = 1
const path = `/projects/${project}/plans`
const save = (over: Partial<SavePlan> = {}, { key = "save-one", id = "plan-one", by = worker } = {}) =>
  by("PUT", `${path}/${id}`, savePlan(over), key)
const plans = async () => (await worker("GET", path)).reply
const versions = async () => (await worker("GET", `${path}/plan-one/versions`)).reply
const withRooms = (...rooms: PlanRoom[]) => rooms.reduce(withRoom, emptyPlan(1))
/** A bow tie: its walls cross. */
const crossed = roomOf(
  [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
  ],
  "room-bow1",
)

test("a plan is there for everyone as it was drawn, with who saved it", async () => {
  expect((await save()).status).toBe(200)
  expect(await plans()).toMatchObject([{ id: "plan-one", version: "save-one", ...bathroomPlan() }])
  expect((await manager("GET", path)).reply).toEqual(await plans())
})

test("plans are listed by floor, however often each was saved", async () => {
  await save({ level: 2 }, { key: "save-two", id: "plan-two" })
  await save({ level: 0 })
  await save({ level: 2, after: "save-two" }, { key: "save-three", id: "plan-two" })
  expect((await plans()).map(({ id }: { id: string }) => id)).toEqual(["plan-one", "plan-two"])
})

test("a save that arrives twice counts once, and another under the same key is refused", async () => {
  await save()
  expect((await save()).reply.version).toBe("save-one")
  expect((await save({ level: 2 })).status).toBe(409)
  expect((await save({ after: "save-one" }, { key: "save-one", by: manager })).reply.code).toBe("otherBody")
  expect(await versions()).toHaveLength(1)
})

test("a device goes on from its own save, also when it sent both later", async () => {
  await save()
  await save({ after: "save-one", level: 2 }, { key: "save-two" })
  expect((await save({ after: "save-two", level: 3 }, { key: "save-three" })).status).toBe(200)
  expect(await plans()).toMatchObject([{ level: 3, version: "save-three" }])
})

test("of two devices who saves second is told who was first and when, and writes nothing over", async () => {
  await save()
  await save({ after: "save-one", level: 2 }, { key: "save-two" })
  const late = await save({ after: "save-one", level: 3 }, { key: "save-late", by: manager })
  expect([late.status, late.reply.code]).toEqual([409, "intake.planMeanwhile"])
  const name = app.services.access.list().findLast(({ role }) => role === "worker")!.name
  expect(late.reply.error).toBe(
    `${name} heeft deze plattegrond intussen ook opgeslagen, op 21-11-2026 om 12:00.`,
  )
  expect(await plans()).toMatchObject([{ level: 2 }])
})

test("every version stays, with who made it, when and what it came to, and can be read again", async () => {
  await save()
  app.clock.pass(60)
  await save({ after: "save-one", ...withRooms(rectangle(4, 3)) }, { key: "save-two", by: manager })
  const listed = await versions()
  expect(listed).toMatchObject([
    { version: "save-two", savedAt: "2026-11-21T11:01:00.000Z", rooms: 1, floor: 12, removed: false },
    { version: "save-one", savedAt: "2026-11-21T11:00:00.000Z", rooms: 2, floor: 8.1, removed: false },
  ])
  expect(listed[0].savedBy).not.toBe(listed[1].savedBy)
  const first = (await worker("GET", `${path}/plan-one/versions/save-one`)).reply
  expect(first).toMatchObject({ version: "save-one", ...bathroomPlan() })
})

test("what is removed is out of sight, and back as it was", async () => {
  await save()
  await save({ after: "save-one", removed: true }, { key: "save-two" })
  expect(await plans()).toEqual([])
  await save({ after: "save-two" }, { key: "save-three" })
  expect(await plans()).toMatchObject([{ id: "plan-one", ...bathroomPlan() }])
  expect((await versions()).map(({ removed }: { removed: boolean }) => removed)).toEqual([false, true, false])
})

test("the log tells at the project which rooms were drawn, and what was removed", async () => {
  await save()
  await save({ after: "save-one", removed: true }, { key: "save-two" })
  const told = (await manager("GET", `/projects/${project}/history`)).reply
  expect(told.slice(0, 2)).toMatchObject([
    { action: "planRemoved", details: { rooms: ["Badkamer", "Overloop"] } },
    { action: "planSaved", details: { rooms: ["Badkamer", "Overloop"] } },
  ])
})

const recent = async () =>
  (await manager("GET", "/changes")).reply.changes.filter(({ action }: { action: string }) =>
    action.startsWith("project.plan"),
  )

test("a save is taken back from the recent changes, as long as nobody saved the plan since", async () => {
  await save()
  await save({ after: "save-one", ...withRooms(rectangle(4, 3)) }, { key: "save-two" })
  const [newest, first] = await recent()
  expect([newest.undoable, first.undoable]).toEqual([true, false])
  expect((await manager("POST", `/changes/${newest.id}/undo`)).status).toBe(200)
  expect(await plans()).toMatchObject([bathroomPlan()])
  expect(await versions()).toHaveLength(3)
})

test("taking back the first save removes the plan, and taking back a removal brings it back", async () => {
  await save()
  await manager("POST", `/changes/${(await recent())[0].id}/undo`)
  expect(await plans()).toEqual([])
  await manager("POST", `/changes/${(await recent())[0].id}/undo`)
  expect(await plans()).toMatchObject([bathroomPlan()])
})

const room = rectangle(4, 3)
const first = room.corners[0]!
const wrongRoom = (corner: object) => ({
  rooms: [{ ...room, corners: [{ ...first, ...corner }, ...room.corners.slice(1)] }],
})
const wall = (over: object) => wrongRoom({ wall: { ...first.wall, ...over } })
const many = (count: number) => roomOf(Array.from({ length: count }, (_, at) => [at / 10, (at * at) / 5000]))
const door = "rooms.0.corners.0.wall.openings.0"
test.each([
  [
    "a corner at 10 km",
    wrongRoom({ x: 10_000_000 }),
    { "rooms.0.corners.0.x": "Dit punt ligt te ver weg. Een plattegrond is hooguit 1 km naar elke kant." },
  ],
  [
    "a corner at half a millimetre",
    wrongRoom({ y: 0.5 }),
    { "rooms.0.corners.0.y": "Dit punt ligt te ver weg. Een plattegrond is hooguit 1 km naar elke kant." },
  ],
  [
    "a wall thinner than nothing",
    wall({ thickness: -100 }),
    { "rooms.0.corners.0.wall.thickness": "Vul een dikte in van 1 mm tot 1 m." },
  ],
  [
    "a wall that measures nothing",
    wall({ measured: 0 }),
    { "rooms.0.corners.0.wall.measured": "Vul een lengte in van 1 mm tot 100 m." },
  ],
  [
    "a door of 10 km",
    wall({ openings: [doorAt(0, { width: 10_000_000 })] }),
    { [`${door}.width`]: "Vul een lengte in van 1 mm tot 100 m." },
  ],
  [
    "a door without height",
    wall({ openings: [doorAt(0, { height: 0 })] }),
    { [`${door}.height`]: "Vul een hoogte in van hooguit 20 m." },
  ],
  [
    "a room without a name",
    { rooms: [{ ...room, name: " " }] },
    { "rooms.0.name": "Vul in welke ruimte het is." },
  ],
  [
    "a corner more than fits",
    { rooms: [many(501)] },
    { "rooms.0.corners": "Een verdieping heeft hooguit 500 punten." },
  ],
  [
    "a room more than fits",
    { rooms: Array.from({ length: 51 }, () => room) },
    { rooms: "Een verdieping heeft hooguit 50 ruimten." },
  ],
] as [string, object, object][])(
  "%s is refused at its place, and nothing is kept",
  async (_, over, fields) => {
    const { status, reply } = await save(over)
    expect([status, reply.fields]).toEqual([422, fields])
    expect(await plans()).toEqual([])
  },
)

test("more doors on a floor than fit are refused", async () => {
  const doors = Array.from({ length: 20 }, (_, at) => doorAt(at, { id: `door-00${at + 10}` }))
  const full = roomOf(Array.from({ length: 11 }, (_, at) => [at, at * at]))
  const corners = full.corners.map((corner) => ({ ...corner, wall: { ...corner.wall, openings: doors } }))
  const { reply } = await save({ rooms: [{ ...full, corners }] })
  expect(reply.fields).toEqual({ rooms: "Een verdieping heeft hooguit 200 deuren, ramen en openingen." })
})

test.each(["NaN", "Infinity", "-Infinity", '"0"', "1e999", "null"])(
  "a corner at %s is no plan",
  async (written) => {
    const body = JSON.stringify(savePlan()).replace('"x":0', `"x":${written}`)
    const headers = { ...(await app.signIn("worker")), "content-type": "application/json" }
    const url = `http://localhost/api${path}/plan-one`
    const response = await app.handle(new Request(url, { method: "PUT", body, headers }))
    expect([400, 422]).toContain(response.status)
    expect((await response.json()).error).toMatch(/^[A-Z].+\.$/)
    expect(await plans()).toEqual([])
  },
)

test("what nobody asked for is refused, in the plan and deep in it", async () => {
  expect((await save({ colour: "red" } as object)).status).toBe(422)
  expect((await save(wrongRoom({ z: 1 }))).status).toBe(422)
  expect(await plans()).toEqual([])
})

test("a plan whose walls cross is kept as long as another room has an area, and without one it isn't", async () => {
  const refused = await save(withRooms(crossed))
  expect([refused.status, refused.reply.error]).toEqual([
    422,
    "Er is nog geen ruimte met een oppervlakte. Teken minstens drie punten, zonder wanden die elkaar kruisen.",
  ])
  expect((await save(withRooms())).status).toBe(422)
  expect((await save(withRooms(crossed, rectangle(4, 3)), { key: "save-two" })).status).toBe(200)
  expect(await versions()).toMatchObject([{ rooms: 1, floor: 12 }])
})

test("a project that is gone, put away or of another plan is refused", async () => {
  expect((await worker("PUT", "/projects/999/plans/plan-one", savePlan())).status).toBe(404)
  await save()
  const other = await manager("POST", "/projects", { name: "Los werk", status: "planned" })
  const elsewhere = await worker(
    "PUT",
    `/projects/${other.reply.id}/plans/plan-one`,
    savePlan({ after: "save-one" }),
  )
  expect([elsewhere.status, elsewhere.reply.code]).toEqual([404, "intake.planNotFound"])
  expect((await worker("GET", `/projects/${other.reply.id}/plans/plan-one/versions`)).status).toBe(404)
  await manager("PUT", `/projects/${project}/archived`, { archived: true })
  const away = await save({ after: "save-one" }, { key: "save-two" })
  expect([away.status, away.reply.code]).toEqual([409, "intake.projectArchived"])
  expect(await plans()).toHaveLength(1)
  expect((await recent())[0].undoable).toBe(false)
})

test("what was never there can't be gone on from, nor read", async () => {
  expect((await save({ after: "save-none" })).reply.code).toBe("intake.planNotFound")
  await save()
  const unknown = await worker("GET", `${path}/plan-one/versions/save-none`)
  expect([unknown.status, unknown.reply.error]).toEqual([404, "Deze versie van de plattegrond bestaat niet."])
})

test("a project has so many plans, of which a removed one is none", async () => {
  const fill = (at: number) => save({}, { key: `save-${at + 100}`, id: `plan-${at + 100}` })
  for (let at = 0; at < 20; at++) expect((await fill(at)).status).toBe(200)
  expect((await fill(20)).reply.code).toBe("intake.tooManyPlans")
  await save({ after: "save-100", removed: true }, { key: "save-away", id: "plan-100" })
  expect((await fill(20)).status).toBe(200)
  const back = await save({ after: "save-away" }, { key: "save-back", id: "plan-100" })
  expect(back.reply.code).toBe("intake.tooManyPlans")
})

test("what was drawn without a connection is what a second device opens, and it changes the quotation", async () => {
  const lines = () => app.services.quotations.versions.latest(1)!.estimate.lines
  const tiles = () => lines().find(({ description }) => description.startsWith("Vloertegels"))!
  const before = app.services.quotations.versions.latest(1)!.totalCents
  // Drawn twice before there was a connection; both saves arrive together, in order.
  await save(withRooms(rectangle(2, 2)), { key: "save-one" })
  await save({ after: "save-one", ...withRooms(rectangle(3, 2.5)) }, { key: "save-two" })
  const [opened] = (await manager("GET", path)).reply
  expect(opened.rooms[0].corners.map(({ x, y }: { x: number; y: number }) => [x, y])).toEqual([
    [0, 0],
    [3000, 0],
    [3000, 2500],
    [0, 2500],
  ])
  const offer = (await manager("GET", `/projects/${project}/measured`)).reply.quotation
  const { guess } = offer.lines.find(({ id }: { id: string }) => id === tiles().id)
  const choices = [{ line: tiles().id, ...guess, quantity: 7.5 }]
  expect((await manager("POST", `/projects/${project}/measured`, { base: 1, choices })).status).toBe(200)
  expect(tiles()).toMatchObject({
    quantity: 7.5,
    quantitySource: { text: "plattegrond van 21-11-2026: Badkamer 3,00 x 2,50" },
  })
  expect(app.services.quotations.versions.latest(1)!.totalCents).toBeGreaterThan(before)
})

test("the size that the wizard assumed is put right by what was drawn, and the next version reckons with it", async () => {
  await save(withRooms(rectangle(3, 2.5)))
  const answers = [{ question: "badkamer_oppervlakte", value: "7,5", occurredAt: "2026-11-21T11:00:00.000Z" }]
  expect((await worker("PUT", `/projects/${project}/checklist/answers`, { answers })).status).toBe(200)
  expect((await manager("POST", `/projects/${project}/checklist/version`, { base: 1 })).status).toBe(200)
  const tiles = app.services.quotations.versions
    .latest(1)!
    .estimate.lines.find(({ description }) => description.startsWith("Vloertegels"))!
  expect(tiles.quantity).toBe(7.5)
})
