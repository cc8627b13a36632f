import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { outbox } from "#ui/outbox/outbox.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, within, act } = await openWindow()
const { default: MovementScreen } = await import("./MovementScreen.tsx")
const { SimulatorCard } = await import("./simulator/SimulatorCard.tsx")
const { SensorCard } = await import("./sensor/SensorCard.tsx")
const { handTime } = await import("../device/handTime.testing.ts")
const { keepAnswer } = await import("../timer/gpsConsent.ts")
const { senders } = await import("../senders.ts")

const kade = { latitude: 51.65, longitude: 3.92 }
let app: TestApp
let looked: number
beforeEach(async () => {
  app = await givenApp()
  looked = 0
  const watchPosition = (found: (position: object) => void) => {
    looked++
    found({ coords: { ...kade, accuracy: 8 }, timestamp: Date.now() })
    return 1
  }
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { watchPosition, clearWatch: () => {} },
  })
})
afterEach(() => app.close())

/** A worker on whose project the device lies. */
async function given({ answer }: { answer?: "yes" | "no" } = {}) {
  const before = app.services.access.list().map(({ id }) => id)
  const browser = await signedIn(app, "worker")
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  app.services.projects.create({ name: "Duinweg", startDate: "2026-11-20", ...kade }, office)
  const worker = app.services.access.list().find(({ id }) => !before.includes(id))!
  if (answer) {
    const { noticeVersion } = app.services.entries.state(worker)
    keepAnswer(worker.id, noticeVersion, answer)
  }
  return { ...browser, worker }
}
const button = (name: string | RegExp) => screen.getByRole("button", { name })

test("before the notice was answered with yes nothing can be started, and nothing is looked at", async () => {
  for (const answer of [undefined, "no"] as const) {
    const { wrapper } = await given({ answer })
    const { unmount } = render(<MovementScreen />, { wrapper })
    await screen.findByText("Lees eerst wat er met uw locatie gebeurt")
    expect(screen.queryByRole("button", { name: "Start GPS Tracking" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Start detectie" })).toBeNull()
    unmount()
  }
  expect(looked).toBe(0)
})

test("at a project's place its tasks come and its hours are proposed; what is ticked stays ticked", async () => {
  const { wrapper, worker } = await given({ answer: "yes" })
  const close = outbox.open(worker.id, senders)
  const { unmount } = render(<MovementScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: "Start GPS Tracking" }))
  await screen.findByText("U bent bij Duinweg.")
  expect(screen.getByText("± 8 m, goed")).toBeDefined()
  const list = within(screen.getByRole("region", { name: "Taken van vandaag" }))
  const [first] = await list.findAllByRole("button", { name: /^Gereed melden/ })
  await user.click(first!)
  await list.findByRole("button", { name: /^Ongedaan maken/ })
  await act(async () => {
    while (outbox.get().length > 0) await new Promise((resolve) => setImmediate(resolve))
  })
  expect(app.services.movement.tasks(worker).filter(({ completed }) => completed)).toHaveLength(1)
  await user.click(button(/^Start uren/))
  await screen.findByText(/Uw uren lopen al voor dit project/)
  await user.click(button("Stop Tracking"))
  unmount()
  close()
})

test("the simulator makes its own tasks and never touches the GPS", async () => {
  const { wrapper, worker } = await given({ answer: "yes" })
  const time = handTime()
  render(<SimulatorCard time={time} />, { wrapper })
  expect(screen.getByText(/Er worden geen echte uren of posities vastgelegd/)).toBeDefined()
  await user.click(button("Start simulatie"))
  await act(() => time.pass(1))
  await screen.findByText("Aan")
  expect(looked).toBe(0)
  expect(app.services.movement.tasks(worker).filter(({ simulated }) => !simulated)).toEqual([])
  expect(app.services.entries.state(worker).running).toBeNull()
  await user.click(button("Stop simulatie"))
})

test("the sensor explains before it asks, and says what to do when it is denied", async () => {
  const { wrapper } = await given({ answer: "yes" })
  let asked = 0
  const source = {
    asksLeave: true,
    start(_: (level: number) => void, failed: (fault: "denied") => void) {
      asked++
      failed("denied")
      return () => {}
    },
  }
  render(<SensorCard source={source} />, { wrapper })
  expect(screen.getByText(/Na uw druk op de knop vraagt uw toestel/)).toBeDefined()
  expect(asked).toBe(0)
  await user.click(button("Start detectie"))
  expect(asked).toBe(1)
  expect(screen.getByRole("alert").textContent).toBe(
    "Bewegingssensoren toegang geweigerd. Probeer opnieuw en sta toegang toe.",
  )
  expect(screen.getByText("Wachtend")).toBeDefined()
})
