import type { Page } from "playwright-core"
import { openBrowser } from "../tests/browser.testing.ts"
import { median } from "./load.ts"

/**
 * A screen with a list in a browser, in milliseconds: from asking for the page until its first row stands on it, and
 * from a letter in the search box until the list shows what was found. `cookie` as a browser sends it; `row` selects.
 */
export async function measureListScreen(address: string, row: string, cookie: string) {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ locale: "nl-NL" })
    const [name, value] = cookie.split("=") as [string, string]
    await context.addCookies([{ name, value, url: address }])
    const page = await context.newPage()
    const open = async () => {
      await page.goto(address)
      await page.locator(row).first().waitFor()
    }
    await open()
    const firstRow = await median(5, open)
    return { firstRow, search: await median(5, () => searchOnce(page, row)) }
  } finally {
    await browser.close()
  }
}

/** Types what nothing is called, waits until the screen says so, and takes it back. */
async function searchOnce(page: Page, row: string) {
  const box = page.getByRole("searchbox")
  await box.fill("bestaat niet")
  await page.locator("main .empty").waitFor()
  await box.fill("")
  await page.locator(row).first().waitFor()
}
