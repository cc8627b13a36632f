import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const password = "zand-en-zee-7"
const fixture = (name: string) => join(import.meta.dir, "../../modules/invoices/fixtures", name)
let browser: Browser
let program: Program
let page: Page
const faults: string[] = []
const projects: { id: number; name: string }[] = []

beforeAll(async () => {
  program = await startProgram([await builtBinary()], { password })
  browser = await openBrowser()
  page = await (await browser.newContext({ locale: "nl-NL", acceptDownloads: true })).newPage()
  page.on("pageerror", (error) => faults.push(String(error)))
  await page.goto(`${program.url}/invoice-ocr`)
  await page.getByLabel("Wachtwoord van het kantoor", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Toegang verkrijgen" }).click()
  await page.getByRole("heading", { name: "Facturen scannen" }).waitFor()
  for (const name of ["Dakkapel Kade 3", "Badkamer Duinweg 1"]) {
    const made = await page.request.post(`${program.url}/api/projects`, {
      data: { name, projectTypes: ["dakkapel"] },
    })
    projects.push({ id: (await made.json()).id, name })
  }
}, 300_000)

afterAll(async () => {
  await browser.close()
  await program.stop()
})

/** The scanner on the built binary: a photo of a paper invoice becomes cost on two projects. */
test("a photo is scanned, corrected, confirmed and split over two projects", async () => {
  await page.locator('input[type="file"]').first().setInputFiles(fixture("d11.jpg"))
  await page.getByRole("button", { name: "Verwerken" }).click()
  // Read by OCR in the binary itself.
  await page.getByRole("link", { name: "Controleren", exact: true }).first().click({ timeout: 120_000 })
  await page.waitForURL(/invoice-ocr\/\d+/)
  const [scan] = await api("/api/invoice-ocr/scans")
  expect(scan).toMatchObject({
    ...{ state: "read", supplier: "Bouwstoffen Drentmeer B.V.", invoiceNumber: "2026-7855" },
    ...{ date: "2026-07-09", totalAmount: 1447.64 },
  })
  // Nothing is posted before a person says so.
  expect(await api("/api/purchase-invoices")).toEqual([])

  // The page stands beside it, and the field one is at is marked on it.
  await page.locator("img").first().waitFor()
  await page.getByLabel("Totaal incl. btw").focus()
  await page.locator(".review-page .review-mark-focused").waitFor()

  const order = page.getByLabel(/^Bestelnummer/)
  await order.fill("B-3319-A")
  // The numbers of the fixture are invented: its btw-id fails the check, and a person says that he saw it.
  await page.getByText("Dit btw-id kan niet bestaan", { exact: false }).waitFor()
  await page.getByRole("checkbox", { name: /Gezien/ }).check()
  await page.getByRole("button", { name: "Boeken en toewijzen" }).click()
  await page.waitForURL("**/invoice-allocation?invoice=*")
  const [invoice] = await api("/api/purchase-invoices")
  expect(invoice).toMatchObject({ invoiceNumber: "2026-7855", netAmount: 1196.4, vatAmount: 251.24 })
  expect(await api(`/api/purchase-invoices/${invoice.id}`)).toMatchObject({ orderReference: "B-3319-A" })

  await chooseProject(projects[0]!.name)
  await page.getByLabel("Bedrag incl. btw").fill("2000")
  await page.getByRole("radio", { name: "Materiaal" }).check()
  await page.getByRole("button", { name: "Toewijzen", exact: true }).click()
  await page.getByText("Bedrag te hoog").first().waitFor()
  await page.getByLabel("Bedrag incl. btw").fill("500")
  await page.getByRole("button", { name: "Toewijzen", exact: true }).click()
  await page.getByText("Factuur toegewezen").first().waitFor()

  await chooseProject(projects[1]!.name)
  await page.getByRole("button", { name: "Rest toewijzen" }).click()
  await page.getByRole("radio", { name: "Materiaal" }).check()
  await page.getByRole("button", { name: "Toewijzen", exact: true }).click()
  await page.getByText("Volledig toegewezen").first().waitFor()

  // Net of VAT, and together the net of the invoice to the cent.
  const costs = await Promise.all(projects.map(({ id }) => api(`/api/projects/${id}/costs`)))
  expect(costs.map(({ booked }) => booked)).toEqual([413.22, 783.18])
  expect(faults).toEqual([])
}, 180_000)

test("the same photo a second time is warned of, and its supplier is recognised", async () => {
  await page.goto(`${program.url}/invoice-ocr`)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([fixture("d11.jpg"), fixture("d01.pdf")])
  await page.getByRole("button", { name: /^Verwerk/ }).click()
  let scans = await api("/api/invoice-ocr/scans")
  while (scans.length < 2 || scans.some(({ state }: { state: string }) => state !== "read")) {
    await Bun.sleep(100)
    scans = await api("/api/invoice-ocr/scans")
  }
  const again = scans.find(({ fileName }: { fileName: string }) => fileName === "d11.jpg")
  await page.goto(`${program.url}/invoice-ocr/${again.id}`)
  await page.getByText(/Dit bestand is al geboekt/).waitFor()
  const known = scans.find(({ fileName }: { fileName: string }) => fileName === "d01.pdf")
  expect(await api(`/api/invoice-ocr/scans/${known.id}`)).toMatchObject({
    suggestion: { supplierId: 1, recognisedBy: "iban" },
  })
  expect(faults).toEqual([])
}, 180_000)

// biome-ignore lint/suspicious/noExplicitAny: what the wire gives is checked by each expectation.
const api = async (path: string): Promise<any> => (await page.request.get(program.url + path)).json()

async function chooseProject(name: string) {
  await page.getByRole("combobox", { name: /Project/ }).fill(name)
  await page.getByRole("option", { name: new RegExp(name) }).click()
}
