import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, CDPSession, Page } from "playwright-core"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { goTo } from "./goTo.testing.ts"
import { look, type Rules } from "./look.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

export type Step = (page: Page, url: string) => Promise<unknown>
/** `ready` shows that it is there. A path of '' stays where the screen before was. */
export type Screen = [name: string, path: string, ready: string, step?: Step]

const narrow = { width: 320, height: 640, touch: true }
const phone = { width: 390, height: 844, touch: true }
const desktop = { width: 1280, height: 800, touch: false }

/** The narrowest once: whether it fits does not depend on colours, nor does what is there in the dark. */
const views: { size: typeof phone; colorScheme: "light" | "dark"; rules: Rules }[] = [
  { size: narrow, colorScheme: "light", rules: "none" },
  { size: phone, colorScheme: "light", rules: "all" },
  { size: phone, colorScheme: "dark", rules: "colours" },
  { size: desktop, colorScheme: "light", rules: "all" },
  { size: desktop, colorScheme: "dark", rules: "colours" },
]

/**
 * A browser tells of each refused call: who is not signed in is refused, and then asked for the password. And of what it
 * fetched ahead in the moment in which the worker that keeps files takes over.
 */
const expected = /status of (401|404)|service worker resource mismatch|preloaded using link preload/

/**
 * Walks through screens of the built binary, with the demo company in it, in three sizes, light and dark. Steps in
 * `first` are done before the page is opened; any other is done on it.
 */
export function walk(title: string, screens: Screen[], first: Step[]) {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-screens-"))
  let browser: Browser
  let program: Program
  let page: Page
  let chromium: CDPSession
  const faults: string[] = []

  beforeAll(async () => {
    const binary = await builtBinary()
    await putDemo(join(folder, "data"))
    program = await startProgram([binary], { folder })
    browser = await openBrowser()
    const context = await browser.newContext({ locale: "nl-NL", reducedMotion: "reduce" })
    page = await context.newPage()
    chromium = await context.newCDPSession(page)
    page.on("pageerror", (error) => faults.push(String(error)))
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) faults.push(message.text())
    })
  }, 300_000)

  afterAll(async () => {
    await browser.close()
    await program.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  describe(title, () => {
    for (const [name, path, ready, step] of screens)
      test(`${name} fits, reads and can be used by everyone`, async () => {
        if (step && first.includes(step)) await step(page, program.url)
        // What is done on a screen begins with that screen as it is, not with what was last looked for there.
        if (path) await (step ? page.goto(program.url + path) : goTo(page, program.url, path))
        if (step && !first.includes(step)) await step(page, program.url)
        const comes = () => page.locator(ready).first().waitFor()
        await comes().catch(async (error) => {
          // Once, on a machine that stood still, a screen never came: the log says what was there instead.
          process.stderr.write(`${name}: instead there was ${await page.locator("body").ariaSnapshot()}\n`)
          if (step) throw error
          await page.reload()
          await comes()
        })
        for (const { size, colorScheme, rules } of views) {
          await page.setViewportSize(size)
          // A phone is held: what is pressed there is pressed by a thumb.
          await chromium.send("Emulation.setTouchEmulationEnabled", { enabled: size.touch })
          await page.emulateMedia({ colorScheme })
          // What the bar at the top half covers would count as small.
          await page.evaluate(() => scrollTo(0, 0))
          const where = `${name} ${size.width} ${colorScheme}`
          expect({ where, ...(await look(page, { rules })) }).toEqual({
            where,
            violations: [],
            overflow: 0,
            sticking: [],
            smallTargets: [],
            keys: [],
            english: [],
            headings: 1,
          })
        }
        expect(faults.splice(0).filter((fault) => !expected.test(fault))).toEqual([])
      }, 60_000)
  })
}

export function press(name: string): Step {
  return (page) =>
    page.getByRole("button", { name, exact: true }).or(page.getByRole("button", { name })).first().click()
}

/** Follows a link of a list. */
export function open(name: string, under: string): Step {
  return async (page) => {
    await page.locator(`a[href^="${under}"]`, { hasText: name }).first().click()
    await page.locator("main h1", { hasText: name }).waitFor()
  }
}

export async function signIn(page: Page) {
  await page.locator("input[autocomplete=current-password]").first().fill(demoPassword)
  await page.getByRole("button", { name: "Toegang verkrijgen" }).click()
  await page.getByRole("button", { name: "Uitloggen" }).waitFor()
}
