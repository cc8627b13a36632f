import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Browser, Locator } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { openOffice, signedIn, sizes } from "./signedIn.testing.ts"

let browser: Browser
let program: Program
let session: string
beforeAll(async () => {
  program = await startProgram([await builtBinary()])
  browser = await openBrowser()
  session = await signedIn(program.url)
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
})

test.each(["desk", "phone"] as const)(
  "at a %s what one begins with is two presses away, and a quotation's first line three",
  async (place) => {
    const page = await openOffice(browser, { url: program.url, session, size: sizes[place] })
    let presses = 0
    const press = async (what: Locator) => {
      await (place === "phone" ? what.tap() : what.click())
      presses++
    }
    const begin = page.getByRole("button", { name: "Nieuw", exact: true }).filter({ visible: true })
    await press(begin)
    const list = page
      .locator(".popover, dialog")
      .filter({ has: page.getByText("Nieuwe offerte"), visible: true })
    const ways = await list.getByRole("link").allInnerTexts()
    expect(ways.map((way) => way.trim())).toEqual([
      "Nieuwe offerte",
      "Factuur maken",
      "Opname starten",
      "Nieuw project",
      "Nieuwe klant",
      "Uren starten",
      "Foto van een factuur",
      "Rekenhulp",
    ])
    await press(list.getByRole("link", { name: "Nieuwe offerte" }))
    await page.waitForURL(`${program.url}/chatgpt-quotation`)
    expect(await list.count()).toBe(0)
    await press(page.getByLabel("Werkzaamheden"))
    await page.keyboard.type("12 m2 tegels zetten")
    expect(await page.getByLabel("Werkzaamheden").inputValue()).toBe("12 m2 tegels zetten")
    expect(presses).toBe(3)
    await page.context().close()
  },
  30_000,
)

test("one's own menu closes at Esc, and its colour holds after the page is read again", async () => {
  const page = await openOffice(browser, { url: program.url, session, size: sizes.desk })
  const account = page.locator(".account-open")
  const dark = page.getByRole("button", { name: "Donker" }).filter({ visible: true })
  await account.click()
  await dark.click()
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark")
  await page.keyboard.press("Escape")
  expect(await dark.count()).toBe(0)
  await page.reload()
  await account.waitFor()
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark")
  await page.context().close()
}, 30_000)
