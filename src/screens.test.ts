import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { openBrowser } from "./browser.testing.ts"
import { builtBinary } from "./build/binary.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { answerAll, fillContact } from "./wizard.testing.ts"

/** Given to the page by the debugger: the page's own policy lets no foreign script in. */
const axe = Bun.file(join(import.meta.dir, "../node_modules/axe-core/axe.min.js")).text()
const password = "zand-en-zee-7"
let browser: Browser
let program: Program
let page: Page
const faults: string[] = []

beforeAll(async () => {
  program = await startProgram([await builtBinary()], { password })
  browser = await openBrowser()
  const context = await browser.newContext({ locale: "nl-NL", reducedMotion: "reduce" })
  await fill(context.request)
  page = await context.newPage()
  page.on("pageerror", (error) => faults.push(String(error)))
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text())
  })
}, 300_000)

afterAll(async () => {
  await browser.close()
  await program.stop()
})

/** Every screen, how to get there, and what shows that it is there. */
const screens: [name: string, path: string, ready: string, open?: (page: Page) => Promise<void>][] = [
  ["home", "/", "h1"],
  ["wizard, project types", "/offerte-aanvraag", "h1"],
  ["wizard, photos", "/offerte-aanvraag?stap=2", "input[type=file]", chooseBathroom],
  ["wizard, first question", "/offerte-aanvraag?stap=2&vraag=badkamer_situatie", "main input[type=radio]"],
  ["wizard, question in error", "", ".error-summary, [role=alert]", pressNext],
  ["wizard, summary and contact", "", "main form", toSummary],
  ["wizard, contact in error", "", "[role=alert]", sendNothing],
  ["wizard, confirmation", "", "main h1", send],
  ["account", "/auth", "form"],
  ["password", "/dashboard", "form"],
  ["start", "/dashboard", "h1", signIn],
  ["requests", "/offerte-aanvragen", "[data-row-target]"],
  ["request", "", "dialog[open]", openFirst],
  ["settings", "/settings", "main form"],
]

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** A browser tells of each refused call; who is not signed in is refused, and then asked for the password. */
const expected = /status of 401/

describe("every screen, in three sizes, light and dark", () => {
  for (const [name, path, ready, open] of screens)
    test(`${name} fits, reads and can be used by everyone`, async () => {
      if (path && open) await open(page)
      if (path) await page.goto(program.url + path)
      if (!path) await open!(page)
      await page.locator(ready).first().waitFor()
      for (const size of sizes)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme })
          expect({ where: `${name} ${size.width} ${colorScheme}`, ...(await look(page)) }).toEqual({
            where: `${name} ${size.width} ${colorScheme}`,
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

async function fill(request: { post(url: string, options: { data: unknown }): Promise<unknown> }) {
  const { contactInfo, ...rest } = sampleSubmission()
  const endless = "W".repeat(70)
  const long = { ...contactInfo, name: `${contactInfo.name} ${endless}`, address: endless }
  for (const someone of [contactInfo, contactInfo, long])
    await request.post(`${program.url}/api/live-offerte`, { data: { ...rest, contactInfo: someone } })
  await request.post(`${program.url}/api/login`, { data: { password } })
  await request.post(`${program.url}/api/settings`, { data: sampleCompany })
  await request.post(`${program.url}/api/logout`, { data: undefined })
}

async function chooseBathroom(page: Page) {
  await page.goto(`${program.url}/offerte-aanvraag`)
  await page.getByRole("checkbox", { name: "Badkamer" }).check()
}

async function pressNext(page: Page) {
  await page.getByRole("button", { name: "Volgende" }).click()
}

async function toSummary(page: Page) {
  await answerAll(page)
}

async function sendNothing(page: Page) {
  await page.getByRole("button", { name: "Aanvraag versturen" }).click()
}

async function send(page: Page) {
  await fillContact(page)
  await sendNothing(page)
  await page.getByRole("heading", { name: "Bedankt! Uw aanvraag is ontvangen." }).waitFor()
}

async function signIn(page: Page) {
  await page.locator("input[autocomplete=current-password]").first().fill(password)
  await page.getByRole("button", { name: "Toegang verkrijgen" }).click()
  await page.getByRole("button", { name: "Uitloggen" }).waitFor()
}

async function openFirst(page: Page) {
  await page.getByText("M. de Vries").first().click()
}

/** What a picky reviewer checks on each screen: design-language section 4.0, G1 to G7. */
async function look(page: Page) {
  await page.evaluate(await axe)
  // Rows out of sight are not painted, so they would still have the colours of the other scheme.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" })
  return page.evaluate(async () => {
    // Colours slide to the other scheme; what is looked at is where they end.
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number.isFinite(effect?.getTiming().iterations),
        )
    for (let round = 0; round < 20; round++) {
      await twoFrames()
      const running = ending()
      if (running.length === 0) break
      // An animation out of sight may stand still for ever.
      const longEnough = new Promise((resolve) => setTimeout(resolve, 1000))
      await Promise.race([longEnough, Promise.allSettled(running.map((animation) => animation.finished))])
    }
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    const { violations } = await (
      globalThis as unknown as {
        axe: {
          run: (
            context: Document,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
        }
      }
    ).axe.run(document, { runOnly: tags, resultTypes: ["violations"] })
    const visible = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const smallTargets = visible.filter((element) => {
      const target = element.closest("label") ?? element
      const { width, height, left } = target.getBoundingClientRect()
      const inText = element.tagName === "A" && getComputedStyle(element).display === "inline"
      const hidden = element.closest("[aria-hidden=true], [inert]") !== null
      return !hidden && left > -500 && width > 1 && !inText && (width < 44 || height < 44)
    })
    const words = [...document.querySelectorAll<HTMLElement>("main *, dialog *")].filter(
      (element) => element.checkVisibility() && element.childElementCount === 0 && element.textContent,
    )
    const sticking = words.filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const room = element.closest("dialog, li, section, form, main")!.getBoundingClientRect()
      const cut = getComputedStyle(element).overflowX === "hidden" || element.closest(".visually-hidden")
      return !cut && range.getBoundingClientRect().right > Math.min(room.right, innerWidth) + 1
    })
    // biome-ignore lint/performance/useDomNodeTextContent: only what people see counts
    const text = document.body.innerText
    return {
      violations: violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" ")}`,
      ),
      overflow: document.documentElement.scrollWidth - innerWidth,
      sticking: sticking.map((element) => element.outerHTML.slice(0, 120)),
      smallTargets: smallTargets.map((element) => element.outerHTML.slice(0, 120)),
      keys:
        text.match(/\b[a-z]+\.[a-z]+\.[a-zA-Z.]+\b/g)?.filter((word) => !word.includes("voorbeeld")) ?? [],
      english:
        text.match(
          /\b(loading|error|submit|close|search|next|previous|cancel|delete|choose file|open menu|password)\b/gi,
        ) ?? [],
      headings: document.querySelectorAll("h1").length,
    }
  })
}
