import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { home, off } from "../positions/noisy.testing.ts"
import { phoneOf } from "../positions/phone.testing.ts"
import type { MovementTask } from "./schema.ts"

let app: TestApp
let me: number
let phone: Awaited<ReturnType<typeof phoneOf>>
beforeEach(async () => {
  app = await givenApp()
  phone = await phoneOf(app)
  me = (await phone.ask("GET", "/api/user")).body.id
})
afterEach(() => app.close())

const call = (path: string, body?: unknown) => phone.ask("POST", `/api/working-movement/${path}`, body)
const tasks = async (): Promise<MovementTask[]> =>
  (await phone.ask("GET", "/api/working-movement/tasks")).body
const brief = (all: MovementTask[]) =>
  all.map(({ title, source, priority }) => `${priority} ${source}: ${title}`)
const begin = async (more: object = {}): Promise<number> =>
  (await call("start-tracking", { userId: 1, ...home, accuracy: 8, ...more })).body.session.id
/** A step from one point to another, in metres north of home. */
const step = async (sessionId: number, from: number, to: number, more: object = {}) => {
  const [previous, current] = [off(home, from), off(home, to)]
  const { body } = await call("check-movement", {
    ...{ sessionId, currentLatitude: current.latitude, currentLongitude: current.longitude },
    ...{ previousLatitude: previous.latitude, previousLongitude: previous.longitude },
    ...more,
  })
  return body
}
async function givenProject(name: string, more: object = {}) {
  const boss = await phoneOf(app, { role: "manager" })
  const project = { name, startDate: "2026-11-20", endDate: "2026-12-04", team: [me], ...more }
  return (await boss.ask("POST", "/api/projects", project)).body.id as number
}

test("40 metres is movement, 500 is another work, and noise is neither", async () => {
  const session = await begin()
  const cases: [
    from: number,
    to: number,
    more: object,
    moved: boolean,
    elsewhere: boolean,
    doubt: string | null,
  ][] = [
    [0, 39.9, {}, false, false, null],
    [0, 40.1, {}, true, false, null],
    [0, 60, { currentAccuracy: 30, previousAccuracy: 30 }, false, false, null],
    [0, 600, { currentAccuracy: 1500 }, false, false, "inaccurate"],
    [0, 600, { elapsed: 5_000 }, false, false, "jump"],
    [0, 600, { elapsed: -5_000 }, false, false, "clock"],
    [0, 600, { elapsed: 60_000 }, true, true, null],
    // The new place is the work from now on.
    [600, 650, {}, true, false, null],
    [600, 0, {}, true, true, null],
  ]
  for (const [from, to, more, movementDetected, newLocation, doubt] of cases)
    expect(await step(session, from, to, more)).toMatchObject({ movementDetected, newLocation, doubt })
  expect((await step(session, 0, 100)).distanceMoved).toBeCloseTo(100, 0)
})

test("tasks come of what is planned, where one is, and hours that lack something; each once a day", async () => {
  const dormer = await givenProject("Dakkapel Duinweg", {
    ...off(home, 100),
    radius: 30,
    endDate: "2026-11-23",
  })
  await givenProject("Badkamer", { startDate: "2026-11-21" })
  await givenProject("Te laat", { startDate: "2026-11-01", endDate: "2026-11-18" })
  await givenProject("Volgende week", { startDate: "2026-11-30" })
  await givenProject("Van een ander", { team: [] })
  app.db.$client.run(
    `INSERT INTO time_entries (ref, account_id, kind, source, started_at, forgotten_at, created_at)
     VALUES ('x', ?, 'general', 'timer', '2026-11-20T07:00:00.000Z', '2026-11-21T02:00:00.000Z', '2026-11-20T07:00:00.000Z')`,
    [me],
  )
  const session = await begin()
  expect(await tasks()).toEqual([])
  expect((await step(session, 0, 10)).tasks).toEqual([])
  const { project, tasks: made } = await step(session, 0, 100)
  expect(project).toEqual({ id: dormer, name: "Dakkapel Duinweg" })
  expect(brief(made).toSorted()).toEqual([
    "high location: Start uw uren voor Dakkapel Duinweg",
    "high movement: Begin met Badkamer",
    "high movement: Maak uw uren af",
    "high movement: Te laat loopt uit",
    "low location: Maak foto's bij aanvang",
    "medium location: Controleer de werkplek",
    "medium movement: Oplevering van Dakkapel Duinweg",
    "medium movement: Werk aan Badkamer",
    "medium movement: Werk aan Dakkapel Duinweg",
  ])
  expect(made.find(({ title }: MovementTask) => title === "Werk aan Badkamer").estimatedHours).toBe(4)
  expect(made.find(({ title }: MovementTask) => title.startsWith("Oplev")).description).toContain(
    "23 november 2026",
  )
  expect((await step(session, 0, 100)).tasks).toHaveLength(9)
  expect(await tasks()).toEqual(made)

  // What is so by now is done.
  await phone.start(dormer)
  const started = (await tasks()).find(({ title }) => title.startsWith("Start uw uren"))
  expect(started?.completed).toBe(true)
})

