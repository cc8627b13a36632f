import { afterEach, beforeEach, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { checks } from "../report/checked.ts"
import { givenPerson, requested } from "./site.testing.ts"

let app: TestApp
let bram: Awaited<ReturnType<typeof givenPerson>>
let daan: Awaited<ReturnType<typeof givenPerson>>
beforeEach(async () => {
  app = await givenApp()
  await requested(app)
  bram = await givenPerson(app)
  daan = await givenPerson(app)
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
async function taken(title = "Vloer 1", project = 1): Promise<number> {
  const told = { title, notes: "", category: "intake" as const, location: "" }
  const photo = { data: new Uint8Array(samplePhoto({ width: 40, height: 30 })), name: "IMG_7.png" }
  const sending = { key: null, deviceTime: null }
  return (await app.services.intakePhotos.add(project, async () => ({ told, photo }), sending, office())).id
}
const at = (minutes: number) => new Date(app.clock().getTime() - minutes * 60_000).toISOString()
const photosOf = async (code: string) => (await bram.item(code)).photos
const link = (id: number, linked = true, by = bram, when = at(0)) =>
  by.mark("badkamer.floor", { photo: { id, linked } }, { at: when })

test("photos stand at their item in the order in which they came, one photo also at two, and tick nothing", async () => {
  const [first, second] = [await taken("Vloer 1"), await taken("")]
  await link(second, true, bram, at(2))
  await link(first)
  await bram.mark("badkamer.pipes", { photo: { id: first, linked: true } })
  expect(await photosOf("badkamer.floor")).toEqual([
    { id: second, title: "IMG_7" },
    { id: first, title: "Vloer 1" },
  ])
  expect(await photosOf("badkamer.pipes")).toEqual([{ id: first, title: "Vloer 1" }])
  expect(await bram.list()).toMatchObject({ begun: true, completedItems: [] })
})

test("a photo that is taken from its item stays with the project, and what was said last holds", async () => {
  const id = await taken()
  await link(id, true, bram, at(9))
  await link(id, false, daan, at(2))
  expect(await photosOf("badkamer.floor")).toEqual([])
  // From a phone that had no signal until now.
  await link(id, true, bram, at(5))
  expect(await photosOf("badkamer.floor")).toEqual([])
  await link(id)
  expect(await photosOf("badkamer.floor")).toMatchObject([{ id }])
  expect(app.services.intakePhotos.list(1)).toHaveLength(1)
})

test("a photo that is thrown away leaves its item, comes back with it, and after a month is gone for good", async () => {
  const id = await taken()
  await link(id)
  app.services.projectFiles.remove(1, id, office())
  expect(await photosOf("badkamer.floor")).toEqual([])
  // Said on a phone that does not know of it.
  expect((await link(id)).status).toBe(200)
  app.services.projectFiles.restore(1, id, office())
  expect(await photosOf("badkamer.floor")).toMatchObject([{ id }])
  app.services.projectFiles.remove(1, id, office())
  app.clock.pass(31 * 24 * 3600)
  app.services.projectFiles.sweep()
  expect(app.db.$client.query("SELECT * FROM intake_item_photos").all()).toEqual([])
})

test("of an item that the owner turned off meanwhile the photo stays with the project, and stands there again with it", async () => {
  const owner = await givenPerson(app, "owner")
  const turn = async (off: boolean, version: number) => {
    const item = { text: "Vloer", required: true, takes: "photo", unit: "", off, version }
    await owner.ask("PUT", "/intake-items/badkamer.floor", item)
    const { version: seen } = await bram.list()
    return (await bram.ask("POST", "/projects/1/checklist/renewal", { version: seen })).reply.items
  }
  const id = await taken()
  await bram.mark("badkamer.size", { done: true })
  expect((await turn(true, 0)).map(({ id: code }) => code)).not.toContain("badkamer.floor")
  expect((await link(id)).status).toBe(200)
  expect(app.services.intakePhotos.list(1)).toHaveLength(1)
  const back = await turn(false, 1)
  expect(back.find(({ id: code }) => code === "badkamer.floor")!.photos).toMatchObject([{ id }])
})

test("the report names the photos of an item beside it", async () => {
  await bram.mark("badkamer.floor", { note: "Hout" })
  await link(await taken("Vloer 1"))
  await link(await taken("Balken"))
  const [, list] = checks(await bram.list())
  expect(JSON.stringify(list)).toContain("Hout\\nFoto: Vloer 1, Balken")
})

test.each<[string, () => Promise<{ status: number; reply: { code: string } | null }>, number, string]>([
  ["of another project", async () => link(await other()), 422, "invalid"],
  ["that there is not", () => link(999), 422, "invalid"],
  ["for an item of no list", async () => sauna(await taken()), 422, "invalid"],
  ["for a list of another kind", async () => kitchen(await taken()), 409, "intake.otherType"],
])("a photo %s is refused, and nothing is kept", async (_, call, status, code) => {
  await bram.save()
  const { status: told, reply } = await call()
  expect([told, reply?.code]).toEqual([status, code])
  expect(app.db.$client.query("SELECT * FROM intake_item_photos").all()).toEqual([])
})
const other = async () =>
  taken("Elders", app.services.projects.create({ name: "Elders", projectTypes: [] }, office()).id)
const sauna = (id: number) => bram.mark("badkamer.sauna", { photo: { id, linked: true } })
const kitchen = (id: number) => bram.mark("keuken.gas", { photo: { id, linked: true } }, { type: "keuken" })
