import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { SettingsService } from "#modules/settings/service.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { Demo, Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, daysBetween, weekday } from "#src/shared/days.ts"
import type { Appointments } from "./appointments/service.ts"
import type { Decisions } from "./decisions/service.ts"
import { noteAgreedExtra, noteProposedExtra } from "./extraWork/demo.ts"
import type { ExtraWorkService } from "./extraWork/service.ts"
import { type Fate, sampleQuotations } from "./generator/sample.ts"
import type { Generator } from "./generator/service.ts"
import type { PriceBookService } from "./priceBook/service.ts"
import type { QuotationEditor } from "./quotations/editor.ts"
import type { Quotations } from "./quotations/service.ts"
import { contentOf } from "./quotations/unchanged.ts"
import type { Quotes } from "./requests/service.ts"
import { sampleRequests, sampleTemplates } from "./sample.ts"
import type { Templates } from "./templates/service.ts"
import { sampleConditions, sampleConditionsPdf, sampleTerms } from "./terms/sample.ts"
import type { OfferTermsService } from "./terms/service.ts"

interface Services {
  clock: Clock
  access: Access
  appointments: Appointments
  settings: SettingsService
  projects: Projects
  quotes: Quotes
  quotations: Quotations
  quotationEditor: QuotationEditor
  decisions: Decisions
  generator: Generator
  priceBook: PriceBookService
  offerTerms: OfferTermsService
  templates: Templates
  extraWork: ExtraWorkService
}

/** What visitors asked, what the office had generated, and what became of it. */
export const fillQuotes: Fill<Services> = async (services, demo) => {
  await fillTerms(services, demo)
  await fillRequests(services, demo)
  await fillAppointment(services, demo)
  changePrices(services, demo)
  await fillQuotations(services, demo)
}

/** The owner chose them before anything was offered. */
async function fillTerms({ access, settings, offerTerms }: Services, { putBack }: Demo) {
  putBack(400)
  const { fileId } = await offerTerms.takeConditions(await sampleConditionsPdf(await settings.sender()))
  const conditions = { ...sampleConditions, fileId }
  offerTerms.save({ ...sampleTerms, conditions, version: 0 }, access.list()[0]!)
}

async function fillRequests(services: Services, demo: Demo) {
  const { putBack } = demo
  const { clock, access, quotes, quotations, projects } = services
  const office = access.list()[0]!
  for (const [i, { disposition, hues, daysAgo, work, ...submission }] of sampleRequests.entries()) {
    // Nobody writes at the same minute of every day.
    putBack(daysAgo + ((i * 7) % 5) / 24 + i / 500)
    const photos: string[] = []
    for (const hue of hues) photos.push(await quotes.keepPhoto(async () => samplePhoto({ hue }), "demo"))
    const { projectId } = quotes.submit({ ...submission, photos }, null, submission.contactInfo.email)
    const [newest] = await quotes.list({})
    keepTemplate(services, projectId, submission.contactInfo.name)
    if (newest!.disposition !== disposition) quotes.dispose(newest!.id, disposition, office)
    if (work) {
      putBack(daysAgo - 20)
      const { offerteId } = projects.brief(projectId!)
      const { hours } = quotations.versions.latest(offerteId!)!.estimate.totals
      const startDate = addDays(today(clock), 1 - weekday(today(clock)))
      const length = work === "active" ? 32 : daysOfWork(hours)
      const days = { startDate, endDate: addDays(startDate, length), team: [] }
      decide(services, offerteId!, "accepted")
      const { version } = projects.get(projectId!, office)
      const active = projects.replan(projectId!, { ...days, version }, office)
      const now = today(() => demo.now())
      if (work === "active") {
        projects.setProgress(projectId!, { progress: 60, version: active.version }, office)
        putBack(daysBetween(days.startDate, now) - 1)
        noteAgreedExtra(services, projectId!)
      }
      putBack(Math.max(1, daysBetween(days.endDate, now)))
      bookWork(
        services,
        projectId!,
        { share: work === "active" ? 0.6 : 1, drift: 1 + ((i * 5) % 7) / 20 },
        today(clock),
      )
      if (work === "active") orderWork(services, projectId!, today(clock))
      if (work === "active") noteProposedExtra(services, projectId!)
      if (work === "completed")
        projects.setStatus(projectId!, { status: "completed", version: active.version }, office)
    }
  }
}

/** What is offered again and again. */
function keepTemplate({ access, projects, templates }: Services, projectId: number | null, client: string) {
  const name = sampleTemplates[client]
  const quotationId = name && projectId !== null && projects.brief(projectId).offerteId
  if (name && quotationId) templates.keep({ quotationId, name, texts: false }, null, access.list()[0]!)
}

