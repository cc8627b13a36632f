import { Database } from "bun:sqlite"
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { type Running, startServer } from "../app/server.ts"
import { builtBinary } from "../build/binary.ts"
import { buildClient } from "../build/client.ts"
import { readConfig } from "../config.ts"
import { samplePhoto } from "../files/sample.ts"
import { databasePath } from "../folder.ts"
import { givenMailServer, type MailServer } from "../mail/smtp.testing.ts"
import { dayOf, instantAt, timeOf } from "../shared/calendar.ts"
import { addDays } from "../shared/days.ts"
import { openBrowser } from "./browser.testing.ts"
import { givenLine } from "./cutting.testing.ts"
import { canOpenOffline, enter, hireCrew, manager, project, rows, waiting, worker } from "./hours.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { signedIn } from "./signedIn.testing.ts"

let browser: Browser
let mail: MailServer
let folder: string
let program: Program
let morning: Running | undefined
let line: Awaited<ReturnType<typeof givenLine>>
beforeAll(async () => {
  await builtBinary()
  browser = await openBrowser()
}, 300_000)
afterAll(() => browser.close())
afterEach(async () => {
  line.close()
  await program.stop()
  await morning?.stop()
  mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

const database = () => databasePath(join(folder, "data"))
const start = async () => {
  program = await startProgram([await builtBinary()], { folder, settings: { SMTP_URL: mail.url.href } })
}

function change(sql: string, ...values: (string | number)[]) {
  const db = new Database(database())
  db.run("PRAGMA busy_timeout = 5000")
  db.run(sql, values)
  db.close()
}

/** In the Netherlands, whatever time it is now: work that began after five would not end at five. */
const dayBeforeYesterday = (time: string) => instantAt(addDays(dayOf(new Date()), -2), time).toISOString()
/** A morning of work: of nobody's rate, or without an end. */
function addHours(accountId: number, to: "ended" | "forgotten") {
  const [begun, over] = [dayBeforeYesterday("08:00"), dayBeforeYesterday("12:00")]
  change(
    `INSERT INTO time_entries (ref, account_id, project_id, kind, source, started_at, ${to}_at, created_at)
    VALUES (?, ?, ?, 'work', 'timer', ?, ?, ?)`,
    ...[crypto.randomUUID(), accountId, project.id, begun, over, begun],
  )
}

/** The company has an address, and its list is two items shorter, so that 27 of 34 are 79 percent. */
async function setUp() {
  const headers = { cookie: await signedIn(program.url), "content-type": "application/json" }
  const company = JSON.stringify({ companyName: "Kade Bouw", contactEmail: "kantoor@kade.example" })
  await fetch(`${program.url}/api/settings`, { method: "POST", headers, body: company })
  const items = (await (await fetch(`${program.url}/api/checklist-items`, { headers })).json()) as Item[]
  for (const { code, category, task, priority, who, version } of items.slice(-2)) {
    const body = JSON.stringify({ category, task, priority, who, version, off: true })
    await fetch(`${program.url}/api/checklist-items/${code}`, { method: "PUT", headers, body })
  }
}
type Item = Record<"code" | "category" | "task" | "priority" | "who", string> & { version: number }

async function givenEvening(width: number): Promise<Page> {
  folder = mkdtempSync(join(tmpdir(), "waterpas-evening-"))
  mail = givenMailServer()
  await start()
  await hireCrew(program.url)
  morning = undefined
  line = await givenLine(() => (morning ?? program).url)
  addHours(manager.id, "ended")
  addHours(worker.id, "forgotten")
  await setUp()
  const context = await browser.newContext({
    ...{ locale: "nl-NL", viewport: { width, height: 844 }, baseURL: line.url, reducedMotion: "reduce" },
    hasTouch: width < 640,
  })
  await enter(context, line.url, manager)
  return context.newPage()
}

/**
 * The next morning by the clock of the server: it was down when it struck nine in Amsterdam, or it was there; by then it
 * has told nobody anything.
 */
async function startMorning({ wasDownAtNine }: { wasDownAtNine: boolean }): Promise<Running> {
  await buildClient()
  const [reminder] = rows(database(), "SELECT remind_at AS at FROM hour_reminders") as { at: string }[]
  expect(timeOf(new Date(reminder!.at))).toBe("09:00")
  const nine = Date.parse(reminder!.at)
  const minutes = (count: number) => new Date(nine + count * 60_000)
  let now = minutes(wasDownAtNine ? 30 : -1)
  const config = readConfig({ SMTP_URL: mail.url.href, PORT: "0", DATA_DIR: join(folder, "data") })
  const server = startServer(config, { clock: () => now })
  const { services } = await server.composed()
  await services.schedule.runAll()
  if (!wasDownAtNine) {
    expect(mail.received).toEqual([])
    now = minutes(0)
    await services.schedule.runAll()
  }
  await mail.mails(1)
  // Told once, however often it looks.
  await services.schedule.runAll()
  return server
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()
const toast = (page: Page, text: string) => page.locator(".toast").getByText(text, { exact: true }).waitFor()

/** Ticks as one does with a thumb: somewhere on the row. */
async function tick(page: Page, count: number) {
  for (let done = 0; done < count; done++) {
    const row = page.locator("label.checklist-row:not(.checklist-done)").first()
    const { height } = (await row.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(36)
    await row.locator(".checklist-task").click()
  }
}

test.each([390, 1280])(
  "an evening ends with hours approved, a list that is done, photos that come later and a reminder, at %d px",
  async (width) => {
    const page = await givenEvening(width)
    const broken: string[] = []
    page.on("pageerror", ({ message }) => broken.push(message))
    await page.goto("/evening-checklist")
    await page.getByRole("heading", { name: "Dagelijkse Checklist", level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe("/daily-checklist")
    await canOpenOffline(page)

    // Hours that lack something are completed in their place, and tick the list.
    await page.getByLabel("Naam", { exact: true }).fill("Timmerbedrijf Zeeuw")
    await page.getByLabel("Uurtarief excl. btw").fill("58,50")
    await press(page, /^Goedkeuren/)
    await toast(page, "Uren goedgekeurd")
    const end = page.getByLabel("Eindtijd")
    await end.waitFor()
    expect(await end.inputValue()).toBe("17:00")
    await page.locator(".toast").getByRole("button").first().click()
    await press(page, /^Goedkeuren/)
    await page.getByText("Alle uren zijn gekeurd").waitFor()
    expect(
      rows(database(), "SELECT review, contractor_cents AS cents FROM time_entries ORDER BY id"),
    ).toEqual([
      { review: "approved", cents: 5850 },
      { review: "approved", cents: null },
    ])
    await page.getByText("Vandaag voorkomen: 1 registratie zonder einde").waitFor()

    // 27 of 34 are 79 percent.
    await tick(page, 24)
    await page.getByText("79% – nog 1 punt tot 80%").waitFor()
    const finish = page.getByRole("button", { name: /^Checklist Voltooien/ })
    expect([await finish.getAttribute("aria-disabled"), await finish.textContent()]).toEqual([
      "true",
      "Checklist Voltooien (79%)",
    ])
    // A person presses it all the same, and is told.
    await finish.click({ force: true })
    await toast(page, "Checklist onvolledig")
    await toast(page, "79% voltooid. Minimaal 80% vereist.")
    await tick(page, 1)
    await page.getByText("82% – gereed om af te ronden").waitFor()

    // The reminder, only when something is written.
    const remind = page.getByRole("button", { name: "Herinnering instellen" })
    await remind.click()
    await page.getByText("Schrijf eerst iets op.").first().waitFor()
    await page.getByLabel(/^Waaraan wilt u/).fill("Bel de gemeente over de container")
    await remind.click()
    await toast(page, "Herinnering aangemaakt")

    // The line is cut: what is finished stays on the device, over a reload, and arrives once.
    const photo = Buffer.from(samplePhoto({ width: 400, height: 300 }))
    await page.locator("#fotos").setInputFiles([
      { name: "steiger.png", mimeType: "image/png", buffer: photo },
      { name: "dak.png", mimeType: "image/png", buffer: photo },
    ])
    await page.locator(".checklist-photos img").nth(1).waitFor()
    await page.getByRole("button", { name: "dak.png verwijderen" }).click()
    line.cut(() => "before")
    await finish.click()
    await page.getByText(/^Uw checklist is bewaard/).waitFor()
    await page.reload()
    await page.getByText(/^Uw checklist is bewaard/).waitFor()
    expect((await waiting(page)).map(({ kind }) => kind)).toEqual(["checklistDay"])
    let lost = false
    line.cut(({ path, method }) => {
      if (method !== "POST" || path !== "/api/daily-checklist" || lost) return undefined
      // The server has it, and its answer gets lost.
      lost = true
      return "answer"
    })
    while ((await waiting(page)).length > 0) {
      await page.evaluate(() => dispatchEvent(new Event("online")))
      await Bun.sleep(50)
    }
    await page.getByText(/^Afgerond om .* met 82%/).waitFor()
    expect(
      rows(
        database(),
        "SELECT percentage, (SELECT count(*) FROM checklist_photos) AS photos FROM checklist_submissions",
      ),
    ).toEqual([{ percentage: 82, photos: 1 }])
    // The bar lies over nothing at the end of the page.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = (await page.getByLabel(/^Waaraan wilt u/).boundingBox())!
    const bar = (await page.locator(".checklist-bar").boundingBox())!
    if (width < 1280) expect(last.y + last.height).toBeLessThan(bar.y)

    await program.stop()
    morning = await startMorning({ wasDownAtNine: width === 390 })
    expect(mail.received.map(({ raw }) => raw.includes("Bel de gemeente"))).toEqual([true])
    await enter(page.context(), line.url, manager)
    await page.goto("/dashboard")
    await page.locator(".hour-reminders").getByText("Bel de gemeente over de container").first().waitFor()
    expect(broken).toEqual([])
    await page.context().close()
  },
  180_000,
)
