import { afterAll, beforeAll, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { type Running, startServer } from "../app/server.ts"
import { buildClient } from "../build/client.ts"
import { readConfig } from "../config.ts"
import { openBrowser } from "../tests/browser.testing.ts"
import { putDemo } from "../tests/filled.testing.ts"
import type { Screen, Step } from "../tests/walk.testing.ts"
import { fileNameOf, picture } from "./frozen.testing.ts"
import { moment } from "./moment.testing.ts"

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

/** Between two looks at a screen that is still being filled. */
const pause = 80
const patience = 15_000

/**
 * The text and the accessibility tree of screens on the company of the demo, where it is always the same moment: on the
 * server as in the browser. Steps in `first` are done before a page is opened; any other is done on it.
 */
export function freezeScreens(
  part: string,
  { screens, first, size }: { screens: Screen[]; first: Step[]; size: typeof desktop },
) {
  const { shows } = picture(part)
  const folder = mkdtempSync(join(tmpdir(), "waterpas-picture-"))
  let browser: Browser
  let server: Running
  let page: Page
  let underway: () => number
  const once = onceTold()

  beforeAll(async () => {
    await buildClient()
    await putDemo(folder, { at: moment })
    server = startServer({ ...readConfig({}), port: 0, dataDir: folder }, { clock: () => moment })
    // It runs by itself after some seconds: what it tells of itself is the same before and after.
    const { services } = await server.composed()
    // How long it holds others up differs from machine to machine.
    services.eventLoop.stop()
    await services.schedule.runAll()
    browser = await openBrowser()
    page = await steadyPage(browser, size)
    underway = watching(page)
  }, 300_000)

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  for (const [name, path, ready, step] of screens)
    test(`${part}: ${name}`, async () => {
      if (step && first.includes(step)) await step(page, server.url)
      if (path) await page.goto(server.url + path)
      if (step && !first.includes(step)) await step(page, server.url)
      await page.locator(ready).first().waitFor()
      const tree = once(await settled(page, underway))
      const { pathname, search } = new URL(page.url())
      shows(fileNameOf(name), `${await page.title()}\n${pathname}${search}\n\n${tree}`)
    }, 60_000)
}

async function steadyPage(browser: Browser, viewport: typeof desktop): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: "nl-NL", timezoneId: "Europe/Amsterdam", reducedMotion: "reduce", viewport },
    // It would keep pages of an earlier screen.
    serviceWorkers: "block",
  })
  await context.clock.setFixedTime(moment)
  await context.addInitScript(() => {
    Math.random = () => 0.5
    countSoon()

    /** What a page will do within a second: draw the rest of a long list, ask what is wrong with what was typed. */
    function countSoon() {
      const [set, clear] = [window.setTimeout, window.clearTimeout]
      const soon = new Set<number>()
      Object.assign(window, {
        soon,
        setTimeout(run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) {
          const id: number = set(() => {
            soon.delete(id)
            run(...given)
          }, delay)
          if (delay < 1000) soon.add(id)
          return id
        },
        clearTimeout(id: number) {
          soon.delete(id)
          clear(id)
        },
      })
    }
  })
  // No map of elsewhere.
  await context.route(/^https:/, (route) => route.abort())
  return context.newPage()
}

/** How many requests have no answer yet, other than a stream, which never ends. */
function watching(page: Page): () => number {
  const underway = new Set<unknown>()
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") underway.add(request)
  })
  page.on("requestfinished", (request) => underway.delete(request))
  page.on("requestfailed", (request) => underway.delete(request))
  page.on("framenavigated", () => underway.clear())
  return () => underway.size
}

/** Waits until nothing is asked of the server any more, and two looks show the same. */
async function settled(page: Page, underway: () => number): Promise<string> {
  const until = Date.now() + patience
  let before = ""
  while (Date.now() < until) {
    await Bun.sleep(pause)
    if (underway() > 0 || (await page.evaluate(isBusy))) continue
    const shown = await page.locator("body").ariaSnapshot()
    if (shown === before) return shown
    before = shown
  }
  throw new Error("the screen never came to rest")
}

const isBusy = () =>
  (window as unknown as { soon: Set<number> }).soon.size > 0 ||
  document.querySelector("[aria-busy=true]") !== null

/** What stands around every screen is told where it is first seen, and where it is another. */
function onceTold() {
  const seen = new Set<string>()
  return (tree: string) => {
    // A place where something may be said later, and nothing is now.
    const spoken = tree
      .replaceAll(/^ *- (status|alert|log)\n/gm, "")
      // Whether a job runs at that very moment hangs on the machine.
      .replaceAll(/(Onderhoud en opruimen) bezig/g, "$1 online")
    const blocks = spoken.split(/^(?=- )/m).map((block) => {
      const [name] = block.split(/[:\n]/, 1)
      // A toast goes by itself after some seconds.
      if (/^- (region "Meldingen \(F8\)"|status: Melding )/.test(block)) return ""
      if (!/^- (banner|navigation|contentinfo)/.test(block)) return block
      if (seen.has(block)) return `${name}: as before\n`
      seen.add(block)
      return block
    })
    return blocks.join("")
  }
}
