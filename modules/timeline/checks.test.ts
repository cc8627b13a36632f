import { afterEach, beforeEach, expect, test } from "bun:test"
import { addDays } from "#src/shared/days.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { windForce } from "./beaufort.ts"

let service: Bun.Server<undefined>
let asked: PromiseWithResolvers<void>
let daily: object
let app: TestApp
beforeEach(async () => {
  asked = Promise.withResolvers()
  daily = forecast({ min: 3, wind: 20 })
  service = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch() {
      setTimeout(asked.resolve, 0)
      return Response.json({ daily })
    },
  })
  app = await givenApp({ weatherUrl: service.url })
})
afterEach(async () => {
  await app.close()
  service.stop(true)
})

const forecast = (...days: { min: number; wind: number }[]) => ({
  time: days.map((_, at) => addDays("2026-11-22", at)),
  weather_code: days.map(() => 3),
  temperature_2m_max: days.map(() => 8),
  temperature_2m_min: days.map(({ min }) => min),
  precipitation_sum: days.map(() => 0),
  precipitation_probability_max: days.map(() => 10),
  wind_speed_10m_max: days.map(({ wind }) => wind),
  wind_gusts_10m_max: days.map(({ wind }) => wind + 20),
})
const kade = { latitude: 51.65, longitude: 3.92 }
const plan = async (startDate: string, more: object = {}) =>
  (await asking(app, "manager"))("POST", "/projects", {
    ...{ name: "Dakkapel Kade", status: "active", startDate, endDate: "2026-12-04", ...kade, ...more },
  })
const items = async (role: "manager" | "worker"): Promise<{ id: string; task: string }[]> =>
  (await (await asking(app, role))("GET", "/daily-checklist")).reply.items.filter(({ id }: { id: string }) =>
    id.startsWith("timeline."),
  )
/** What the service says is known from the second look on: opening the list waits for nobody. */
async function afterForecast(role: "manager" | "worker") {
  expect(await items(role)).toEqual([])
  await asked.promise
  let found = await items(role)
  for (let tries = 0; found.length === 0 && tries < 100; tries++) {
    await new Promise((resolve) => setImmediate(resolve))
    found = await items(role)
  }
  return found.map(({ id, task }) => [id, task])
}

test("frost where work stands tomorrow asks to cover it, of who works there too", async () => {
  daily = forecast({ min: -2.4, wind: 20 })
  await plan("2026-11-16")
  expect(await afterForecast("worker")).toEqual([
    ["timeline.frost", "Het vriest morgen (−3 °C): dek beton, metselwerk en leidingen af"],
  ])
})

test("wind above 6 on the scale of Beaufort asks to tie things down", async () => {
  daily = forecast({ min: 5, wind: 50 })
  await plan("2026-11-16")
  expect(await afterForecast("manager")).toEqual([
    ["timeline.wind", "Windkracht 7 morgen: zet steiger, dakplaten en los materiaal vast"],
  ])
})

test.each([
  [0, 0],
  [5, 1],
  [49, 6],
  [50, 7],
  [61, 7],
  [118, 12],
])("a wind of %i kilometres an hour is force %i", (kilometres, force) =>
  expect(windForce(kilometres)).toBe(force),
)

test("who begins tomorrow and did not look is named to the office until he looks", async () => {
  const worker = await asking(app, "worker")
  const { id } = (await worker("GET", "/user")).reply
  const { reply: project } = await plan("2026-11-22", { latitude: null, longitude: null, team: [id] })
  expect(await items("manager")).toMatchObject([
    {
      id: `timeline.start${project.id}`,
      task: "Dakkapel Kade begint morgen. Nog niet gezien door: Test worker",
    },
  ])
  expect(await items("worker")).toEqual([])
  await worker("GET", "/timeline/news")
  expect(await items("manager")).toEqual([])
})

test("work that begins tomorrow with nobody on it is told", async () => {
  await plan("2026-11-22", { latitude: null, longitude: null })
  expect(await items("manager")).toMatchObject([
    { task: "Dakkapel Kade begint morgen, en er is nog niemand ingedeeld" },
  ])
})

test("before a weekend what begins on the next day of work is told, by its name", async () => {
  await plan("2026-11-23", { latitude: null, longitude: null })
  await plan("2026-11-24", { latitude: null, longitude: null })
  expect(await items("manager")).toMatchObject([
    { task: "Dakkapel Kade begint maandag 23 november 2026, en er is nog niemand ingedeeld" },
  ])
})

test("of the days until somebody is there again the coldest is named, also when it is just below zero", async () => {
  daily = forecast({ min: 2, wind: 20 }, { min: -0.3, wind: 20 })
  await plan("2026-11-16")
  expect(await afterForecast("worker")).toEqual([
    ["timeline.frost", "Het vriest maandag 23 november 2026 (−1 °C): dek beton, metselwerk en leidingen af"],
  ])
})

test("who left is not waited for", async () => {
  const { id } = app.hire("Sam Vertrokken")
  await plan("2026-11-22", { latitude: null, longitude: null, team: [id] })
  app.db.$client.run("UPDATE accounts SET disabled_at = created_at WHERE id = ?", [id])
  expect(await items("manager")).toMatchObject([
    { task: "Dakkapel Kade begint morgen, en er is nog niemand ingedeeld" },
  ])
})
