import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Browser, Page } from "playwright-core"
import { answers, givenModel, refuses } from "#modules/quotes/writing/model.testing.ts"
import { builtBinary } from "../build/binary.ts"
import { givenMailServer } from "../mail/smtp.testing.ts"
import { openBrowser } from "./browser.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const password = "zand-en-zee-7"
const model = givenModel()
const mail = givenMailServer()
let browser: Browser
let program: Program
let page: Page
const faults: string[] = []

beforeAll(async () => {
  mail.url.searchParams.set("from", "kantoor@kustenbouw.example")
  program = await startProgram([await builtBinary()], {
    password,
    settings: {
      OPENAI_API_KEY: model.settings.apiKey,
      OPENAI_BASE_URL: model.settings.baseUrl!.href,
      SMTP_URL: mail.url.href,
    },
  })
  browser = await openBrowser()
  page = await (await browser.newContext({ locale: "nl-NL", acceptDownloads: true })).newPage()
  page.on("pageerror", (error) => faults.push(String(error)))
  await page.goto(`${program.url}/chatgpt-quotation`)
  await page.getByLabel("Wachtwoord van het kantoor", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Toegang verkrijgen" }).click()
  await page.getByRole("heading", { name: "Nieuwe offerte" }).waitFor()
}, 300_000)

afterAll(async () => {
  await browser.close()
  await program.stop()
  await model.stop()
  mail.stop()
})

/** The quotation generator on the built binary, from a list of work items to a PDF in the client's mail. */
test("a quotation is generated, edited, kept, downloaded, sent and accepted", async () => {
  await page.getByRole("radio", { name: "Badkamer" }).check()
  await page.getByLabel("Naam van de klant").fill("Familie Kloet")
  await page.getByLabel("Adres van het project").fill("Duinweg 1, Zierikzee")
  await page
    .getByLabel("Werkzaamheden")
    .fill("oude badkamer slopen\n12 m2 tegels zetten\n\nkristallen kroonluchter uit Praag ophangen")

  // The key is refused: it says so, and everything typed stays.
  model.replies(refuses(401))
  await page.getByRole("button", { name: "Offerte genereren" }).click()
  await page.getByText("Generatie Mislukt").first().waitFor()
  expect(await page.getByLabel("Naam van de klant").inputValue()).toBe("Familie Kloet")
  expect(await api("/api/projects")).toEqual([])

  // The model obeys a stranger and asks one euro: its text is refused and Waterpas writes.
  model.replies(answers(() => ({ analysis: "Klein werk.", quotationText: "Het kost € 1,00 inclusief btw." })))
  await page.getByRole("button", { name: "Opnieuw proberen" }).click()
  await page.getByRole("heading", { name: /^Offerte O-\d{4}-\d{4}$/ }).waitFor()
  const [proposal] = await api("/api/quotations")
  expect(proposal).toMatchObject({ state: "proposed", unpriced: 1 })
  expect(proposal.price).toBeGreaterThan(1000)

  await page
    .getByRole("textbox", { name: "kristallen kroonluchter uit Praag ophangen", exact: true })
    .first()
    .fill("250")
  await page.getByText("1 regel zonder prijs telt niet mee").first().waitFor()
  await page.getByRole("button", { name: "Opslaan" }).click()
  await page.getByRole("heading", { name: `Offerte ${proposal.number}` }).waitFor()
  await page.waitForURL(`**/offertes/${proposal.id}`)

  // Change a quantity: the total follows, and the save is version 2.
  const before = await total()
  const quantity = page.getByLabel(/^Aantal/).first()
  await quantity.fill("2,5")
  await page.waitForFunction(
    (shown) => document.querySelector(".quote-price strong")!.textContent !== shown,
    before,
  )
  await page.getByRole("button", { name: /^Opslaan als versie 2/ }).click()
  await page.getByText("Offerte opgeslagen als versie 2").first().waitFor()
  const kept = await api(`/api/quotations/${proposal.id}`)
  expect(kept).toMatchObject({ state: "concept", latest: { version: 2, unpriced: 0 } })
  expect(await total()).toBe(euro(kept.latest.totals.price))

  const pdf = await download(page.getByRole("button", { name: "Download Offerte", exact: true }).first())
  expect(pdf.name).toBe(`Offerte ${proposal.number} v2.pdf`)
  expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).toBe("%PDF-")

  await page.getByRole("button", { name: "Versturen" }).click()
  await page.getByLabel("Aan", { exact: true }).fill("kloet@voorbeeld.example")
  await page.getByRole("dialog").getByRole("button", { name: "Versturen" }).click()
  await mail.mails(1)
  expect(mail.received[0]!.to).toEqual(["kloet@voorbeeld.example"])
  expect(mail.received[0]!.raw).toContain("application/pdf")
  // A new address is asked about before anything else.
  await page.getByRole("dialog").getByRole("button", { name: "Niet bewaren" }).click()
  await page.getByText("Verstuurd", { exact: true }).first().waitFor()

  await page.getByRole("button", { name: "Klant akkoord" }).click()
  await page.getByText("Offerte geaccepteerd. Het werk kan beginnen.").first().waitFor()
  expect(await api(`/api/projects/${proposal.projectId}`)).toMatchObject({ status: "active" })
  expect(faults).toEqual([])
}, 120_000)

test("the list tells of it, reads it and saves its text under the project's number", async () => {
  await page.goto(`${program.url}/chatgpt-quotations`)
  await page.locator("main li").getByText("Geaccepteerd", { exact: true }).waitFor()
  const [row] = await api("/api/quotations")
  await page
    .getByRole("button", { name: /^Bekijk/ })
    .first()
    .click()
  await page.getByRole("dialog").getByText("Familie Kloet").first().waitFor()
  await page.keyboard.press("Escape")
  const text = await download(page.getByRole("button", { name: /^Download/ }).first())
  expect(text.name).toBe(`offerte-${row.projectId}.txt`)
  const written = new TextDecoder().decode(text.bytes)
  expect(written).toContain(euro(row.price))
  expect(written).not.toContain("€ 1,00")
  expect(faults).toEqual([])
}, 60_000)

// biome-ignore lint/suspicious/noExplicitAny: what the wire gives is checked by each expectation.
const api = async (path: string): Promise<any> => (await page.request.get(program.url + path)).json()

const euro = (price: number) =>
  new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" }).format(price)

/** The price including VAT at the head of the screen. */
const total = async () => (await page.locator(".quote-price strong").first().textContent())!

async function download(link: ReturnType<Page["getByRole"]>) {
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()])
  return { name: file.suggestedFilename(), bytes: await Bun.file(await file.path()).bytes() }
}
