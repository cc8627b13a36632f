import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { screens } from "#ui/app/office.ts"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { goTo } from "./goTo.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

/** Pixels: some seven turns of a thumb. What is longer is looked for, not scrolled to. */
const longest = 6000
/** Texts and forms, as long as what they say. */
const asLongAsItIs: Record<string, number> = {
  // Some forty things to tick, or to change, each as high as a glove asks.
  "/daily-checklist": 7500,
  "/daily-checklist/punten": 6500,
  "/gps-privacy": 13_000,
  "/settings?tab=website": 8000,
  "/offertes/1": 7000,
}

const folder = mkdtempSync(join(tmpdir(), "waterpas-length-"))
let browser: Browser
let program: Program
let page: Page
beforeAll(async () => {
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  program = await startProgram([binary], { folder })
  browser = await openBrowser()
  const context = await browser.newContext({
    locale: "nl-NL",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  })
  page = await context.newPage()
  await page.request.post(`${program.url}/api/login`, {
    data: { username: "annelies", password: demoPassword },
  })
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

const paths = [...new Set(screens.map(({ path }) => path.replaceAll(/:\w+/g, "1")))]

test.each(paths)(
  "%s and each of its tabs is no longer than six thousand pixels on a phone",
  async (path) => {
    await goTo(page, program.url, path)
    const tooLong: Record<string, number> = {}
    const tabs = [path]
    for (const at of tabs) {
      if (at !== path) await goTo(page, program.url, at)
      const height = await heightAtRest(page)
      if (height > (asLongAsItIs[at] ?? longest)) tooLong[at] = height
      if (at === path) tabs.push(...(await tabsOf(page, path)))
    }
    expect(tooLong).toEqual({})
  },
  60_000,
)

/** Those of the screen itself, other than where one is. */
const tabsOf = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    (path) =>
      [...document.querySelectorAll<HTMLAnchorElement>(".link-tabs a:not([aria-current])")]
        .filter(({ pathname }) => pathname === path)
        .map(({ pathname, search }) => pathname + search),
    path,
  )

/** Once nothing is being read, and some frames after each other show the same. */
async function heightAtRest(page: Page): Promise<number> {
  await page.locator("main h1, main h2").first().waitFor()
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let [height, same] = [0, 0]
    while (same < 10) {
      await nextFrame()
      const busy = document.querySelector("main [aria-busy=true], main .skeleton") !== null
      const now = document.documentElement.scrollHeight
      same = !busy && now === height ? same + 1 : 0
      height = now
    }
    return height
  })
}
