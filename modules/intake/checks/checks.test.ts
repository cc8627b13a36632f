import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { shipped } from "./catalogue/catalogue.ts"
import { givenPerson, requested } from "./site.testing.ts"
import type { ItemChange, ListedItem } from "./templates/schema.ts"

type Person = Awaited<ReturnType<typeof givenPerson>>

let app: TestApp
let bram: Person
let daan: Person
let owner: Person
beforeEach(async () => {
  app = await givenApp()
  await requested(app)
  bram = await givenPerson(app)
  daan = await givenPerson(app)
  owner = await givenPerson(app, "owner")
})
afterEach(() => app.close())

const at = (minutes: number) => new Date(app.clock().getTime() - minutes * 60_000).toISOString()
const ids = (type: string) => shipped.flatMap(({ id, type: own }) => (own === type ? [{ id }] : []))
const history = () => app.services.projects.history(1).map(({ action }) => action)
const template = async (code: string, over: Partial<ItemChange>) => {
  const { reply } = await owner.ask<ListedItem[]>("GET", "/intake-items")
  const { text, required, takes, unit, off, version } = reply.find(({ id }) => id === code)!
  return owner.ask("PUT", `/intake-items/${code}`, { text, required, takes, unit, off, version, ...over })
}

test("a job's list is that of its kind, and begins with what somebody says of it", async () => {
  const before = await bram.list()
  expect(before).toMatchObject({ projectType: "badkamer", begun: false, status: "in_progress", version: 0 })
  expect(before.items).toHaveLength(8)
  expect((await bram.mark("badkamer.size", { done: true, number: 6.25 })).status).toBe(200)
  expect(await bram.list()).toMatchObject({ begun: true, completedItems: ["badkamer.size"] })
  expect(await daan.item("badkamer.size")).toMatchObject({
    ...{ done: true, number: 6.25 },
    said: { at: app.clock().toISOString() },
  })
  expect(history()[0]).toBe("intakeBegun")
})

test("of two phones the latest tick of an item wins, whichever arrives first", async () => {
  await bram.mark("badkamer.floor", { done: true }, { at: at(5) })
  await daan.mark("badkamer.floor", { done: false }, { at: at(20) })
  expect((await bram.item("badkamer.floor")).done).toBe(true)
  await daan.mark("badkamer.floor", { done: false }, { at: at(1) })
  await bram.mark("badkamer.floor", { done: true }, { at: at(5) })
  expect((await bram.item("badkamer.floor")).done).toBe(false)
})

test("a tick takes no note or number of another away, and a note that is written over can still be read", async () => {
  await bram.mark("badkamer.pipes", { note: "Afvoer zit links" }, { at: at(9) })
  await daan.mark("badkamer.pipes", { done: true }, { at: at(8) })
  await daan.mark("badkamer.pipes", { note: "Afvoer zit rechts" }, { at: at(2) })
  await bram.mark("badkamer.pipes", { note: "Te laat" }, { at: at(4) })
  expect(await bram.item("badkamer.pipes")).toMatchObject({
    ...{ done: true, note: "Afvoer zit rechts" },
    earlier: [{ note: "Te laat" }],
  })
})

test("what a clock that runs ahead says of later is of now", async () => {
  await bram.mark(
    "badkamer.size",
    { done: true },
    { at: new Date(app.clock().getTime() + 3600_000).toISOString() },
  )
  app.clock.pass(60)
  await daan.mark("badkamer.size", { done: false })
  expect((await bram.item("badkamer.size")).done).toBe(false)
})

test("a list is in progress until all of it is ticked, then completed", async () => {
  const all = ids("badkamer")
  await bram.save({ items: all, completedItems: all.slice(1).map(({ id }) => id), status: "completed" })
  expect((await bram.list()).status).toBe("in_progress")
  await bram.mark(all[0]!.id, { done: true })
  expect((await bram.list()).status).toBe("completed")
  expect(history()[0]).toBe("intakeCompleted")
})

test("a list that is saved twice under one key is saved once", async () => {
  const once = { "idempotency-key": "0123456789" }
  const body = { items: [{ id: "badkamer.size" }], completedItems: ["badkamer.size"] }
  expect((await bram.save(body, once)).status).toBe(200)
  app.clock.pass(60)
  await daan.mark("badkamer.size", { done: false })
  app.clock.pass(60)
  expect((await bram.save(body, once)).status).toBe(200)
  expect((await bram.item("badkamer.size")).done).toBe(false)
  expect((await bram.save({}, once)).status).toBe(409)
})

test("another kind of job clears the ticks, for who comes back to the first too, and leaves what was measured", async () => {
  await bram.mark("badkamer.size", { done: true, number: 6 }, { at: at(3) })
  expect((await bram.save({ projectType: "keuken" })).reply).toMatchObject({
    ...{ projectType: "keuken", completedItems: [] },
  })
  await bram.save()
  expect(await bram.item("badkamer.size")).toMatchObject({ done: false, number: 6 })
  // What was ticked before, without a signal, is of the list that went.
  await daan.mark("badkamer.floor", { done: true }, { at: at(2) })
  expect((await bram.item("badkamer.floor")).done).toBe(false)
})

