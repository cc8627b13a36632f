import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { givenCrew, withWeather } from "./testing.tsx"

const ServerResponse = Response
const { render, screen } = await openWindow()
const { default: Timeline } = await import("./Timeline.tsx")

const daily = {
  time: ["2026-11-21", "2026-11-22"],
  weather_code: [65, 0],
  temperature_2m_max: [8.6, 3.4],
  temperature_2m_min: [4.4, -2.4],
  precipitation_sum: [6.3, 0],
  precipitation_probability_max: [90, 5],
  wind_speed_10m_max: [45, 10],
  wind_gusts_10m_max: [72.4, 20],
}

let app: TestApp
let status: number
let service: Bun.Server<undefined>
beforeEach(async () => {
  app = await givenApp()
  status = 200
  service = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    // The window of this test has a fetch of its own, which asks leave as a browser does.
    fetch: () =>
      new ServerResponse(JSON.stringify({ daily }), {
        status,
        headers: { "access-control-allow-origin": "*" },
      }),
  })
})
afterEach(async () => {
  await service.stop(true)
  await app.close()
})

async function open() {
  const crew = givenCrew(app)
  crew.project("Badkamer", { latitude: 51.65, longitude: 3.92 })
  crew.project("Dakkapel")
  const { wrapper } = await signedIn(withWeather(app, new URL(service.url)), "worker")
  history.replaceState(null, "", "/project-timeline?week=2026-W47")
  render(<Timeline />, { wrapper })
}
const day = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) })

test("each day tells its weather in words, and warns who works on a roof", async () => {
  await open()
  await screen.findByText(/^Verwachting van 21-11-2026 12:00/)
  expect(day("zaterdag").textContent).toContain("Zware regen4 tot 9 °Cregen 6 mmwindstoten 72 km/h")
  expect(day("zaterdag").textContent).toContain("Let op bij dakwerk: Harde windVeel regen")
  expect(day("zondag").textContent).toContain("Helder\u22122 tot 3 °CLet op bij dakwerk: Vorst")
  expect(day("maandag").textContent).not.toContain("°C")
})

test("a project that is not on the map is named", async () => {
  await open()
  const text = await screen.findByText(/^Geen weer bij deze projecten; zet het adres op de kaart/)
  expect(text.nextElementSibling?.textContent).toBe("Dakkapel")
})

test("a service that fails is told, and the planning goes on without it", async () => {
  status = 500
  await open()
  await screen.findByText("Weerbericht niet bereikbaar.")
  expect(day("maandag").textContent).toContain("Badkamer")
})
