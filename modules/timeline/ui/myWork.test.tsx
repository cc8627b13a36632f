import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { MyWork } from "./MyWork.tsx"
import { givenCrew } from "./testing.tsx"

const { render, screen } = await openWindow()

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

/** Someone who is on the team of each of these, on that day alone. */
async function open(works: Record<string, string>) {
  const { wrapper } = await signedIn(app, "worker")
  const me = app.services.access.list().find(({ role }) => role === "worker")!
  const crew = await givenCrew(app)
  for (const [name, day] of Object.entries(works))
    crew.project(name, { startDate: day, endDate: day, team: [me.id] })
  crew.project("Dakkapel", { team: [crew.anna] })
  render(<MyWork />, { wrapper })
}

test("one sees where one works today, and nothing of others", async () => {
  await open({ Goot: "2026-11-21", Keuken: "2026-11-23" })
  const link = await screen.findByRole("link", { name: /Goot/ })
  expect(link.getAttribute("href")).toMatch(/^\/projects\/\d+$/)
  expect(screen.queryByText(/Keuken|Dakkapel/)).toBeNull()
})

test("on a day off one sees the next day of work", async () => {
  await open({ Keuken: "2026-11-23", Badkamer: "2026-11-24" })
  await screen.findByText("Daarna: maandag 23 november")
  screen.getByText("U staat vandaag nergens gepland.")
  screen.getByRole("link", { name: /Keuken/ })
  expect(screen.queryByText("Badkamer")).toBeNull()
})

test("who is on no team is told so", async () => {
  await open({})
  await screen.findByText("U staat nergens gepland")
})
