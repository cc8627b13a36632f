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
import { answerAll, fillContact } from "./wizard.testing.ts"

/** The invented company of the demo, and besides it what has no end: names that nobody breaks off. */
const folder = mkdtempSync(join(tmpdir(), "waterpas-screens-"))
const endless = "W".repeat(70)
let browser: Browser
let program: Program
let page: Page
const faults: string[] = []

beforeAll(async () => {
  const binary = await builtBinary()
  await fill()
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

type Step = (page: Page) => Promise<unknown>

/** What must be done before the page is opened; any other step is done on it. */
const first: Step[] = [chooseBathroom, signIn, allRead, underConstruction, signInAsWorker]

/** Every screen, how to get there, and what shows that it is there. */
const screens: [name: string, path: string, ready: string, step?: Step][] = [
  ["home", "/", "h1"],
  ["about the company", "/over-ons", "main figure"],
  ["contact", "/contact", "main form"],
  ["contact in error", "", "[role=alert]", press("Bericht versturen")],
  ["privacy", "/privacy", "main h2"],
  ["terms", "/voorwaarden", "main h2"],
  ["wizard, project types", "/offerte-aanvraag", "h1"],
  ["wizard, photos", "/offerte-aanvraag?stap=2", "input[type=file]", chooseBathroom],
  ["wizard, first question", "/offerte-aanvraag?stap=2&vraag=badkamer_situatie", "main input[type=radio]"],
  ["wizard, question in error", "", ".error-summary, [role=alert]", press("Volgende")],
  ["wizard, summary and contact", "", "main form", answerAll],
  ["wizard, contact in error", "", "[role=alert]", press("Aanvraag versturen")],
  ["wizard, confirmation", "", "main h1", send],
  ["account", "/auth", "form"],
  ["password", "/dashboard", "form"],
  ["start", "/dashboard", ".dashboard-recent", signIn],
  ["what needs someone", "", "dialog[open]", press("Meldingen")],
  ["projects", "/projects", "main li a"],
  ["projects as a table", "/projects?weergave=tabel", "main table"],
  ["projects, nothing found", "/projects?zoek=bestaat-niet", ".empty"],
  ["project", "/projects", ".project-invoices li", open("Aanbouw familie Boogert", "/projects/")],
  ["project with an endless name", "/projects", "main h1", open(endless, "/projects/")],
  ["project that is not there", "/projects/99999", "main"],
  ["new project", "/projects/nieuw", "main form"],
  ["new project in error", "", "[role=alert]", press("Opslaan")],
  ["customers", "/klanten", "main li a, main table"],
  ["customer", "/klanten", "main h1", open("Familie Boogert", "/klanten/")],
  ["new customer", "/klanten/nieuw", "main form"],
  ["import of customers", "/klanten/importeren", "main input[type=file]"],
  ["week planning", "/project-timeline", "main h1"],
  ["requests", "/offerte-aanvragen", "[data-row-target]"],
  ["request", "", "dialog[open]", (page) => page.getByText("M. de Vries").first().click()],
  ["quotations", "/chatgpt-quotations", "[data-row-target]"],
  ["quotation to read", "/chatgpt-quotations", "dialog[open]", press("Bekijk Badkamer – B. den Boer")],
  ["quotations, nothing found", "/chatgpt-quotations?zoek=bestaat-niet", ".empty"],
  ["quotation generator", "/chatgpt-quotation", "main form"],
  ["quotation generator in error", "", "[role=alert]", generateNothing],
  ["quotation generated", "/chatgpt-quotation", ".unpriced-lines", generate],
  ["quotation, concept", "/chatgpt-quotations?zoek=Renesse", "main h1", openQuotation],
  ["quotation to send", "", "dialog[open]", press("Markeer als verstuurd")],
  ["quotation, where a line comes from", "/chatgpt-quotations?zoek=Kloet", "main h1", openSources],
  ["quotation with an endless name", `/chatgpt-quotations?zoek=${endless}`, "main h1", openQuotation],
  ["new quotation", "/offertes/nieuw", "main h1"],
  // Few of the 400 rows, which are all alike: axe takes seconds over so many.
  ["rates", "/normen", "main h2"],
  ["norms", "/normen?tab=normen&zoek=tegels", "main table"],
  ["articles", "/normen?tab=artikelen&zoek=tegel", "main table"],
  ["experience", "/normen?tab=ervaring", "main h2"],
  ["changes of prices", "/normen?tab=wijzigingen", "main h2, main li, main table"],
  ["scanner", "/invoice-ocr", ".scan-row-opens", allRead],
  ["scanner with chosen files", "", ".scan-about", chooseInvoices],
  ["scanner, what was read and what can't be", "", ".scan-card [role=alert]", process],
  ["scanner, nothing thrown away", "/invoice-ocr?pile=weggegooid", ".empty"],
  ["invoice to check", "/invoice-ocr", ".review-page img", openScan("Kraanverhuur")],
  ["invoice to check, of data", "/invoice-ocr", ".review-sheet", openScan("peppol-Vat-category-S.xml")],
  ["invoice to type, not readable", "/invoice-ocr", ".review-fields input", openScan(endless)],
  ["purchase invoices", "/purchase-invoices", ".purchase-items, .purchase-table"],
  ["purchase invoices to pay", "/purchase-invoices?status=onbetaald", ".purchase-items, .purchase-table"],
  ["purchase invoices, nothing found", "/purchase-invoices?zoek=bestaat-niet", ".empty"],
  ["VAT by quarter", "/purchase-invoices?deel=btw", ".vat-table"],
  ["posted invoice", "/purchase-invoices?zoek=Kraag", ".facts", openInvoice],
  ["posted invoice to take back", "", "dialog[open]", press("Tegenboeken")],
  ["posted invoice that was taken back", "", ".notice-warn", takeBack],
  ["allocation", "/invoice-allocation", ".allocation-card"],
  ["allocation of all", "/invoice-allocation?status=alle", ".allocation-card"],
  ["allocation of one", "/invoice-allocation", ".allocation-form", press("Elektrotechniek Westhoek")],
  ["allocation in error", "", ".allocation-new .error-summary", allocateNothing],
  ["allocation, full", "/invoice-allocation?status=alle", ".allocation-full", press("Tegelhuis De Kaai")],
  ["messages", "/berichten", "[data-row-target], main li"],
  ["message", "", "dialog[open]", (page) => page.getByText("Familie Op den Dijk").first().click()],
  ["figures", "/business-intelligence", "figure"],
  ["figures as tables", "", "figure table", openTables],
  ["settings, company", "/settings", "main form"],
  ["settings, website", "/settings?tab=website", "main form"],
  ["settings, texts", "/settings?tab=teksten", "main form"],
  ["settings, mail", "/settings?tab=mail", "main h2"],
  ["settings, accounts", "/settings?tab=beveiliging", "main h2"],
  ["first start", "/welkom", "main form, main h1"],
  ["site under construction", "/", "h1", underConstruction],
  ["scanner of who works outside", "/invoice-ocr", ".scan-row", signInAsWorker],
]

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

describe("every screen, in three sizes, light and dark", () => {
  for (const [name, path, ready, step] of screens)
    test(`${name} fits, reads and can be used by everyone`, async () => {
      if (step && first.includes(step)) await step(page)
      if (path) await page.goto(program.url + path)
      if (step && !first.includes(step)) await step(page)
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

async function fill() {
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

function press(name: string): Step {
  return (page) =>
    page.getByRole("button", { name, exact: true }).or(page.getByRole("button", { name })).first().click()
}

/** Follows a link of a list. */
function open(name: string, under: string): Step {
  return async (page) => {
    await page.locator(`a[href^="${under}"]`, { hasText: name }).first().click()
    await page.locator("main h1", { hasText: name }).waitFor()
  }
}

async function chooseBathroom(page: Page) {
  await page.goto(`${program.url}/offerte-aanvraag`)
  await page.getByRole("checkbox", { name: "Badkamer" }).check()
}

async function send(page: Page) {
  await fillContact(page)
  await page.getByRole("button", { name: "Aanvraag versturen" }).click()
  await page.getByRole("heading", { name: "Bedankt! Uw aanvraag is ontvangen." }).waitFor()
}

async function signIn(page: Page) {
  await page.locator("input[autocomplete=current-password]").first().fill(demoPassword)
  await page.getByRole("button", { name: "Toegang verkrijgen" }).click()
  await page.getByRole("button", { name: "Uitloggen" }).waitFor()
}

/** Any later: what he may see depends on who is signed in. */
async function signInAsWorker(page: Page) {
  await page.request.post(`${program.url}/api/login`, {
    data: { username: "daan", password: demoPassword },
  })
}

/** What a builder types, of which one thing is in no price book. */
async function generate(page: Page) {
  await page.getByRole("radio", { name: "Badkamer" }).check()
  await page.getByLabel("Naam van de klant").fill(endless)
  await page.getByLabel("Werkzaamheden").fill(`12 m2 tegels zetten\nkroonluchter ${endless}`)
  await page.getByRole("button", { name: "Offerte genereren" }).click()
  await page.getByRole("heading", { name: /^Offerte O-/ }).waitFor()
}

async function generateNothing(page: Page) {
  await page.getByLabel("Werkzaamheden").fill("tegels")
  await page.getByRole("button", { name: "Offerte genereren" }).click()
}

/** By way of the reader. */
async function openQuotation(page: Page) {
  await page
    .getByRole("button", { name: /^Bekijk/ })
    .first()
    .click()
  await page.getByRole("dialog").getByRole("link", { name: "Openen" }).click()
  await page.locator("main h1", { hasText: /^Offerte O-/ }).waitFor()
}

async function openSources(page: Page) {
  await openQuotation(page)
  for (const toggle of await page.getByRole("button", { name: /^Meer over/ }).all()) await toggle.click()
}

async function openTables(page: Page) {
  for (const summary of await page.locator("figure summary").all()) await summary.click()
}

/** What needs OCR is being read while the screens before these are looked at. */
async function allRead(page: Page) {
  const scans = async (): Promise<{ state: string }[]> =>
    (await page.request.get(`${program.url}/api/invoice-ocr/scans`)).json()
  while ((await scans()).some(({ state }) => state === "waiting" || state === "reading")) await Bun.sleep(100)
}

/** A PDF with text, an invoice as data, and what is no PDF within, whose name has no end. */
async function chooseInvoices(page: Page) {
  const fixture = async (name: string, mimeType: string) => {
    const bytes = await Bun.file(join(import.meta.dir, "../modules/invoices/fixtures", name)).bytes()
    return { name, mimeType, buffer: Buffer.from(bytes) }
  }
  const broken = {
    name: `${endless}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\nstuk"),
  }
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([
      await fixture("d01.pdf", "application/pdf"),
      await fixture("peppol-Vat-category-S.xml", "text/xml"),
      broken,
    ])
}

async function process(page: Page) {
  await page.getByRole("button", { name: "Verwerken (3)" }).click()
  await page.locator(".scan-facts").nth(1).waitFor()
}

function openScan(text: string): Step {
  return async (page) => {
    await page.locator(".scan-row", { hasText: text }).locator(".cover-link").click()
    await page.locator("main h1", { hasText: "Factuur" }).waitFor()
  }
}

async function allocateNothing(page: Page) {
  await page.getByRole("button", { name: "Toewijzen", exact: true }).click()
}

async function openInvoice(page: Page) {
  await page.locator('main a[href^="/purchase-invoices/"]').first().click()
}

async function takeBack(page: Page) {
  await page.getByRole("dialog").getByRole("textbox").fill("Dubbel geboekt")
  await page.getByRole("dialog").getByRole("button", { name: "Tegenboeken" }).click()
}

async function underConstruction(page: Page) {
  await page.request.post(`${program.url}/api/settings`, { data: { underConstruction: true } })
}
