import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { signIn } from "./walk.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-undo-"))
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
let browser: Browser
let program: Program
let page: Page
beforeAll(async () => {
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  program = await startProgram([binary], { folder })
  browser = await openBrowser()
  page = await (await browser.newContext({ locale: "nl-NL", reducedMotion: "reduce" })).newPage()
  await page.goto(`${program.url}/dashboard`)
  await signIn(page)
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Of what is there of these, whether something else lies over its centre, and whether two lie over each other. */
const standing = () =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".undo-bar, .save-bar-dirty, .tabs")].filter(
      (part) => part.checkVisibility(),
    )
    const boxes = parts.map((part) => part.getBoundingClientRect())
    return {
      parts: parts.map((part) => part.classList[0]).toSorted(),
      covered: parts.filter((part, at) => {
        const { left, right, top, bottom } = boxes[at]!
        return !part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      }).length,
      overlapping: boxes.some((one, at) =>
        boxes.slice(at + 1).some((other) => one.top < other.bottom && other.top < one.bottom),
      ),
    }
  })
const whole = { covered: 0, overlapping: false }

test("on the planning nothing lies over what can be taken back, also while a project is moved", async () => {
  for (const [size, tabs] of [
    [phone, ["tabs"]],
    [desktop, []],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(`${program.url}/project-timeline`)
    await page.locator("[data-move-target]").first().focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await page.locator(".undo-bar").waitFor()
    expect(await standing()).toEqual({ parts: [...tabs, "undo-bar"], ...whole })
    await page.locator("[data-move-target]").nth(1).focus()
    await page.keyboard.press("Enter")
    await page.locator(".move-bar").waitFor()
    expect(await standing()).toEqual({ parts: [...tabs, "undo-bar"], ...whole })
    await page.keyboard.press("Escape")
    await page.keyboard.press("z")
    await page.getByText(/^Teruggezet: /).waitFor()
  }
}, 60_000)

test("nor where something is not saved yet: the bar that saves stands above it", async () => {
  await page.goto(`${program.url}/offertes/8`)
  for (const [size, tabs] of [
    [desktop, []],
    [phone, ["tabs"]],
  ] as const) {
    await page.setViewportSize(size)
    const remove = page.locator(".quote-lines-card").getByRole("button", { name: /^Verwijderen/ })
    await page.locator(".quote-lines button").first().waitFor()
    if ((await remove.count()) === 0) await page.locator(".quote-line-summary").first().click()
    await remove.first().click()
    await page.locator(".undo-bar").waitFor()
    await page.locator(".save-bar-dirty").waitFor()
    expect(await standing()).toEqual({ parts: ["save-bar", ...tabs, "undo-bar"], ...whole })
    const bar = await page.evaluate(() => document.documentElement.style.getPropertyValue("--bar"))
    expect(Number.parseInt(bar, 10)).toBeGreaterThan(40)
    await page.locator(".undo-bar").getByRole("button", { name: "Ongedaan maken" }).click()
    await page.locator(".undo-bar").waitFor({ state: "detached" })
  }
}, 60_000)