test("a tick for a list of another kind is refused with its reason", async () => {
  await bram.save({ projectType: "keuken" })
  expect(await daan.mark("badkamer.size", { done: true })).toMatchObject({
    ...{ status: 409, reply: { code: "intake.otherType" } },
  })
})

test("a template that is changed meanwhile disturbs nobody, and is taken over with its ticks", async () => {
  await bram.mark("badkamer.size", { done: true })
  expect((await template("badkamer.size", { text: "Vloer is gemeten" })).status).toBe(200)
  await template("badkamer.air", { off: true })
  await owner.ask("POST", "/intake-items", {
    ...{ type: "badkamer", text: "Kraan is dicht", required: true, takes: "tick", unit: "" },
  })
  const before = await bram.list()
  expect(before).toMatchObject({ renewed: true, version: 1 })
  expect(before.items).toHaveLength(8)
  expect(before.items[0]!.text).toBe("Vloer van de badkamer is nagemeten")
  // Of an item that is off by now, from a phone that doesn't know.
  expect((await daan.mark("badkamer.air", { done: true })).status).toBe(200)
  const { reply } = await bram.ask("POST", "/projects/1/checklist/renewal", { version: 1 })
  expect(reply).toMatchObject({ renewed: false, version: 2, completedItems: ["badkamer.size"] })
  expect(reply.items.map(({ text }) => text)).toContain("Kraan is dicht")
  expect(reply.items.map(({ id }) => id)).not.toContain("badkamer.air")
  expect((await bram.ask("POST", "/projects/1/checklist/renewal", { version: 1 })).reply.code).toBe(
    "intake.listMeanwhile",
  )
})

test("what a template asks is kept as what differs, and moves among its own kind", async () => {
  await template("keuken.gas", { takes: "photo" })
  expect(
    app.db.$client.query("SELECT code, text, takes, unit, required, place FROM intake_items").all(),
  ).toEqual([{ code: "keuken.gas", text: null, takes: "photo", unit: null, required: null, place: null }])
  const first = { to: "up", version: 0 }
  expect((await owner.ask("POST", "/intake-items/keuken.length/move", first)).reply.code).toBe(
    "intake.noFurther",
  )
  const { reply } = await owner.ask<{ id: string }[]>("POST", "/intake-items/keuken.level/move", first)
  expect(
    reply
      .filter(({ id }) => id.startsWith("keuken"))
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(["keuken.level", "keuken.length"])
  expect((await template("keuken.gas", { version: 0 })).reply.code).toBe("intake.itemMeanwhile")
})

const bad: [
  what: string,
  call: (by: Person) => Promise<{ status: number; reply: { code?: string; fields?: object } | null }>,
  status: number,
  told: object,
][] = [
  [
    "a kind of job that there is not",
    (by) => by.save({ projectType: "zwembad" }),
    422,
    { fields: { projectType: "Kies een soort werk uit de lijst." } },
  ],
  [
    "an item that there is not",
    (by) => by.mark("badkamer.sauna", { done: true }),
    422,
    { fields: { item: "Dit punt staat niet op de lijst van dit werk." } },
  ],
  [
    "an item of another list",
    (by) => by.save({ completedItems: ["keuken.gas"] }),
    422,
    { fields: { item: "Dit punt staat niet op de lijst van dit werk." } },
  ],
  ["a number that nobody measures", (by) => by.mark("badkamer.size", { number: 1e9 }), 422, {}],
  ["a note without end", (by) => by.mark("badkamer.size", { note: "x".repeat(1001) }), 422, {}],
  ["a project that is not there", (by) => by.mark("badkamer.size", { done: true }, { id: 99 }), 404, {}],
  ["the list of a project that is not there", (by) => by.ask("GET", "/projects/99/checklist"), 404, {}],
  ["an answer that is no option", (by) => by.find("badkamer_vloer", "marmer"), 422, {}],
  ["a question that nobody asks", (by) => by.find("balkon_hoogte", "3"), 422, {}],
  ["a warning that does not apply", (by) => by.settle("flatRoof", { reason: "Plat" }), 404, {}],
  [
    "a report that is not on the project",
    (by) => by.settle("asbestos", { fileId: 9 }),
    422,
    { fields: { fileId: "Dit bestand staat niet (meer) bij het project." } },
  ],
]
for (const [what, call, status, told] of bad)
  test(`${what} is refused, and nothing is kept`, async () => {
    expect(await call(bram)).toMatchObject({ status, reply: told })
    for (const table of ["intake_marks", "intake_answers", "intake_checklists", "intake_warnings"])
      expect(app.db.$client.query(`SELECT * FROM ${table}`).all()).toEqual([])
  })

test("of a project that was put away nothing changes any more", async () => {
  await bram.mark("badkamer.size", { done: true })
  const office = app.services.access.list()[0]!
  app.services.projects.setArchived(1, { archived: true }, office)
  for (const { status, reply } of [
    await bram.mark("badkamer.floor", { done: true }),
    await bram.save(),
    await bram.find("bouwjaar", "1990"),
    await bram.settle("asbestos", { reason: "x" }),
  ])
    expect([status, reply?.code]).toEqual([409, "intake.projectArchived"])
  expect(await bram.list()).toMatchObject({ archived: true, completedItems: ["badkamer.size"] })
})
