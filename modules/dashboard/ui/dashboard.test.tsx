import { afterEach, beforeEach, expect, test } from "bun:test"
import { requested } from "#modules/quotes/ui/testing.tsx"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { partOfDay } from "./partOfDay.ts"

const { render, screen } = await openWindow()
const { default: Dashboard } = await import("./Dashboard.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function openAs(role: "manager" | "worker") {
  const browser = await signedIn(app, role)
  render(<Dashboard />, { wrapper: browser.wrapper })
  return browser
}

test("the start screen counts what waits and leads to each request", async () => {
  await requested(app, "Sanne Goedbloed")
  await requested(app, "M. de Vries")
  await openAs("manager")
  await screen.findByText("2 open aanvragen")
  const newest = screen.getByRole("link", { name: /M\. de Vries/ })
  expect(newest.getAttribute("href")).toBe("/offerte-aanvragen?aanvraag=2")
})

test("without open requests it says so", async () => {
  await openAs("manager")
  await screen.findByText("Geen open aanvragen")
})

test("a worker is not shown requests, and none are asked for", async () => {
  const browser = await openAs("worker")
  await screen.findByText("Voor uw account is hier nog geen onderdeel.")
  expect(browser.asked).toEqual([])
})

test.each([
  ["2026-11-21T05:00:00Z", "morning"],
  ["2026-11-21T11:00:00Z", "afternoon"],
  ["2026-07-21T16:00:00Z", "evening"],
  ["2026-11-21T23:30:00Z", "morning"],
] as const)("at %s it is %s in the Netherlands", (instant, part) => {
  expect(partOfDay(new Date(instant))).toBe(part)
})
