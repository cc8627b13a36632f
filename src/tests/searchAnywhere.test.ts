import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Browser, Page } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { openOffice, signedIn } from "./signedIn.testing.ts"

const customer = { name: "Marleen Hoogerhuis", phone: "06 55 50 14 22", address: "Duinweg 14" }
let browser: Browser
let program: Program
let session: string
beforeAll(async () => {
  program = await startProgram([await builtBinary()])
  browser = await openBrowser()
  session = await signedIn(program.url)
  const headers = { cookie: session, "content-type": "application/json" }
  const body = JSON.stringify(customer)
  const made = await fetch(`${program.url}/api/customers`, { method: "POST", headers, body })
  expect(await made.json()).toMatchObject({ id: 1 })
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const arrive = (size: { width: number; height: number }) =>
  openOffice(browser, { url: program.url, session, size })

/** Without reading all of the program again. */
async function goTo(page: Page, path: string) {
  await page.evaluate((path) => history.pushState(null, "", path), path)
  await page.waitForURL(`${program.url}${path}`)
  await page.locator("main h1").first().waitFor()
}

/** Where one is when the telephone rings: every other of them on a phone, the rest at a desk. */
const places = [
  ...["/dashboard", "/projects", "/projects/nieuw", "/klanten", "/klanten/importeren", "/project-timeline"],
  ...["/offerte-aanvragen", "/chatgpt-quotations", "/offertes/nieuw", "/normen", "/berichten"],
  ...["/purchase-invoices", "/invoice-allocation", "/gps-tracking", "/business-intelligence", "/settings"],
]

test.each([
  ["one key", { width: 1280, height: 800 }, (page: Page) => page.keyboard.press("Control+k")],
  ["one tap", { width: 390, height: 844 }, (page: Page) => page.locator(".search-open").tap()],
])(
  "from any screen %s and a name bring a customer's number, and Enter leads to him",
  async (_, size, begin) => {
    const page = await arrive(size)
    for (const place of places.filter((_, at) => at % 2 === Number(size.width < 600))) {
      await goTo(page, place)
      await begin(page)
      await page.getByRole("combobox").and(page.locator(":focus")).waitFor()
      await page.keyboard.type("hoogerh")
      const row = page.getByRole("option", { name: /^Marleen/ })
      await row.getByText(customer.phone).waitFor()
      const { width } = size
      expect({ place, ...(await page.evaluate(fits, customer.phone)) }).toEqual({
        place,
        inSight: true,
        width,
      })
      await page.keyboard.press("Enter")
      await page.waitForURL(`${program.url}/klanten/1`)
      await page.getByRole("dialog").waitFor({ state: "detached" })
    }
    await page.context().close()
  },
  60_000,
)

/** Whether the number is on the screen, under nothing else, and nothing makes the page wider than that. */
function fits(phone: string) {
  const number = [...document.querySelectorAll(".search-phone strong")].find(
    ({ textContent }) => textContent === phone,
  )!
  const { left, right, top, bottom } = number.getBoundingClientRect()
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return {
    inSight: number.contains(onTop) && right <= innerWidth,
    width: document.documentElement.scrollWidth,
  }
}

test("Escape, the arrows and Enter before the answer do what they do everywhere", async () => {
  const page = await arrive({ width: 1280, height: 800 })
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").waitFor()
  await page.keyboard.type("0655501422")
  await page.keyboard.press("Enter")
  await page.waitForURL(`${program.url}/klanten/1`)
  await page.context().close()
}, 60_000)
