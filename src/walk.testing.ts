import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { openBrowser } from "./browser.testing.ts"
import { builtBinary } from "./build/binary.ts"
import { demoClock, demoPassword, fillDemo } from "./demo.ts"
import { openFolder } from "./folder.ts"
import { look } from "./look.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { createServices } from "./services.ts"

export type Step = (page: Page, url: string) => Promise<unknown>
/** `ready` shows that it is there. A path of '' stays where the screen before was. */
export type Screen = [name: string, path: string, ready: string, step?: Step]

/** A name that nobody breaks off: the company walked through has one of each. */
export const endless = "W".repeat(70)

const narrow = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

/** The narrowest once: whether it fits does not depend on colours, which the other sizes show. */
const views = [
  { size: narrow, colorScheme: "light" },
  { size: phone, colorScheme: "light" },
  { size: phone, colorScheme: "dark" },
  { size: desk, colorScheme: "light" },
  { size: desk, colorScheme: "dark" },
] as const

/** A browser tells of each refused call; who is not signed in is refused, and then asked for the password. */
const expected = /status of (401|404)/

/**
 * Walks through screens of the built binary, with the demo company in it, in three sizes, light and dark. Steps in
 * `first` are done before the page is opened; any other is done on it.
 */
export function walk(title: string, screens: Screen[], first: Step[]) {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-screens-"))
  let browser: Browser
  let program: Program
  let page: Page
  const faults: string[] = []

  beforeAll(async () => {
    const binary = await builtBinary()
    await fill(folder)
    program = await startProgram([binary], { folder })
    browser = await openBrowser()
    const context = await browser.newContext({ locale: "nl-NL", reducedMotion: "reduce" })
    page = await context.newPage()
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
        if (path) await page.goto(program.url + path)
        if (step && !first.includes(step)) await step(page, program.url)
        await page.locator(ready).first().waitFor()
        for (const { size, colorScheme } of views) {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme })
          const where = `${name} ${size.width} ${colorScheme}`
          expect({ where, ...(await look(page, { rules: size !== narrow })) }).toEqual({
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

async function fill(folder: string) {
  const opened = openFolder(join(folder, "data"))
  const clock = demoClock()
  const services = createServices({ db: opened.db, dataDir: join(folder, "data"), clock })
  // Invoices are posted once they were read.
  services.jobs.start()
  await fillDemo(services, clock)
  const office = services.access.list()[0]!
  const { contactInfo, ...rest } = sampleSubmission()
  services.quotes.submit(
    {
      ...rest,
      contactInfo: { ...contactInfo, name: endless, address: endless, email: `${endless}@a.example` },
    },
    null,
    "endless",
  )
  services.projects.create(
    { name: endless, description: endless, address: endless, status: "active" },
    office,
  )
  const ended = services.jobs.stop()
  await services.scans.stop()
  await ended
  opened.close()
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
