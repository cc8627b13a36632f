import type { Page } from "playwright-core"
import { demoPassword } from "../app/demo.ts"
import { press, type Screen, type Step } from "./walk.testing.ts"

const asDaan = signInAs("daan")
const asJoost = signInAs("joost")
const asAnnelies = signInAs("annelies")

/** The screens of hours, how to get there, and what shows that they are there. */
export const screens: Screen[] = [
  ["hours of who works, running", "/gps-tracking", ".timer-stop", asDaan],
  ["hours, a break", "", ".timer-side", press("Pauze")],
  ["hours, an entry", "/gps-tracking", "main h1", openEntry],
  ["hours to type", "/gps-tracking/invoeren", "main form"],
  ["hours typed wrongly", "", ".error-summary, [role=alert]", press("Opslaan")],
  ["what is asked before GPS", "/gps-tracking", "dialog[open]", askForGps],
  ["route of a day", "/uren/route", ".leaflet-container, .map-offer"],
  ["movement before the notice was read", "/gps-urenregistratie-enhanced", "main h2"],
  ["movement, simulator at work", "/gps-urenregistratie-enhanced", ".movement-task", simulate],
  ["week sheet", "/uren/weekstaat", "main table, .hours-card"],
  ["privacy of who works", "/gps-privacy", ".privacy-notice"],
  ["queue, nothing waits", "/wachtrij", ".empty"],
  ["end of the day of who works outside", "/daily-checklist", ".checklist-bar"],
  ["hours of who doesn't work", "/gps-tracking", ".timer-main", asJoost],
  ["weeks of everyone", "/uren", ".hours-now", asAnnelies],
  ["export of hours", "", "dialog[open]", press("Exporteren")],
  ["week sheets of everyone", "/uren/weekstaat?persoon=iedereen", "main table, .hours-card"],
  ["hours to approve", "/uren/goedkeuren", ".approval-row"],
  ["hours to complete", "", "dialog[open]", press("Aanvullen en goedkeuren")],
  ["hours, nothing found", "/uren/goedkeuren?status=goedgekeurd&persoon=99", ".empty"],
  ["what an hour costs", "/uren/tarieven", ".rates-people"],
  ["text for a DPIA", "/gps-privacy", ".dpia"],
  ["end of the day", "/daily-checklist", ".checklist-bar"],
  ["end of the day, earlier ones", "/daily-checklist/dagen", ".checklist-past-row"],
  ["end of the day, an earlier one", "", ".checklist-whole-day", openDay],
  ["end of the day, what it asks", "/daily-checklist/punten", ".checklist-own-row"],
  ["end of the day, one thing more", "", "dialog[open]", press("Punt toevoegen")],
  ["settings of hours", "/settings?tab=uren", "main form"],
]

/** Done before the page is opened. */
export const first = [asDaan, asJoost, asAnnelies]

/** What one may see depends on who is signed in. */
export function signInAs(username: string): Step {
  return (page, url) => page.request.post(`${url}/api/login`, { data: { username, password: demoPassword } })
}

async function openEntry(page: Page) {
  await page.locator("main a[href^='/gps-tracking/']").nth(1).click()
  await page.locator("main h1").waitFor()
}

async function openDay(page: Page) {
  await page.locator("main a.checklist-past-row").first().click()
}

async function askForGps(page: Page) {
  await page.locator("#gps-device").click()
}

async function simulate(page: Page) {
  await page.getByLabel("Snelheid").selectOption({ label: "30 keer zo snel" })
  await page.getByRole("button", { name: "Start simulatie" }).click()
}
