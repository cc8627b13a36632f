import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { weekKey } from "#modules/timeline/week.ts"
import { textFromDay } from "#ui/lib/day.ts"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { dayOf } from "../shared/calendar.ts"
import { addDays, mondayOf } from "../shared/days.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-board-"))
let browser: Browser
let program: Program
beforeAll(async () => {
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  program = await startProgram([binary], { folder })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function open(width: number, { username = "annelies", path = "/planning" } = {}): Promise<Page> {
  const touch = width < 640
  const context = await browser.newContext({
    ...{ locale: "nl-NL", viewport: { width, height: 800 }, hasTouch: touch, reducedMotion: "reduce" },
  })
  const page = await context.newPage()
  await page.request.post(`${program.url}/api/login`, {
    data: { username, password: demoPassword },
  })
  await page.goto(`${program.url}${path}`)
  return page
}
const daysOf = (page: Page, name: string) =>
  page.locator(".board-work", { hasText: name }).first().locator(".visually-hidden").textContent()

test("a mouse drags work to another day, which says what it would bring before it is let go", async () => {
  const page = await open(1280)
  const work = page.locator(".board-work", { hasText: "Plat dak werkplaats" }).first()
  await work.waitFor()
  const before = await daysOf(page, "Plat dak werkplaats")
  const { x, y } = (await work.boundingBox())!
  const day = (await page.locator(".board-day").first().boundingBox())!.width
  await page.mouse.move(x + 8, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 8 + day, y + 12, { steps: 4 })
  await page.mouse.move(x + 8 + 5 * day, y + 12, { steps: 8 })
  await page.getByText(", een week later").waitFor()
  await page.getByText(/Zolder isoleren en aftimmeren schuift mee naar/).waitFor()
  expect(await daysOf(page, "Plat dak werkplaats")).toBe(before)
  await page.mouse.up()
  await page.getByText(/Plat dak werkplaats staat nu gepland: .* 1 project schoof mee\./).waitFor()
  expect(await daysOf(page, "Plat dak werkplaats")).not.toBe(before)
  await page.getByRole("button", { name: /Ongedaan maken/ }).click()
  await page.getByText("Teruggezet: Plat dak werkplaats.").waitFor()
  expect(await daysOf(page, "Plat dak werkplaats")).toBe(before)
  await page.context().close()
}, 60_000)

test("Esc lets go of what a mouse drags, and nothing has moved", async () => {
  const page = await open(1280)
  const work = page.locator(".board-work", { hasText: "Plat dak werkplaats" }).first()
  await work.waitFor()
  const before = await daysOf(page, "Plat dak werkplaats")
  const { x, y } = (await work.boundingBox())!
  await page.mouse.move(x + 8, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 12, { steps: 6 })
  await page.locator(".board-panel").waitFor()
  await page.keyboard.press("Escape")
  await page.mouse.up()
  await page.locator(".board-panel").waitFor({ state: "detached" })
  expect(await daysOf(page, "Plat dak werkplaats")).toBe(before)
  await page.context().close()
}, 60_000)

test("a mouse drags work that waits onto a day of somebody; one press makes it wait again", async () => {
  const page = await open(1280)
  const waits = page.locator(".board-job", { hasText: "Dijkwoning renoveren" })
  const row = page.getByRole("region", { name: "Niels van Damme" })
  await waits.scrollIntoViewIfNeeded()
  const from = (await waits.boundingBox())!
  const to = (await row.locator(".board-bars").boundingBox())!
  const day = to.width / (await page.locator(".board-day").count())
  await page.mouse.move(from.x + 20, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y - 20, { steps: 4 })
  // The Monday of the fifth week.
  await page.mouse.move(to.x + 20.5 * day, to.y + 20, { steps: 8 })
  await page.getByText("Voor Niels van Damme").waitFor()
  await page.getByText("Zonder offerte: gerekend met 5 dagen").waitFor()
  expect(await row.locator(".board-preview").count()).toBe(1)
  await page.mouse.up()
  await page.getByText(/^Dijkwoning renoveren staat nu gepland: ma /).waitFor()
  await row.locator(".board-work", { hasText: "Dijkwoning renoveren" }).waitFor()
  await page.getByRole("button", { name: /Ongedaan maken/ }).click()
  await waits.waitFor()
  expect(await row.locator(".board-work", { hasText: "Dijkwoning renoveren" }).count()).toBe(0)
  await page.context().close()
}, 60_000)

test("on a phone work that waits is planned by a tap", async () => {
  const page = await open(390)
  await page.getByRole("button", { name: "Plan in Dijkwoning renoveren" }).tap()
  await page.getByLabel(/^Eerste dag/).fill(inWeeks(4, 0))
  await page.getByLabel("Niels van Damme").check()
  await page.getByRole("button", { name: "Planning opslaan" }).tap()
  await page.getByText(/^Dijkwoning renoveren staat nu gepland/).waitFor()
  await page.getByRole("button", { name: /Ongedaan maken/ }).tap()
  await page.getByRole("button", { name: "Plan in Dijkwoning renoveren" }).waitFor()
  await page.context().close()
}, 60_000)

test("on a phone today stands first, one day at a time, without a scroll to the side", async () => {
  const page = await open(390)
  await page.locator(".phone-person").first().waitFor()
  const today = page.locator('.phone-days [aria-pressed="true"]')
  expect(await today.textContent()).toContain("vandaag")
  expect(await page.locator(".phone-person").count()).toBeGreaterThan(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.locator(".phone-person").getByRole("button").first().tap()
  await page.getByRole("heading", { name: /^Planning van / }).waitFor()
  await page.context().close()
}, 60_000)

test("leave asked on one phone is answered and seen in the planning on another", async () => {
  const builder = await open(390, { username: "daan", path: "/dashboard" })
  await builder.getByRole("link", { name: "Verlof vragen of ziek melden" }).tap()
  await builder.getByRole("button", { name: "Verlof vragen" }).tap()
  // Monday to Wednesday, three weeks from now.
  const [first, last] = [inWeeks(3, 0), inWeeks(3, 2)]
  await builder.getByLabel(/^Eerste dag/).fill(first)
  await builder.getByLabel(/^Laatste dag/).fill(last)
  await builder.getByText("Dat is 3 dagen werk.").waitFor()
  await builder.getByRole("button", { name: "Vraag aan" }).tap()
  await builder.getByText("Gevraagd", { exact: true }).first().waitFor()

  const office = await open(390, { path: "/verlof" })
  const asked = office.locator("li", { hasText: "Daan Wisse" }).filter({ hasText: "Antwoord uiterlijk" })
  await asked.getByRole("button", { name: /^Akkoord/ }).tap()
  await office.getByText("Verlof van Daan Wisse is akkoord").waitFor()
  await office.goto(`${program.url}/planning?week=${weekOf(first)}`)
  await office.locator(".phone-person", { hasText: "Daan Wisse" }).getByText("Vakantie").waitFor()

  const desk = await open(1280)
  await desk.getByRole("region", { name: "Daan Wisse" }).getByText("Vakantie").waitFor()
  await builder.goto(`${program.url}/verlof`)
  await builder.getByText("Akkoord", { exact: true }).first().waitFor()
  for (const page of [builder, office, desk]) await page.context().close()
}, 90_000)

const inWeeks = (weeks: number, day: number): string =>
  textFromDay(addDays(mondayOf(dayOf(new Date())), 7 * weeks + day))
const weekOf = (typed: string): string => weekKey(typed.split("-").toReversed().join("-"))
