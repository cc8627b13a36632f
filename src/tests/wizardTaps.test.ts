import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-taps-"))
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

const ways = [
  ["a bathroom", "Badkamer"],
  ["a room painted", "Schilderwerk"],
  ["a dormer", "Dakkapel"],
  ["something else", "Iets anders"],
] as const

describe("on a phone", () => {
  test.each(ways)(
    "%s is asked for by thumb alone",
    async (_, tile) => {
      const page = await phone({ hasTouch: true })
      const taps = await tapped(page, tile)
      await page.getByRole("heading", { level: 1, name: "Uw contactgegevens" }).waitFor()
      expect(taps).toBeLessThanOrEqual(mostTaps)
    },
    60_000,
  )

  test.each(ways)(
    "%s is asked for by keyboard alone",
    async (_, tile) => {
      const page = await phone({ hasTouch: false })
      await typed(page, tile)
      await page.getByRole("heading", { level: 1, name: "Uw contactgegevens" }).waitFor()
    },
    60_000,
  )
})

async function phone({ hasTouch }: { hasTouch: boolean }): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ locale: "nl-NL", viewport, hasTouch, reducedMotion: "reduce" })
  const page = await context.newPage()
  await page.goto(`${program.url}/offerte-aanvraag`)
  await page.waitForLoadState("networkidle")
  return page
}

const questions = (page: Page) => page.locator("form.questions")
const groupsOf = (page: Page) => page.locator(".questions > .field, .questions > .question-number")
const isThere = (page: Page, address: string) => page.url() === address

/** Answers each group with its first choice, a tap each; 'Verder' only where no tap goes on. */
async function tapped(page: Page, tile: string): Promise<number> {
  let taps = 0
  const tap = async (what: ReturnType<Page["locator"]>) => {
    await what.tap()
    taps++
  }
  const onward = page.getByRole("button", { name: "Verder" })
  await tap(page.getByText(tile, { exact: true }).first())
  await tap(onward)
  await questions(page).waitFor()
  while (await questions(page).isVisible()) {
    const address = page.url()
    let goesOn = false
    for (let at = 0; isThere(page, address) && (await groupsOf(page).nth(at).isVisible()); at++) {
      const group = groupsOf(page).nth(at)
      const quick = group.locator(".quick-value").first()
      const choice = (await quick.isVisible()) ? quick : group.locator(".choice").first()
      if (await choice.isVisible()) await tap(choice)
      else {
        await tap(group.locator("textarea"))
        await page.keyboard.type("Een boomhut")
      }
      goesOn = await page.locator(".questions-going").isVisible()
      if (goesOn) break
    }
    if (!goesOn) await tap(onward)
    await page.waitForURL((url) => url.href !== address)
    await page.locator("main h1").waitFor()
  }
  return taps
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
