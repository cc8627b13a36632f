import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { savePlan } from "./sample.ts"
import { laidIn } from "./underlay.ts"

let app: TestApp
let worker: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  worker = await asking(app, "worker")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  app.services.quotes.submit(sampleSubmission(), null, "b")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

const [project, elsewhere] = [1, 2]
const path = `/projects/${project}/plans`
const office = () => app.services.access.list()[0]!

async function photoOn(on: number): Promise<number> {
  const told = { title: "Bouwtekening", notes: "", category: "measurement", location: "" } as const
  const photo = { data: samplePhoto({ width: 40, height: 30 }), name: "tekening.png" }
  const sending = { key: null, deviceTime: null }
  return (await app.services.intakePhotos.add(on, async () => ({ told, photo }), sending, office())).id
}
const over = (photo: number) =>
  laidIn({ x: 0, y: 0, width: 8000, height: 8000 }, photo, { width: 4, height: 3 })
const save = (photo: number | undefined, key = "save-one", after: string | null = null) =>
  worker("PUT", `${path}/plan-one`, savePlan({ after, ...(photo && { underlay: over(photo) }) }), key)
const beneath = async () => (await worker("GET", path)).reply[0].underlay

test("an old drawing is kept with the plan and each of its versions, and taken away again", async () => {
  const photo = await photoOn(project)
  await save(photo)
  expect(await beneath()).toEqual(over(photo))
  await save(undefined, "save-two", "save-one")
  expect(await beneath()).toBeUndefined()
  expect((await worker("GET", `${path}/plan-one/versions/save-one`)).reply.underlay).toEqual(over(photo))
})

test("what is no photo of the project is refused, and nothing is kept", async () => {
  const theirs = await photoOn(elsewhere)
  for (const wrong of [theirs, 999]) {
    const { status, reply } = await save(wrong)
    expect([status, reply.error]).toEqual([422, "De oude tekening is geen foto van dit project."])
  }
  expect((await worker("GET", path)).reply).toEqual([])
})

test("a photo that is removed, also for good, stops nobody from saving what was drawn over it", async () => {
  const photo = await photoOn(project)
  app.services.projectFiles.remove(project, photo, office())
  expect((await save(photo)).status).toBe(200)
  app.clock.pass(31 * 24 * 3600)
  app.services.projectFiles.sweep()
  worker = await asking(app, "worker")
  expect((await save(photo, "save-two", "save-one")).status).toBe(200)
  expect((await save(photo + 1, "save-three", "save-two")).status).toBe(422)
})
