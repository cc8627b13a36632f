import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openWorkbook } from "../documents/excel/testing.ts"
import { wordText } from "../documents/word/testing.ts"
import { samplePhoto } from "../files/sample.ts"
import { parseDecimal } from "../shared/decimal.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { addPhoto, answerAll, fillContact, next } from "./wizard.testing.ts"

const password = "zand-en-zee-7"
const folder = mkdtempSync(join(tmpdir(), "waterpas-journey-"))
let browser: Browser
let program: Program

beforeAll(async () => {
  const binary = await builtBinary()
  program = await startProgram([binary], { folder, password })
  browser = await openBrowser()
}, 300_000)

afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The main job, on the built binary in an empty folder: from a phone to six documents, over a power cut. */
test("a request for a bathroom made on a phone survives kill -9 and becomes six documents", async () => {
  const visitor = await (
    await browser.newContext({ locale: "nl-NL", viewport: { width: 390, height: 844 } })
  ).newPage()
  const faults = watch(visitor)
  await visitor.goto(`${program.url}/offerte-aanvraag`)
  const begun = Date.now()
  await visitor.getByRole("checkbox", { name: "Badkamer" }).check()
  await next(visitor)
  await visitor.locator("form.questions").waitFor()
  await answerAll(visitor)
  await addPhoto(visitor, Buffer.from(samplePhoto({ width: 400, height: 300 })))
  await fillContact(visitor)
  // Faster than any person would be taken for spam.
  await visitor.waitForFunction((begun) => Date.now() - begun > 2_100, begun)
  await visitor.getByRole("button", { name: "Aanvraag versturen" }).click()
  await visitor.getByRole("heading", { name: "Bedankt! Uw aanvraag is ontvangen." }).waitFor()
  program.kill()
  const reference = await visitor.getByText(/^WP-\d{4}-\d{4}$/).textContent()
  expect(faults).toEqual([])

  program = await startProgram([await builtBinary()], { folder, password })
  const office = await (await browser.newContext({ locale: "nl-NL", acceptDownloads: true })).newPage()
  await office.goto(`${program.url}/offerte-aanvragen`)
  await office.getByLabel("Wachtwoord van het kantoor", { exact: true }).fill(password)
  await office.getByRole("button", { name: "Toegang verkrijgen" }).click()
  await office.getByText("Documenten Gereed").first().waitFor()
  await office.getByText("M. de Vries").first().click()
  const sheet = office.getByRole("dialog")
  await sheet.getByText(reference!).first().waitFor()
  const total = Number(parseDecimal((await sheet.getByText(/^€/).first().textContent())!))
  expect(total).toBeGreaterThan(5_000)
  for (const [name, starts] of Object.entries(sixDocuments)) {
    const [download] = await Promise.all([
      office.waitForEvent("download"),
      sheet.locator(`a[href$="/documents/${starts}"]`).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    const bytes = await Bun.file(await download.path()).bytes()
    expect(await amountsIn(name, bytes)).toContain(total)
  }
}, 120_000)

const sixDocuments = {
  "Offerte_1.docx": "offerte",
  "Offerte_Informeel_1.docx": "offerteInformeel",
  "Calculatie_1.xlsx": "calculatie",
  "Planning_1.docx": "planning",
  "Materiaalstaat_1.xlsx": "materiaalstaat",
  "Nacalculatie_1.xlsx": "nacalculatie",
}

/** Errors in the console or the page: there may be none. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on("pageerror", (error) => faults.push(String(error)))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text())
  })
  return faults
}

/** Opens a document and returns the amounts in it, worked out anew where a cell has a formula. */
async function amountsIn(name: string, bytes: Uint8Array): Promise<unknown[]> {
  if (name.endsWith(".docx")) return (wordText(bytes).match(/\d[\d.]*,\d\d/g) ?? []).map(parseDecimal)
  const sheets = await openWorkbook(bytes)
  const amounts: unknown[] = []
  for (const sheet of sheets.workbook.worksheets)
    sheet.eachRow((row) => row.eachCell((cell) => amounts.push(sheets.value(sheet.name, cell.address))))
  return amounts
}
