import type { Page } from "playwright-core"
import { openBrowser } from "../browser.testing.ts"
import { median } from "./load.ts"

/**
 * The projects screen in a browser, in milliseconds: from asking for the page until the first project stands on it,
 * and from a letter in the search box until the list shows what was found. `cookie` as a browser sends it.
 */
export async function measureProjectScreen(url: string, cookie: string) {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ locale: "nl-NL" })
    const [name, value] = cookie.split("=") as [string, string]
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    const open = async () => {
      await page.goto(`${url}/projects`)
      await page.locator("main li a").first().waitFor()
    }
    await open()
    const firstProject = await median(5, open)
    return { firstProject, search: await median(5, () => searchOnce(page)) }
  } finally {
    await browser.close()
  }
}

/** Types what no project is called, waits until the screen says so, and takes it back. */
async function searchOnce(page: Page) {
  const box = page.getByRole("searchbox")
  await box.fill("bestaat niet")
  await page.locator("main .empty").waitFor()
  await box.fill("")
  await page.locator("main li a").first().waitFor()
}
