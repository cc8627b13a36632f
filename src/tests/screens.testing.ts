import type { Page } from "playwright-core"
import { endless } from "./filled.testing.ts"
import { open, press, type Screen, signIn } from "./walk.testing.ts"
import { answerAll, fillContact } from "./wizard.testing.ts"

/** Every page for visitors, how to get there, and what shows that it is there. */
export const visitorScreens: Screen[] = [
  ["home", "/", "h1"],
  ["about the company", "/over-ons", "main figure"],
  ["contact", "/contact", "main form"],
  ["contact in error", "", "[role=alert]", press("Bericht versturen")],
  ["calculators for visitors", "/rekenhulp?deel=verf", ".calculator-headline", reckonRoom],
  ["privacy", "/privacy", "main h2"],
  ["terms", "/voorwaarden", "main article p"],
  ["wizard, project types", "/offerte-aanvraag", "h1"],
  ["wizard, first question", "/offerte-aanvraag?stap=2", "main input[type=radio]", chooseBathroom],
  ["wizard, question in error", "", ".field-error", press("Verder")],
  ["wizard, all that one may tell", "", ".questions-more[open]", tellMore],
  ["wizard, summary and contact", "", "main form", answerAll],
  ["wizard, answers unfolded", "", ".summary-row a", unfold],
  ["wizard, contact in error", "", "[role=alert]", press("Aanvraag versturen")],
  ["wizard, confirmation", "", "main h1", send],
  ["request, followed", "", ".follow-answers", followed],
]

/** The screens of the office without those of hours and invoices. */
export const officeScreens: Screen[] = [
  ["account", "/auth", "form"],
  ["password", "/dashboard", "form"],
  ["start", "/dashboard", ".dashboard-recent", signIn],
  ["what needs someone", "", "dialog[open]", press("Meldingen")],
  ["projects", "/projects", "main li a"],
  ["projects as a table", "/projects?weergave=tabel", "main table"],
  ["projects, nothing found", "/projects?zoek=bestaat-niet", ".empty"],
  ["project", "/projects", ".project-side", open("Aanbouw familie Boogert", "/projects/")],
  ["project, costs", "", ".project-invoices li", tab(/^Kosten/)],
  ["project, hours", "", ".project-hours-table, .bars", tab(/^Uren/)],
  ["project, documents", "", ".project-documents", tab(/^Documenten/)],
  ["project, files", "", ".files-card", tab(/^Bestanden/)],
  ["project, notes", "", ".note", tab(/^Notities/)],
  ["project, all that happened", "", ".history li", tab(/^Alles wat gebeurde/)],
  ["intake, checklist", "/dashboard", ".checks", openChecks],
  ["intake, lists", "/job-intake/lijsten", ".checks-items li"],
  ["project with an endless name", "/projects", "main h1", open(endless, "/projects/")],
  ["project that is not there", "/projects/99999", "main"],
  ["intake, choosing a job", "/job-intake", ".intake-project"],
  ["intake, photos", "/job-intake", ".intake-camera", openPhotos],
  ["intake, one photo", "", "dialog[open]", (page) => page.locator(".intake-open").first().click()],
  ["new project", "/projects/nieuw", "main form"],
  ["new project in error", "", "[role=alert]", press("Opslaan")],
  ["rooms of a job", "/dashboard", ".rooms-measures", openRooms],
  ["room to measure", "", "dialog[open]", press("Ruimte opmeten")],
  ["floor plan of a job", "/dashboard", ".plan-picture", openPlan],
  ["floor plan, drawn", "", "dialog[open] .plan-board", press("Plattegrond wijzigen")],
  ["floor plan, an old drawing laid", "", "#plan-scheef", press("Verplaatsen en draaien")],
  ["floor plan, an old drawing to choose", "", "dialog[open] .intake-pick", pickDrawing],
  ["agreements and signatures of a job", "/dashboard", ".visit-signature", openVisit],
  ["signing for them", "", "dialog[open] .signature-paper", press("Teken : Bram Hoekstra")],
  ["customers", "/klanten", "main li a, main table"],
  ["customer", "/klanten", "main h1", open("Familie Boogert", "/klanten/")],
  ["new customer", "/klanten/nieuw", "main form"],
  ["import of customers", "/klanten/importeren", "main input[type=file]"],
  ["planning by people", "/planning", ".board-bar, .phone-person"],
  ["tasks", "/taken?taken=iedereen", ".note"],
  ["leave and illness", "/verlof", "main h1"],
  ["week planning", "/project-timeline", "main h1"],
  ["stock", "/material-stock", ".stock-cards li"],
  ["stock to a job", "", "dialog[open]", press("Pak voor project")],
  ["stock, one material", "/material-stock", "main h1", open("Gipspleister", "/material-stock/")],
  ["stock, a count", "/material-stock/tellen", ".stock-count"],
  ["stock, new material", "/material-stock/nieuw", "main form"],
  ["import of stock", "/material-stock/importeren", "main input[type=file]"],
  ["stock by its code", "/material-stock/scan", ".combobox", typeCode],
  ["labels of stock", "/material-stock/etiketten?zoek=gips", "main form"],
  ["stock to order", "/material-stock/bestellen", "main form"],
  ["calculators", "/quick-calculator?deel=verf", ".calculator-headline", reckonRoom],
  ["calculators, in error", "/quick-calculator?deel=inhoud", ".field-error", typeNegative],
  ["calculators, rooms to choose", "", "dialog[open]", press("Ruimte kiezen")],
  ["calculators, costs", "/quick-calculator?deel=kosten", ".calculator-headline", typeHours],
  ["stock, an order", "/material-stock/bestellen", "main h1", open("B-1", "/material-stock/bestellingen/")],
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
  ["extra work that was agreed", "/meerwerk/1", ".extra-totals"],
  ["extra work to agree to", "/meerwerk/2", "dialog[open]", press("Klant is akkoord")],
  ["extra work, changing it", "/meerwerk/2/wijzigen", "main form"],
  ["invoices", "/facturen", ".sales-table, .sales-cards"],
  ["new invoice", "", "dialog[open]", press("Nieuwe factuur")],
  ["invoice in concept", "/facturen", ".sales-draft", press("Factuur maken")],
  ["invoice to send", "", "dialog[open]", press("Versturen")],
  ["invoice that was sent", "/facturen/13", ".sales-paper"],
  ["payment of an invoice", "", "dialog[open]", press("Betaling noteren")],
  ["invoice to credit in part", "/facturen/13", "#credit-lines", creditPart],
  ["parts of a job to invoice", "/projects/29?tab=documenten", "dialog[open]", press("Termijnen wijzigen")],
  ["new quotation", "/offertes/nieuw", "main h1"],
  ["templates of quotations", "/offertes/sjablonen", ".template"],
  // Few of the 400 rows, which are all alike: axe takes seconds over so many.
  ["rates", "/normen", "main h2"],
  ["norms", "/normen?tab=normen&zoek=tegels", "main table"],
  ["articles", "/normen?tab=artikelen&zoek=tegel", "main table"],
  ["experience", "/normen?tab=ervaring", "main h2"],
  ["changes of prices", "/normen?tab=wijzigingen", "main h2, main li, main table"],
  ["messages", "/berichten", "[data-row-target], main li"],
  ["message", "", "dialog[open]", (page) => page.getByText("Familie Op den Dijk").first().click()],
  ["recent changes", "/wijzigingen", ".change"],
  ["figures", "/business-intelligence", "figure"],
  ["figures as tables", "", "figure table", openTables],
  ["settings, company", "/settings", "main form"],
  ["settings, website", "/settings?tab=website", "main form"],
  ["settings, texts", "/settings?tab=teksten", "main form"],
  ["settings, offers", "/settings?tab=offertes", "main form"],
  ["settings, mail", "/settings?tab=mail", "main h2"],
  ["settings, accounts", "/settings?tab=beveiliging", "main h2"],
  ["first start", "/welkom", "main form, main h1"],
  ["site under construction", "/", "h1", underConstruction],
]