/** Somebody goes to look at what was asked last, on the next working day. */
async function fillAppointment(
  { access, appointments, clock, projects, quotes }: Services,
  { putBack }: Demo,
) {
  putBack(0)
  const [request] = await quotes.list({ disposition: "open" })
  const { id, contactInfo } = request!
  const tomorrow = addDays(today(clock), 1)
  const day = weekday(tomorrow) > 5 ? addDays(tomorrow, 8 - weekday(tomorrow)) : tomorrow
  const place = [contactInfo.address, contactInfo.city].filter(Boolean).join(", ")
  const accountId = projects.colleagues()[0]!.id
  const visit = { day, from: "14:00", until: "15:00", place, accountId, confirm: false, version: 0 }
  appointments.set(id, visit, null, access.list()[0]!)
}

/** From a Monday to its end, for two people: weekends are in between. */
function daysOfWork(hours: number): number {
  const worked = Math.max(1, Math.ceil(hours / 16)) - 1
  return worked + 2 * Math.floor(worked / 5)
}

/** Hours and material as they came out beside what was calculated: `drift` 1.1 is a tenth more. */
function bookWork(
  { access, projects, quotations }: Services,
  projectId: number,
  { share, drift }: { share: number; drift: number },
  day: string,
) {
  const office = access.list()[0]!
  const { totals } = quotations.versions.latest(projects.brief(projectId).offerteId!)!.estimate
  const hours = Math.round(totals.hours * share * drift * 2) / 2
  const material = Math.round(totals.materialCents * share * (0.9 + drift / 10)) / 100
  const booked = [
    { category: "hours", amount: hours * 52, quantity: hours, unit: "uur", description: "Uren van de ploeg" },
    { category: "material", amount: material, description: "Bouwmarkt en groothandel" },
  ] as const
  for (const cost of booked) projects.bookCost(projectId, { ...cost, day }, null, office)
}

/** What is on its way for work that goes on: dearer tiles than were calculated, and somebody from outside. */
function orderWork({ access, projects, quotations }: Services, projectId: number, day: string) {
  const office = access.list()[0]!
  const { totals } = quotations.versions.latest(projects.brief(projectId).offerteId!)!.estimate
  const part = (share: number) => Math.round(totals.materialCents * share) / 100
  const orders = [
    ["material", "Tegelhandel Walcheren", "Wand- en vloertegels naar keuze van de klant", part(0.62), -6],
    ["subcontractor", "Marco Elektra", "Groepenkast en bedrading", 340, 5],
    ["equipment", "Boels", "Container voor puin, tweede keer", 215, 12],
  ] as const
  for (const [category, supplier, description, amount, inDays] of orders)
    projects.order(
      projectId,
      { category, supplier, description, amount, expectedOn: addDays(day, inDays) },
      null,
      office,
    )
}

/** One rate that the owner changed, and why. */
function changePrices({ clock, access, priceBook }: Services, { putBack }: Demo) {
  putBack(45)
  const change = { kind: "rate", code: "carpenter", field: "cents", value: 59.5 } as const
  const reason = "Cao per 1 oktober, en de bus is duurder geworden"
  priceBook.change({ since: today(clock), reason, changes: [change] }, access.list()[0]!)
}

/** What the office had generated: kept, sent, and what became of it. */
async function fillQuotations(services: Services, { putBack }: Demo) {
  const { access, generator, quotations, quotationEditor } = services
  const office = access.list()[0]!
  for (const { daysAgo, fate, ...wanted } of sampleQuotations) {
    putBack(daysAgo + 0.1)
    const { quotationId } = await generator.generate({ ...wanted, writer: "local" }, office)
    if (!fate) continue
    const made = quotations.versions.latest(quotationId)!
    const content = contentOf(made.estimate)
    const lines = content.lines.map((line) => (line.norm ? line : { ...line, unitPrice: 145 }))
    quotationEditor.save(quotationId, { base: 1, content: { ...content, lines } }, office)
    decide(services, quotationId, fate)
  }
}

/** Sends the newest version and notes the client's answer, all within the moment that the clock is put back to. */
function decide({ access, decisions, quotations }: Services, id: number, fate: Fate) {
  const office = access.list()[0]!
  if (fate === "concept") return
  const { version } = quotations.versions.latest(id)!
  decisions.send(id, { how: "noted", version }, null, office)
  if (fate === "accepted") decisions.accept(id, { version }, null, office)
  if (fate === "rejected") decisions.reject(id, { reason: "Te duur; een ander doet het." }, null, office)
}
