import { afterEach, beforeEach, expect, test } from "bun:test"
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

const forecast = ({ min, wind }: { min: number; wind: number }) => ({
  time: ["2026-11-22"],
  ...{ weather_code: [3], temperature_2m_max: [8], temperature_2m_min: [min], precipitation_sum: [0] },
  ...{ precipitation_probability_max: [10], wind_speed_10m_max: [wind], wind_gusts_10m_max: [wind + 20] },
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
    ["timeline.frost", "Morgen vriest het (−2 °C): dek beton, metselwerk en leidingen af"],
  ])
})

test("wind above 6 on the scale of Beaufort asks to tie things down", async () => {
  daily = forecast({ min: 5, wind: 50 })
  await plan("2026-11-16")
  expect(await afterForecast("manager")).toEqual([
    ["timeline.wind", "Morgen windkracht 7: zet steiger, dakplaten en los materiaal vast"],
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
      task: "Morgen begint Dakkapel Kade. Nog niet gezien door: Test worker",
    },
  ])
  expect(await items("worker")).toEqual([])
  await worker("GET", "/timeline/news")
  expect(await items("manager")).toEqual([])
})

test("work that begins tomorrow with nobody on it is told", async () => {
  await plan("2026-11-22", { latitude: null, longitude: null })
  expect(await items("manager")).toMatchObject([
    { task: "Morgen begint Dakkapel Kade, en er is nog niemand ingedeeld" },
  ])
})
