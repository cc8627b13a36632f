import { join } from "node:path"
import type { Page } from "playwright-core"
import { demoPassword } from "../app/demo.ts"
import { endless } from "./filled.testing.ts"
import { press, type Screen, type Step, signIn } from "./walk.testing.ts"

/** The screens of purchase invoices, how to get there, and what shows that they are there. */
export const screens: Screen[] = [
  ["scanner", "/invoice-ocr", ".scan-row-opens", signInToAllRead],
  ["scanner with chosen files", "", ".scan-about", chooseInvoices],
  ["scanner, what was read and what can't be", "", ".scan-card [role=alert]", process],
  ["scanner, nothing thrown away", "/invoice-ocr?pile=weggegooid", ".empty"],
  ["invoice to check", "/invoice-ocr", ".review-page img", openScan("Kraanverhuur")],
  ["invoice to check, of data", "/invoice-ocr", ".review-sheet", openScan("peppol-Vat-category-S.xml")],
  ["invoice to type, not readable", "/invoice-ocr", ".review-fields input", openScan(endless)],
  ["purchase invoices", "/purchase-invoices", ".purchase-cards, .purchase-table"],
  ["purchase invoices to pay", "/purchase-invoices?status=onbetaald", ".purchase-cards, .purchase-table"],
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
  ["allocation onto stock", "/invoice-allocation/3/op-voorraad", ".on-stock-line"],
  ["scanner of who works outside", "/invoice-ocr", ".scan-row", signInAsWorker],
]

/** Done before the page is opened. */
export const first = [signInAsWorker]

/** What needs OCR is being read when the company opens. */
async function signInToAllRead(page: Page, url: string) {
  await signIn(page)
  const scans = async (): Promise<{ state: string }[]> =>
    (await page.request.get(`${url}/api/invoice-ocr/scans`)).json()
  while ((await scans()).some(({ state }) => state === "waiting" || state === "reading")) await Bun.sleep(100)
}

/** A PDF with text, an invoice as data, and what is no PDF within, whose name has no end. */
async function chooseInvoices(page: Page) {
  const fixture = async (name: string, mimeType: string) => {
    const bytes = await Bun.file(join(import.meta.dir, "../../modules/invoices/fixtures", name)).bytes()
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

/** Any later: what he may see depends on who is signed in. */
async function signInAsWorker(page: Page, url: string) {
  await page.request.post(`${url}/api/login`, {
    data: { username: "daan", password: demoPassword },
  })
}
