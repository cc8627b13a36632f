import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { demoPassword } from "../app/demo.ts"
import { fillFolder } from "../app/demoFolder.ts"
import { startServer } from "../app/server.ts"
import { openBrowser } from "../tests/browser.testing.ts"
import { buildClient } from "./client.ts"

/** Without a user name: what the office sees. */
const shown: { name: string; path: string; width: number; height: number; username?: string }[] = [
  { name: "website", path: "/", width: 1280, height: 800 },
  { name: "dashboard", path: "/dashboard", width: 1280, height: 1040 },
  { name: "planning", path: "/project-timeline", width: 1280, height: 900 },
  // A PDF of the demo that waits to be checked.
  { name: "invoice", path: "/invoice-ocr/9", width: 1280, height: 900 },
  { name: "hours", path: "/gps-tracking", width: 390, height: 844, username: "daan" },
]

/** The pictures of the README, taken from the demo company, so that they show the program as it is. */
await buildClient()
const folder = mkdtempSync(join(tmpdir(), "waterpas-screenshots-"))
const out = join(import.meta.dir, "../../assets/screenshots")
mkdirSync(out, { recursive: true })
await fillFolder(folder, { and: ({ jobs }) => jobs.idle() })
const server = startServer({ port: 0, host: "127.0.0.1", dataDir: folder })
const browser = await openBrowser()
try {
  const context = await browser.newContext({
    ...{ locale: "nl-NL", timezoneId: "Europe/Amsterdam", reducedMotion: "reduce" },
  })
  const page = await context.newPage()
  for (const { name, path, width, height, username } of shown) {
    await context.request.post(`${server.url}/api/login`, { data: { username, password: demoPassword } })
    await page.setViewportSize({ width, height })
    await page.goto(server.url + path, { waitUntil: "networkidle" })
    await page.screenshot({ path: join(out, `${name}.png`) })
    console.log(`${name}: ${(Bun.file(join(out, `${name}.png`)).size / 1000).toFixed(0)} kB`)
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
