import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Locator, Page, Route } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-taps-"))
const mostScreens = 8
const mostTaps = 20
let browser: Browser
let program: Program

beforeAll(async () => {
  program = await startProgram([await builtBinary()], { folder })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inWords = "Iets anders"
const ways = [
  ["a bathroom", "Badkamer"],
  ["a room painted", "Schilderwerk"],
  ["a dormer", "Dakkapel"],
  ["something else", inWords],
] as const

describe("on a phone", () => {
  test.each(ways)(
    "%s is asked for by thumb alone, on a slow line, and nothing jumps",
    async (_, tile) => {
      const page = await phone({ hasTouch: true })
      const { taps, screens } = await tapped(page, tile)
      await atContact(page)
      if (tile !== inWords) await priceOn(page)
      expect(taps).toBeLessThanOrEqual(mostTaps)
      expect(screens).toBeLessThanOrEqual(mostScreens)
      const jumps = (await shiftsOf(page)).filter((shift) => Number.parseFloat(shift) > barelySeen)
      expect(jumps).toEqual([])
    },
    60_000,
  )

  test.each(ways)(
    "%s is asked for by keyboard alone, where nothing goes on by itself",
    async (_, tile) => {
      const page = await phone({ hasTouch: false })
      await typed(page, tile)
      await atContact(page)
    },
    60_000,
  )

  test("letters that come late hardly move anything, also where the device has none like them", async () => {
    const page = await phone({ hasTouch: true, lateFonts: true })
    await page.evaluate(() => document.fonts.ready)
    const moved = (await shiftsOf(page)).map((shift) => Number.parseFloat(shift))
    expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.02)
  }, 60_000)

  test("no field or button lies under the price, with the keyboard open and without", async () => {
    const page = await phone({ hasTouch: true })
    await tapped(page, "Badkamer")
    await atContact(page)
    for (const height of [844, 600, 500]) {
      await page.setViewportSize({ width: 390, height })
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByLabel("Naam").focus()
      for (let at = 0; at < 20; at++) {
        expect({ height, at, ...(await page.evaluate(underBar)) }).toEqual({ height, at, covered: "" })
        await page.keyboard.press("Tab")
      }
    }
  }, 60_000)
})

const atContact = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Uw contactgegevens" }).waitFor()

/** Some pixels, once, as letters that come late on a busy machine move the line below them. */
const barelySeen = 0.001

/** Longer than a shift still counts as caused by a tap, so that what comes late is seen to jump. */
const slowLine = 700
const late = async (route: Route) => {
  await Bun.sleep(slowLine)
  await route.continue().catch(() => {})
}

async function phone({
  hasTouch,
  lateFonts = false,
}: {
  hasTouch: boolean
  lateFonts?: boolean
}): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ locale: "nl-NL", viewport, hasTouch, reducedMotion: "reduce" })
  if (hasTouch) await context.route(/price-range$|\.(webp|jpg|png|svg)$/, late)
  if (lateFonts) await context.route(/\.woff2$/, late)
  const page = await context.newPage()
  await page.addInitScript(noteShifts)
  await page.goto(`${program.url}/offerte-aanvraag`)
  await page.waitForLoadState("networkidle")
  return page
}

function noteShifts() {
  const shifts: string[] = []
  Object.assign(globalThis, { shifts })
  const named = ({ node, previousRect: from, currentRect: to }: Shift["sources"][number]) =>
    `${node?.nodeName} '${node?.textContent?.slice(0, 30)}' ${from.x},${from.y} to ${to.x},${to.y}`
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput) shifts.push(`${value} on ${location.search}: ${sources.map(named).join("; ")}`)
  }).observe({ type: "layout-shift", buffered: true })
}

interface Shift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)

/** What has the focus, where the bar lies over it. */
function underBar() {
  const node = document.activeElement!
  const bar = document.querySelector(".wizard-foot")!.getBoundingClientRect()
  const box = node.getBoundingClientRect()
  return {
    covered: node !== document.body && box.bottom > bar.top && box.top < bar.bottom ? node.outerHTML : "",
  }
}

/** Two answers were given by then. */
const screenWithPrice = 3
const priceOn = (page: Page) => page.locator(".price-range", { hasText: "–" }).waitFor()

const questions = (page: Page) => page.locator("form.questions")
const groupsOf = (page: Page) => page.locator(".questions > .field, .questions > .question-number")
const isThere = (page: Page, address: string) => page.url() === address

/**
 * Answers each group with its first choice, a tap each; 'Verder' only after what is ticked or written, for a screen
 * that ends with a choice has to go on by itself.
 */
async function tapped(page: Page, tile: string) {
  let [taps, screens] = [0, 1]
  const tap = async (what: Locator) => {
    await what.tap()
    taps++
  }
  const onward = page.getByRole("button", { name: "Verder" })
  await tap(page.getByText(tile, { exact: true }).first())
  await tap(onward)
  await questions(page).waitFor()
  for (; await questions(page).isVisible(); screens++) {
    if (screens === screenWithPrice && tile !== inWords) await priceOn(page)
    const address = page.url()
    let goesOn = false
    for (let at = 0; isThere(page, address) && (await groupsOf(page).nth(at).isVisible()); at++)
      goesOn = await answer(groupsOf(page).nth(at), tap)
    if (!goesOn) await tap(onward)
    await page.waitForURL((url) => url.href !== address)
    await page.locator("main h1").waitFor()
  }
  return { taps, screens }
}

/** Whether that goes on by itself as the last of a screen. */
async function answer(group: Locator, tap: (what: Locator) => Promise<void>): Promise<boolean> {
  const quick = group.locator(".quick-value").first()
  const choice = (await quick.isVisible()) ? quick : group.locator(".choice").first()
  if (await choice.isVisible()) {
    const ticked = await choice.locator("input[type=checkbox]").count()
    await tap(choice)
    return ticked === 0
  }
  await tap(group.locator("textarea"))
  await group.page().keyboard.type("Een boomhut")
  return false
}

/** Tab goes from group to group, space and the arrows choose, and Enter sends: nothing goes on by itself. */
async function typed(page: Page, tile: string) {
  await tabTo(page, (name) => name.startsWith(tile))
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await questions(page).waitFor()
  while (await questions(page).isVisible()) {
    const address = page.url()
    const answered = new Set<string>()
    for (;;) {
      await page.keyboard.press("Tab")
      const focus = await focused(page)
      if (focus.name === "Verder") break
      if (focus.name === "Meer vertellen" || answered.has(focus.group) || !focus.group) continue
      answered.add(focus.group)
      if (focus.kind === "radio" || focus.kind === "checkbox") await page.keyboard.press("Space")
      else await page.keyboard.type(focus.kind === "textarea" ? "Een boomhut" : fitting(focus.group))
    }
    expect(isThere(page, address)).toBe(true)
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.href !== address)
    await page.locator("main h1").waitFor()
  }
}

const fitting = (group: string) => (group.endsWith("bouwjaar") ? "1978" : "3")

async function tabTo(page: Page, wanted: (name: string) => boolean) {
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press("Tab")
    if (wanted((await focused(page)).name)) return
  }
  throw new Error("Not reached by Tab")
}

/** What has the focus: its name, the question that it belongs to, and what kind of control it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement as HTMLInputElement
    const labels = node.getAttribute("aria-labelledby")
    const name = labels ? document.getElementById(labels)?.textContent : node.textContent
    const inForm = node.closest("form.questions") !== null && node.matches("input, textarea")
    return {
      name: name?.trim() ?? "",
      group: inForm ? node.name || node.id : "",
      kind: node.matches("textarea") ? "textarea" : node.type,
    }
  })