test("with nothing planned there is nothing to do", async () => {
  const session = await begin()
  expect(await step(session, 0, 100)).toMatchObject({ movementDetected: true, tasks: [] })
  expect(await tasks()).toEqual([])
})

test("a sensor asks for the tasks when it measured movement", async () => {
  await givenProject("Badkamer")
  const sensor = { userId: 1, detectionMethod: "accelerometer" }
  for (const accelerationLevel of [1.9, undefined])
    expect(await call("start-tracking", { ...sensor, accelerationLevel })).toMatchObject({
      status: 422,
      body: {
        fields: { accelerationLevel: "De sensor heeft te weinig beweging gemeten om taken te maken." },
      },
    })
  expect((await call("start-tracking", { userId: 1 })).status).toBe(422)
  expect((await call("start-tracking", { ...home, latitude: 91 })).status).toBe(422)
  const { body } = await call("start-tracking", { ...sensor, accelerationLevel: 2.4 })
  expect(brief(body.tasks)).toEqual(["medium sensor: Werk aan Badkamer"])
})

test("a task is completed and opened again; a reset leaves what was done", async () => {
  await givenProject("Badkamer")
  await givenProject("Dakkapel")
  await step(await begin(), 0, 100)
  const [first] = await tasks()
  const put = (id: number, completed: boolean, by = phone) =>
    by.ask("PUT", `/api/working-movement/tasks/${id}`, { completed })
  expect((await put(first!.id, true)).body.completed).toBe(true)
  expect((await put(first!.id, false)).body.completed).toBe(false)
  expect((await put(first!.id, true)).body.completed).toBe(true)
  expect((await put(first!.id, false, await phoneOf(app, { role: "owner" }))).status).toBe(404)
  await call("reset")
  expect((await tasks()).map(({ id, completed }) => [id, completed])).toEqual([[first!.id, true]])
  await step(await begin(), 0, 100)
  expect(await tasks()).toHaveLength(2)
  // Tomorrow is another day.
  app.clock.set("2026-11-21T23:00:01Z")
  await phone.signInAgain()
  expect(await tasks()).toEqual([])
})

test("the simulator's tasks are apart, and never touch the real ones", async () => {
  await givenProject("Badkamer")
  await step(await begin(), 0, 100)
  const real = await tasks()
  await step(await begin({ simulated: true }), 0, 100)
  expect((await tasks()).map(({ simulated }) => simulated).toSorted()).toEqual([false, true])
  const again = await begin({ simulated: true })
  expect(await tasks()).toEqual(real)
  await step(again, 0, 100)
  await phone.ask("PUT", `/api/working-movement/tasks/${real[0]!.id}`, { completed: true })
  await call("reset")
  expect(await tasks()).toEqual([{ ...real[0]!, completed: true }])
})

test("of the detection is kept when it was on, not where, until some days after it ended or fell silent", async () => {
  const sessions = () =>
    app.db.$client.query("SELECT ended_at IS NULL FROM movement_sessions ORDER BY id").values().flat()
  const first = await begin()
  expect(await call(`stop/${first}`)).toMatchObject({ status: 200, body: { success: true } })
  expect((await call(`stop/${first}`)).status).toBe(200)
  expect((await step(first, 0, 100)).error).toBe("Deze bewegingsdetectie is al gestopt. Start opnieuw.")
  const other = await phoneOf(app)
  expect((await other.ask("POST", `/api/working-movement/stop/${first}`)).status).toBe(404)
  await begin()
  await begin()
  expect(sessions()).toEqual([0, 0, 1])
  app.clock.pass(3601)
  app.services.movement.sweep()
  expect(sessions()).toEqual([0, 0, 0])
  app.clock.pass(29 * 24 * 3600)
  app.services.movement.sweep()
  expect(sessions()).toEqual([])
})
