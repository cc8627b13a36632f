import { sampleAccounts } from "#modules/access/sample.ts"
import { firstSampleDay } from "#modules/gps/sample.ts"
import { fillProjects, sampleCrew } from "#modules/projects/sample.ts"
import { type Fate, sampleQuotations } from "#modules/quotes/generator/sample.ts"
import { contentOf } from "#modules/quotes/quotations/sample.ts"
import { sampleRequests } from "#modules/quotes/sample.ts"
import { sampleCompany, sampleSite } from "#modules/settings/sample.ts"
import { sampleMessages } from "#modules/site/sample.ts"
import { sampleDrawing, samplePhoto } from "../files/sample.ts"
import { today } from "../shared/calendar.ts"
import { type Clock, systemClock } from "../shared/clock.ts"
import { addDays, daysBetween } from "../shared/days.ts"
import { fillHours } from "./demoHours.ts"
import { fillInvoices } from "./demoInvoices.ts"
import type { Services } from "./services.ts"

/** Everyone of the invented company signs in with it. */
export const demoPassword = "duin-en-dijk"

export type DemoClock = ReturnType<typeof demoClock>

/** A clock that can be put back while a company's past year is told, and then tells the time of `now` again. */
export function demoClock(now: Clock = systemClock) {
  let behind = 0
  return Object.assign(() => new Date(now().getTime() - behind), {
    now,
    putBack(days: number) {
      behind = days * 24 * 3600 * 1000
    },
  })
}

/** An invented company at work: people, what visitors asked and wrote, and projects in every state. */
export async function fillDemo(services: Services, clock: DemoClock) {
  const { access, settings } = services
  await access.ensureShared(demoPassword)
  const office = access.list()[0]!
  for (const account of [...sampleAccounts, ...sampleCrew])
    await access.add({ ...account, password: demoPassword }, office)
  settings.save({ ...sampleCompany, ...sampleSite }, office)
  const now = today(clock)
  const hoursFrom = firstSampleDay(now)
  fillProjects(
    services,
    now,
    office,
    (day) => clock.putBack(daysBetween(day, now)),
    // Those of the last weeks come one by one.
    ({ category, day }) => category !== "hours" || day < hoursFrom,
  )
  await fillRequests(services, clock)
  changePrices(services, clock)
  await fillQuotations(services, clock)
  await fillFiles(services, clock)
  await fillInvoices(services, clock.putBack)
  fillHours(services, clock)
  for (const { daysAgo, answered, ...message } of sampleMessages) {
    clock.putBack(daysAgo)
    services.messages.receive(message, null, message.email)
    const [newest] = services.messages.list({})
    if (answered) services.messages.setState(newest!.id, "answered", office)
  }
  clock.putBack(0)
}

/** A drawing and two photos on the largest job at hand. */
async function fillFiles({ access, projects, projectFiles }: Services, clock: DemoClock) {
  const office = access.list()[0]!
  const [largest] = projects
    .list({}, office)
    .filter(({ status }) => status === "active")
    .toSorted((a, b) => (b.estimatedPrice ?? 0) - (a.estimatedPrice ?? 0))
  const files = [
    {
      daysAgo: 38,
      name: "Plattegrond aanbouw.pdf",
      kind: "drawing",
      bytes: sampleDrawing("Plattegrond aanbouw"),
    },
    { daysAgo: 12, name: "Fundering gestort.png", kind: "photo", bytes: samplePhoto({ hue: 30 }) },
    { daysAgo: 5, name: "Achtergevel.png", kind: "photo", bytes: samplePhoto({ hue: 15 }) },
  ]
  for (const { daysAgo, name, kind, bytes } of files) {
    clock.putBack(daysAgo)
    const read = async () => ({ bytes, name, texts: { kind } })
    await projectFiles.add(largest!.id, read, null, office)
  }
}

async function fillRequests(services: Services, clock: DemoClock) {
  const { access, quotes, projects } = services
  const office = access.list()[0]!
  for (const [i, { disposition, hues, daysAgo, work, ...submission }] of sampleRequests.entries()) {
    // Nobody writes at the same minute of every day.
    clock.putBack(daysAgo + ((i * 7) % 5) / 24 + i / 500)
    const photos: string[] = []
    for (const hue of hues) photos.push(await quotes.keepPhoto(async () => samplePhoto({ hue }), "demo"))
    const { projectId } = quotes.submit({ ...submission, photos }, null, submission.contactInfo.email)
    const [newest] = quotes.list({})
    if (newest!.disposition !== disposition) quotes.dispose(newest!.id, disposition, office)
    if (work) {
      clock.putBack(daysAgo - 20)
      const days = { startDate: today(clock), endDate: addDays(today(clock), 35), team: [] }
      decide(services, projects.brief(projectId!).offerteId!, "accepted")
      const { version } = projects.get(projectId!, office)
      const active = projects.replan(projectId!, { ...days, version }, office)
      if (work === "active")
        projects.setProgress(projectId!, { progress: 60, version: active.version }, office)
      clock.putBack(Math.max(1, daysAgo - 55))
      bookWork(
        services,
        projectId!,
        { share: work === "active" ? 0.6 : 1, drift: 1 + ((i * 5) % 7) / 20 },
        today(clock),
      )
      if (work === "completed")
        projects.setStatus(projectId!, { status: "completed", version: active.version }, office)
    }
  }
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
  for (const cost of booked) projects.bookCost(projectId, { ...cost, day }, office)
}

/** One rate that the owner changed, and why. */
function changePrices({ access, priceBook }: Services, clock: DemoClock) {
  clock.putBack(45)
  const change = { kind: "rate", code: "carpenter", field: "cents", value: 59.5 } as const
  const reason = "Cao per 1 oktober, en de bus is duurder geworden"
  priceBook.change({ since: today(clock), reason, changes: [change] }, access.list()[0]!)
}

/** What the office had generated: kept, sent, and what became of it. */
async function fillQuotations(services: Services, clock: DemoClock) {
  const { access, generator, quotations, quotationEditor } = services
  const office = access.list()[0]!
  for (const { daysAgo, fate, ...wanted } of sampleQuotations) {
    clock.putBack(daysAgo + 0.1)
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
