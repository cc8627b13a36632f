import { afterEach, beforeEach, expect, test } from "bun:test"
import { testClock } from "#src/testing.ts"
import { createWeather } from "./weather.ts"

const week = { from: "2026-11-16", to: "2026-11-22" }
const zierikzee = { id: 1, latitude: 51.6501, longitude: 3.9203 }
const sampleDaily = {
  time: ["2026-11-21", "2026-11-22", "2026-11-23"],
  weather_code: [61, 3, 0],
  temperature_2m_max: [11.2, 9, 8],
  temperature_2m_min: [4.4, -1.2, 2],
  precipitation_sum: [6.3, 0, 0],
  precipitation_probability_max: [90, 10, null],
  wind_speed_10m_max: [38, 20, 12],
  wind_gusts_10m_max: [64, 31, 20],
}
const forecast = (daily: object = sampleDaily) => Response.json({ latitude: 51.65, daily })

let asked: URL[]
let answer: (request: Request) => Response | Promise<Response>
let service: Bun.Server<undefined>
let clock: ReturnType<typeof testClock>
let reports: string[]
beforeEach(() => {
  asked = []
  reports = []
  clock = testClock()
  answer = () => forecast()
  service = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      asked.push(new URL(request.url))
      return answer(request)
    },
  })
})
afterEach(() => service.stop(true))

const weather = (path = "/v1/forecast", timeout = 2000) =>
  createWeather({
    url: new URL(path, service.url),
    clock,
    timeout,
    report: (_, { error }) => reports.push(error!),
  })

test("without a service there is no forecast, and it says so", async () => {
  const none = createWeather({ clock, report: () => {} })
  expect(await none.at([zierikzee], week)).toEqual({
    configured: false,
    reached: false,
    fetchedAt: null,
    source: null,
    places: [],
  })
})

test("the days of the week that the service knows come with their sky, rain, frost and gusts", async () => {
  expect(await weather().at([zierikzee], week)).toEqual({
    configured: true,
    reached: true,
    fetchedAt: "2026-11-21T11:00:00.000Z",
    source: null,
    places: [
      {
        projectIds: [1],
        days: [
          {
            day: "2026-11-21",
            code: 61,
            sky: "rain",
            min: 4.4,
            max: 11.2,
            rain: 6.3,
            chance: 90,
            wind: 38,
            gusts: 64,
          },
          {
            day: "2026-11-22",
            code: 3,
            sky: "overcast",
            min: -1.2,
            max: 9,
            rain: 0,
            chance: 10,
            wind: 20,
            gusts: 31,
          },
        ],
      },
    ],
  })
})

test("it is asked for the place on a grid of five kilometres, in the words of Open-Meteo", async () => {
  await weather("/v1/forecast?apikey=geheim").at([zierikzee], week)
  expect(asked[0]!.pathname).toBe("/v1/forecast")
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
    apikey: "geheim",
    latitude: "51.65",
    longitude: "3.90",
    daily:
      "weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,wind_speed_10m_max,wind_gusts_10m_max",
    timezone: "Europe/Amsterdam",
    forecast_days: "14",
  })
})

test("sites in the same village share a question, and at most eight places are asked for, the busiest first", async () => {
  const sites = Array.from({ length: 12 }, (_, id) => ({ id, latitude: 51 + id / 10, longitude: 3.9 }))
  const twin = { id: 99, latitude: 52.1, longitude: 3.91 }
  const { places } = await weather().at([...sites, twin], week)
  expect(asked).toHaveLength(8)
  expect(places[0]!.projectIds).toEqual([11, 99])
})

test("a forecast is kept for an hour, then asked again", async () => {
  const own = weather()
  await own.at([zierikzee], week)
  clock.pass(3599)
  await own.at([zierikzee], week)
  expect(asked).toHaveLength(1)
  clock.pass(1)
  await own.at([zierikzee], week)
  expect(asked).toHaveLength(2)
})

test("two screens that ask at once are one question", async () => {
  const own = weather()
  await Promise.all([own.at([zierikzee], week), own.at([zierikzee], week)])
  expect(asked).toHaveLength(1)
})

const isElsewhere = ({ url }: Request) => new URL(url).pathname === "/elders"

const wrong: [what: string, reply: (request: Request) => Response | Promise<Response>][] = [
  ["a fault of the service", () => new Response("stuk", { status: 500 })],
  ["a page instead of a forecast", () => new Response("<html>Onderhoud</html>")],
  ["half a forecast", () => forecast({ ...sampleDaily, weather_code: undefined })],
  ["a text for a temperature", () => forecast({ ...sampleDaily, temperature_2m_max: ["warm"] })],
  ["a temperature that cannot be", () => forecast({ ...sampleDaily, temperature_2m_max: [400, 1, 1] })],
  ["a day that does not exist", () => forecast({ ...sampleDaily, time: ["2026-02-30"] })],
  ["a forecast without end", () => forecast({ ...sampleDaily, time: Array(100).fill("2026-11-21") })],
  ["too many bytes", () => new Response(" ".repeat(70_000) + JSON.stringify({ daily: sampleDaily }))],
  [
    "a way to another address",
    (request) => (isElsewhere(request) ? forecast() : Response.redirect("/elders", 302)),
  ],
  ["no answer in time", () => new Promise<Response>(() => {})],
]

test.each(wrong)("%s is no forecast, and the last one is kept for twelve hours", async (_, reply) => {
  // Long enough for a busy machine: only what never answers waits for it.
  const own = weather(undefined, 1500)
  const [good] = (await own.at([zierikzee], week)).places
  answer = reply
  clock.pass(2 * 3600)
  expect(await own.at([zierikzee], week)).toMatchObject({
    configured: true,
    reached: false,
    fetchedAt: "2026-11-21T11:00:00.000Z",
    places: [good!],
  })
  expect(reports).toHaveLength(1)
  clock.pass(10 * 3600)
  expect(await own.at([zierikzee], week)).toMatchObject({ reached: false, fetchedAt: null, places: [] })
})

test("a service that fails is left alone for a minute, and then asked again", async () => {
  const own = weather()
  answer = () => new Response("", { status: 503 })
  await own.at([zierikzee], week)
  await own.at([zierikzee], week)
  expect(asked).toHaveLength(1)
  answer = () => forecast()
  clock.pass(60)
  expect(await own.at([zierikzee], week)).toMatchObject({ reached: true })
})

test("an unknown code has no sky, and what the service leaves open stays open", async () => {
  answer = () => forecast({ ...sampleDaily, weather_code: [42, null, 0], wind_gusts_10m_max: [null] })
  const [place] = (await weather().at([zierikzee], week)).places
  expect(place!.days).toMatchObject([
    { code: 42, sky: null, gusts: null },
    { code: null, sky: null, gusts: null },
  ])
})

test("without sites nothing is asked", async () => {
  expect(await weather().at([], week)).toMatchObject({ configured: true, reached: true, places: [] })
  expect(asked).toEqual([])
})

test("Open-Meteo is named when it is theirs", async () => {
  const theirs = createWeather({
    url: new URL("https://api.open-meteo.com/v1/forecast"),
    clock,
    report: () => {},
  })
  const alike = createWeather({
    url: new URL("https://api.open-meteo.com.example.nl/"),
    clock,
    report: () => {},
  })
  expect((await theirs.at([], week)).source).toBe("Open-Meteo")
  expect((await alike.at([], week)).source).toBeNull()
})
