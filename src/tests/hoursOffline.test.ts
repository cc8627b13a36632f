import { Database } from "bun:sqlite"
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { examine } from "../doctor.ts"
import { databasePath } from "../folder.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Cut, givenLine } from "./cutting.testing.ts"
import {
  canOpenOffline,
  enter,
  givenGps,
  hireCrew,
  project,
  rows,
  waiting,
  walkTo,
  worker,
} from "./hours.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-hours-"))
const dataDir = join(folder, "data")
const database = databasePath(dataDir)
let browser: Browser
let program: Program
let line: Awaited<ReturnType<typeof givenLine>>

const start = async () => {
  program = await startProgram([await builtBinary()], { folder })
}
beforeAll(async () => {
  await start()
  await hireCrew(program.url)
  line = await givenLine(() => program.url)
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser.close()
  line.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Positions that the device recorded, by its clock: as it kept them, or as they came by. */
const recorded = new Set<string>()

function cut(plan: Parameters<typeof line.cut>[0]) {
  line.cut((sent) => {
    if (sent.path.endsWith("/positions")) {
      const { positions }: { positions: Position[] } = JSON.parse(sent.body)
      for (const { timestamp } of positions) recorded.add(timestamp)
    }
    return plan(sent)
  })
}

interface Position {
  timestamp: string
}

/** Each thing that is sent is cut off at every step before it goes well. */
const steps: Cut[] = ["before", "halfway", "answer", "halfAnswer"]
function cutEveryStep() {
  const tries = new Map<string, number>()
  cut(({ method, path, key, body }) => {
    if (method === "GET" || !path.startsWith("/api/gps-tracking/")) return undefined
    const what = key || body
    const nth = tries.get(what) ?? 0
    tries.set(what, nth + 1)
    return steps[nth]
  })
}
const cutAll = () => cut(() => "before")

async function look(page: Page) {
  const items = await waiting(page)
  for (const { kind, payload } of items)
    if (kind === "gpsPositions") recorded.add((payload as { position: Position }).position.timestamp)
  return items.filter(({ kind }) => kind !== "gpsPositions").map(({ kind }) => kind)
}

/** Until the server has all of it. */
async function allSent(page: Page) {
  while ((await waiting(page)).length > 0) {
    await page.evaluate(() => dispatchEvent(new Event("online")))
    await Bun.sleep(50)
  }
}

/** Walks until one place more is recorded. */
async function walkOn(page: Page, to: number) {
  const before = recorded.size
  while (recorded.size === before) {
    await walkTo(page, to)
    await look(page)
    await Bun.sleep(100)
  }
}

async function typeHours(page: Page) {
  await page.goto("/gps-tracking/invoeren")
  await page.getByLabel("Project", { exact: true }).selectOption(project.name)
  await page.getByLabel("Datum").fill(yesterday)
  await page.getByLabel("Van", { exact: true }).fill("08:00")
  await page.getByLabel("Tot", { exact: true }).fill("12:00")
  await page.getByRole("button", { name: "Uren opslaan" }).click()
  await page.getByText("Bewaard op dit toestel").or(page.getByText("Uren opgeslagen")).first().waitFor()
}

test("over cuts at every step, reloads, kills and a login that ended, hours and places arrive once each", async () => {
  const context = await givenPhone()
  const phone = await context.newPage()
  const broken: string[] = []
  phone.on("pageerror", ({ message }) => broken.push(message))
  await phone.goto("/gps-tracking")
  await canOpenOffline(phone)
  const press = (name: string) => phone.getByRole("button", { name, exact: true }).click()
  const begin = phone.getByRole("button", { name: "Start Tracking" })
  const runs = phone.getByRole("button", { name: "Stop Tracking" })
  const goOn = phone.getByRole("button", { name: "Verder na pauze" })

  // The line breaks at every step of the start.
  cutEveryStep()
  await phone.getByLabel("Project", { exact: true }).selectOption(project.name)
  await press("Start Tracking")
  await press("Ja, GPS aan")
  await runs.waitFor()
  await allSent(phone)

  // Nothing gets through, the page is loaded anew and the server dies meanwhile.
  cutAll()
  await walkOn(phone, 30)
  await press("Pauze")
  await goOn.waitFor()
  await typeHours(phone)
  program.kill()
  await phone.goto("/gps-tracking")
  await goOn.click()
  await walkOn(phone, 60)
  await phone.reload()
  await runs.waitFor()
  expect(await look(phone)).toEqual(["gpsPause", "gpsTyped", "gpsResume"])
  await start()
  cutEveryStep()
  await allSent(phone)

  // The server dies when it has the stop and before its answer arrives.
  cut(({ path }) => (path.includes("/stop/") ? "answer" : undefined))
  await press("Stop Tracking")
  await passed("/stop/")
  program.kill()
  await phone.reload()
  await start()
  cutEveryStep()
  await allSent(phone)

  // The login ended when the next stop comes through.
  cut(() => undefined)
  await press("Start Tracking")
  const pressed = Date.now()
  await runs.waitFor()
  await allSent(phone)
  // Sooner it would be the same press of a glove.
  await phone.waitForFunction((pressed) => Date.now() - pressed > 1_000, pressed)
  cutAll()
  await press("Stop Tracking")
  await begin.waitFor()
  endLogins()
  cut(() => undefined)
  await phone.evaluate(() => dispatchEvent(new Event("online")))
  await phone.getByLabel("Wachtwoord van het kantoor", { exact: true }).waitFor()
  expect(await look(phone)).toEqual(["gpsStop"])
  await enter(context, line.url, worker)
  cutEveryStep()
  await phone.reload()
  await begin.waitFor()
  await allSent(phone)

  expect(broken).toEqual([])
  expect(
    rows(database, "SELECT source, ended_at IS NOT NULL AS ended FROM time_entries ORDER BY source, id"),
  ).toEqual([
    { source: "manual", ended: 1 },
    { source: "timer", ended: 1 },
    { source: "timer", ended: 1 },
  ])
  expect(rows(database, "SELECT entry_id AS id FROM time_breaks WHERE ended_at > started_at")).toEqual([
    { id: 1 },
  ])
  const stored = rows<{ at: string }>(database, "SELECT device_at AS at FROM positions ORDER BY 1")
  expect(recorded.size).toBeGreaterThan(3)
  expect(stored.map(({ at }) => at)).toEqual([...recorded].sort())
  expect(examine({ dataDir, port: 0, host: "" }).filter(({ state }) => state === "wrong")).toEqual([])
}, 180_000)

async function givenPhone(): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ locale: "nl-NL", viewport: { width: 390, height: 844 }, baseURL: line.url },
  })
  await givenGps(context, 0)
  await enter(context, line.url, worker)
  return context
}

/** Until something of this name came by. */
async function passed(path: string) {
  while (!line.passed.some((what) => what.includes(path))) await Bun.sleep(10)
}

function endLogins() {
  const db = new Database(database)
  db.run("PRAGMA busy_timeout = 5000")
  db.run("DELETE FROM sessions")
  db.close()
}

const yesterday = new Date(Date.now() - 24 * 3_600_000).toLocaleDateString("nl-NL", {
  timeZone: "Europe/Amsterdam",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
})
