import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Locator, Page } from "playwright-core"
import { textFromDay } from "#ui/lib/day.ts"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { dayOf } from "../shared/calendar.ts"
import { addDays, mondayOf } from "../shared/days.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-call-"))
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

async function open(width: number): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: "nl-NL", viewport: { width, height: 800 }, hasTouch: width < 640, reducedMotion: "reduce" },
  })
  const page = await context.newPage()
  await page.request.post(`${program.url}/api/login`, {
    data: { username: "bram", password: demoPassword },
  })
  await page.goto(`${program.url}/planning`)
  return page
}
const field = (page: Page, name: RegExp) => page.getByRole("textbox", { name })

test.each([390, 1280])(
  "a phone call becomes customer, project and planning in five presses, at %d px",
  async (width) => {
    const page = await open(width)
    let presses = 0
    const press = async (button: Locator) => {
      presses++
      await button.click()
    }
    const caller = `Fam. Teunisse ${width}`
    const monday = addDays(mondayOf(dayOf(new Date())), 28)

    await press(
      page
        .getByRole("button", { name: /^Nieuw/ })
        .filter({ visible: true })
        .first(),
    )
    await press(page.getByRole("link", { name: "Nieuw project" }).filter({ visible: true }).first())
    await field(page, /^Naam van het project/).fill(`Badkamer Teunisse ${width}`)
    await press(page.getByRole("button", { name: "Nieuwe klant" }))
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: /^Naam/ }).fill(caller)
    await dialog.getByRole("textbox", { name: /^Telefoon/ }).fill(`06 00 00 ${width}`)
    await dialog.getByRole("textbox", { name: /^Adres/ }).fill(`Zandweg ${width}`)
    await dialog.getByRole("textbox", { name: /^Plaats/ }).fill("Renesse")
    await press(dialog.getByRole("button", { name: "Klant toevoegen" }))
    await dialog.waitFor({ state: "detached" })
    // The work is where the caller lives, unless told otherwise.
    await page.waitForFunction(
      (site) => [...document.querySelectorAll("input")].some(({ value }) => value === site),
      `Zandweg ${width}, Renesse`,
    )
    await field(page, /^Start/).fill(textFromDay(monday))
    await field(page, /^Einde/).fill(textFromDay(addDays(monday, 4)))
    await press(page.getByRole("button", { name: "Opslaan", exact: true }))
    await page.getByRole("heading", { name: `Badkamer Teunisse ${width}`, level: 1 }).waitFor()
    expect(presses).toBe(5)

    const planned = await page.request.get(`${program.url}/api/timeline?from=${monday}&weeks=1`)
    const { projects } = (await planned.json()) as { projects: { name: string; startDate: string }[] }
    expect(projects.find(({ name }) => name === `Badkamer Teunisse ${width}`)?.startDate).toBe(monday)
    await page.context().close()
  },
  60_000,
)

test.each([390, 1280])(
  "who is known already is asked about while he is typed, and chosen in one press, at %d px",
  async (width) => {
    const page = await open(width)
    await page.goto(`${program.url}/projects/nieuw`)
    const customers = async () =>
      ((await (await page.request.get(`${program.url}/api/customers`)).json()) as unknown[]).length
    const before = await customers()
    await page.getByRole("button", { name: "Nieuwe klant" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: /^Naam/ }).fill("De Jonge")
    await dialog.getByRole("textbox", { name: /^Adres/ }).fill("julianastraat 14")
    await dialog.getByRole("textbox", { name: /^Postcode/ }).fill("4301ek")
    await dialog.getByRole("textbox", { name: /^Plaats/ }).focus()
    await dialog.getByText(/zelfde adres/).waitFor()
    await dialog.getByRole("button", { name: "Klant toevoegen" }).click()
    await dialog.getByText("Kies de klant die u bedoelt, of voeg toch een nieuwe toe.").waitFor()
    expect(await customers()).toBe(before)
    await dialog.getByRole("button", { name: /^Deze klant kiezen.*De Jonge/ }).click()
    await dialog.waitFor({ state: "detached" })
    expect(await page.getByRole("combobox", { name: /^Klant/ }).inputValue()).toContain("De Jonge")
    await page.context().close()
  },
  60_000,
)