/** Done before the page is opened. */
export const first = [chooseBathroom, signIn, underConstruction]

async function chooseBathroom(page: Page, url: string) {
  await page.goto(`${url}/offerte-aanvraag`)
  await page.getByRole("checkbox", { name: "Badkamer" }).check()
}

async function tellMore(page: Page) {
  await page.locator(".questions-more > summary").click()
}
async function unfold(page: Page) {
  await page.locator(".summary summary").click()
}

async function send(page: Page) {
  await fillContact(page)
  await page.getByRole("button", { name: "Aanvraag versturen" }).click()
  await page.getByRole("heading", { name: "Bedankt! Uw aanvraag is ontvangen." }).waitFor()
}

async function followed(page: Page) {
  await page.getByRole("link", { name: "Naar uw pagina" }).click()
}

async function reckonRoom(page: Page) {
  await page.getByLabel(/^Lengte/).fill("5,2")
  await page.getByLabel(/^Breedte/).fill("4,1")
  await page.getByLabel(/^Hoogte/).fill("2,6")
}

async function typeNegative(page: Page) {
  await page.getByLabel("Lengte").fill("-4")
}

async function typeHours(page: Page) {
  await page.getByLabel("Uren").fill("8")
}

async function openChecks(page: Page) {
  await openIntakeTab(page, "checklist")
}
async function openRooms(page: Page) {
  await openIntakeTab(page, "maten")
}
async function openPlan(page: Page) {
  await openIntakeTab(page, "plattegrond")
}
async function pickDrawing(page: Page, url: string) {
  await press("Gereed")(page, url)
  await press("Andere kiezen")(page, url)
}
async function openVisit(page: Page) {
  await openIntakeTab(page, "verslag")
}
/** Of the first: what a visitor asked for in this walk has the same name, and no intake. */
async function openIntakeTab(page: Page, tab: string) {
  const id = await page.evaluate(async () => {
    const jobs: { id: number; name: string }[] = await (await fetch("/api/projects")).json()
    return Math.min(...jobs.filter(({ name }) => name === "Badkamer – M. de Vries").map(({ id }) => id))
  })
  await page.goto(new URL(`/job-intake/${id}?tab=${tab}`, page.url()).href)
}

async function openPhotos(page: Page) {
  await page.locator('a[href^="/job-intake/"]', { hasText: "Aanbouw familie Boogert" }).click()
  await page.locator("main h1", { hasText: "Opname" }).waitFor()
}

async function typeCode(page: Page) {
  await page.getByLabel("Code").fill("4006381333931")
  await page.keyboard.press("Enter")
}

function tab(name: RegExp) {
  return (page: Page) => page.locator(".link-tabs").getByRole("link", { name }).click()
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

async function creditPart(page: Page) {
  await page.getByRole("button", { name: "Crediteren" }).click()
  await page.getByRole("radio", { name: "Een deel, per regel" }).check()
}

async function openSources(page: Page) {
  await openQuotation(page)
  for (const toggle of await page.getByRole("button", { name: /^Meer over/ }).all()) await toggle.click()
}

async function openTables(page: Page) {
  for (const summary of await page.locator("figure summary").all()) await summary.click()
}

async function underConstruction(page: Page, url: string) {
  await page.request.post(`${url}/api/settings`, { data: { underConstruction: true } })
}
