import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { signIn } from "./walk.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-today-"))
let browser: Browser
let program: Program
beforeAll(async () => {
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  program = await startProgram([binary], { folder })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ["at once at a small desk", { width: 1280, height: 720 }, 1],
  ["in two screens of a phone", { width: 390, height: 844 }, 2],
])(
  "a morning of seven matters is in sight %s, what loses money without a touch",
  async (_, size, screens) => {
    const isMobile = size.width < 600
    const context = await browser.newContext({
      ...{ locale: "nl-NL", viewport: size, isMobile, hasTouch: isMobile, reducedMotion: "reduce" },
    })
    const page = await context.newPage()
    await page.goto(`${program.url}/dashboard`)
    await signIn(page)
    await page.locator(".matter").first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const { bottoms, lost, foot, width } = await page.evaluate(measured)
    const inSight = size.height - foot
    expect(bottoms).toHaveLength(7)
    expect(width).toBe(size.width)
    expect(lost[0]).toBeLessThan(inSight)
    expect(Math.max(...bottoms)).toBeLessThan(screens * inSight)
    await context.close()
  },
  60_000,
)

/** Where matters and lost sums end, and how much of the window the tabs at its foot take. */
function measured() {
  const bottomOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect().bottom)
  return {
    bottoms: bottomOf(".matter"),
    lost: bottomOf(".matter-worth.lost"),
    foot: document.querySelector(".tabs")?.getBoundingClientRect().height ?? 0,
    width: document.documentElement.scrollWidth,
  }
}
