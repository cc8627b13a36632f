import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Page } from "playwright-core"
import { dayOf } from "../shared/calendar.ts"
import { type Crew, onPhone, openCrew } from "./crew.testing.ts"
import { canOpenOffline, manager, rows, waiting, worker } from "./hours.testing.ts"

const today = dayOf(new Date())
const job = { name: "Goot Brouwershaven", address: "Markt 11, Brouwershaven", team: [worker.id] }
let crew: Crew

beforeAll(async () => {
  crew = await openCrew()
  const office = await crew.enter(manager)
  const data = { ...job, status: "active", startDate: today, endDate: today }
  expect((await office.request.post("/api/projects", { data })).ok()).toBe(true)
  await office.close()
}, 300_000)

afterAll(() => crew.close())

test("a worker reads where to go without a tap, and one tap starts his clock, also without a connection", async () => {
  const context = await crew.enter(worker, onPhone)
  await context.clock.install()
  const phone = await context.newPage()
  await answerNotice(phone)

  await open(phone)
  await phone.getByRole("button", { name: "Start" }).tap()
  await phone.getByRole("button", { name: /^Stop · / }).waitFor()
  await phone.clock.fastForward(60_000)
  await phone.getByRole("button", { name: /^Stop · / }).tap()
  await phone.getByRole("button", { name: "Start" }).waitFor()
  while ((await waiting(phone)).length > 0) await Bun.sleep(50)
  expect(rows<object>(crew.database, started)).toEqual([{ name: job.name, ended: 1 }])

  await canOpenOffline(phone)
  await context.setOffline(true)
  await open(phone)
  await phone.getByRole("button", { name: "Start" }).tap()
  await phone.getByRole("button", { name: /^Stop · / }).waitFor()
  expect((await waiting(phone)).map(({ kind }) => kind)).toEqual(["gpsStart"])
  expect(rows<object>(crew.database, started)).toHaveLength(1)

  await context.setOffline(false)
  while ((await waiting(phone)).length > 0) await Bun.sleep(50)
  expect(rows<object>(crew.database, started)).toEqual([
    { name: job.name, ended: 1 },
    { name: job.name, ended: 0 },
  ])
  await context.close()
}, 90_000)

async function answerNotice(phone: Page) {
  await phone.goto("/gps-tracking")
  await phone.getByRole("switch", { name: /^GPS op dit toestel/ }).click()
  await phone.getByRole("button", { name: "Nee, zonder GPS" }).click()
}

/** As its sign on the phone does: what is in sight is there before anything is touched. */
async function open(phone: Page) {
  await phone.goto("/dashboard")
  for (const text of [job.name, job.address, "Route"]) {
    const box = await phone.locator(".my-place").getByText(text).first().boundingBox()
    expect({ text, inSight: box !== null && box.y + box.height <= 844 }).toEqual({ text, inSight: true })
  }
}

const started = `SELECT projects.name, ended_at IS NOT NULL AS ended
  FROM time_entries JOIN projects ON projects.id = project_id ORDER BY time_entries.started_at`
