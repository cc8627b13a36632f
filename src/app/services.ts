import { join } from "node:path"
import type { Db } from "#db/open.ts"
import { createAccess } from "#modules/access/service.ts"
import { createFigures } from "#modules/dashboard/figures.ts"
import { createDashboard } from "#modules/dashboard/service.ts"
import { createCostRates } from "#modules/gps/approval/rates.ts"
import { createReminders } from "#modules/gps/approval/reminders.ts"
import { createApproval } from "#modules/gps/approval/service.ts"
import { createEntryRows } from "#modules/gps/entries/rows.ts"
import { createEntries } from "#modules/gps/entries/service.ts"
import { createMovement } from "#modules/gps/movement/service.ts"
import { createHoursNotices } from "#modules/gps/notices.ts"
import { createPositions } from "#modules/gps/positions/service.ts"
import { createHours } from "#modules/gps/service.ts"
import type { HoursDocument, MakeHoursSheet } from "#modules/gps/sheets/document.ts"
import { createOwnHours } from "#modules/gps/sheets/own/service.ts"
import { createSheets } from "#modules/gps/sheets/service.ts"
import { createAllocations } from "#modules/invoices/allocations/service.ts"
import type { InvoiceDocumentTask, MakeInvoiceDocument } from "#modules/invoices/documents/document.ts"
import { createInvoiceDocuments } from "#modules/invoices/documents/service.ts"
import { createInvoiceNotices } from "#modules/invoices/notices.ts"
import { createBooks } from "#modules/invoices/purchases/books.ts"
import { createPurchases } from "#modules/invoices/purchases/service.ts"
import { createReader } from "#modules/invoices/reading/reader.ts"
import type { Reader } from "#modules/invoices/reading/task.ts"
import { createScans } from "#modules/invoices/scans/service.ts"
import { createInvoices } from "#modules/invoices/service.ts"
import { createSuppliers } from "#modules/invoices/suppliers/service.ts"
import { createCustomerFile } from "#modules/projects/customers/file.ts"
import { createCustomers } from "#modules/projects/customers.ts"
import { createProjectFiles } from "#modules/projects/files/service.ts"
import { createCustomerImport } from "#modules/projects/import/service.ts"
import { createLedger } from "#modules/projects/ledger.ts"
import { createProjectNotices } from "#modules/projects/notices.ts"
import { createProjects } from "#modules/projects/service.ts"
import { createDecisionNotices } from "#modules/quotes/decisions/notices.ts"
import { createDecisions } from "#modules/quotes/decisions/service.ts"
import { createStates } from "#modules/quotes/decisions/states.ts"
import type { DocumentTask, MakeDocument } from "#modules/quotes/documents/document.ts"
import { createGenerator } from "#modules/quotes/generator/service.ts"
import { createOverview } from "#modules/quotes/overview/service.ts"
import { createPriceBook } from "#modules/quotes/priceBook/service.ts"
import { createProjectDocuments } from "#modules/quotes/projectDocuments/service.ts"
import { createQuotationEditor } from "#modules/quotes/quotations/editor.ts"
import { createQuotations } from "#modules/quotes/quotations/service.ts"
import { createRequestMail } from "#modules/quotes/requests/mail.ts"
import { createQuoteNotices } from "#modules/quotes/requests/notices.ts"
import { createQuotes } from "#modules/quotes/requests/service.ts"
import type { ModelSettings } from "#modules/quotes/writing/model.ts"
import { createWriter } from "#modules/quotes/writing/writer.ts"
import { createAgents } from "#modules/settings/agents.ts"
import { createCompanyNotices } from "#modules/settings/companyNotices.ts"
import { createHealth } from "#modules/settings/health.ts"
import { createMail } from "#modules/settings/mail.ts"
import { createNotices } from "#modules/settings/notices.ts"
import type { CompanyData } from "#modules/settings/schema.ts"
import { createSettings } from "#modules/settings/service.ts"
import { createMessageMail } from "#modules/site/mail.ts"
import { createMessageNotices } from "#modules/site/notices.ts"
import { createMessages } from "#modules/site/service.ts"
import { createTimeline } from "#modules/timeline/service.ts"
import { createWeather } from "#modules/timeline/weather.ts"
import { openBlobs } from "../files/blobs.ts"
import { createFileStore } from "../files/store.ts"
import { createReplays } from "../http/idempotency.ts"
import { journal } from "../http/journal.ts"
import { keptReplies } from "../http/kept.ts"
import { createJobQueue } from "../jobs/queue.ts"
import { createThread } from "../jobs/thread.ts"
import { today } from "../shared/calendar.ts"
import { type Clock, systemClock } from "../shared/clock.ts"
import { createSchedule } from "./schedule.ts"

export type Services = ReturnType<typeof createServices>

/** All wiring: what each module needs and what it offers, in the order of the modules. */
export function createServices({
  db,
  dataDir,
  clock = systemClock,
  https = false,
  weatherUrl,
  smtpUrl,
  openai,
  publicUrl,
  makeDocument = onThread(),
  makeInvoiceDocument = createThread<InvoiceDocumentTask, Uint8Array>("modules/invoices/documents/thread"),
  makeHoursSheet = createThread<HoursDocument, Uint8Array>("modules/gps/sheets/thread"),
  reader = createReader(),
}: {
  db: Db
  dataDir: string
  clock?: Clock
  /** Whether visitors reach the site over https. */
  https?: boolean
  /** A service in the form of Open-Meteo; without it there is no forecast. */
  weatherUrl?: URL
  /** The mail server; without it no mail is sent. */
  smtpUrl?: URL
  /** The language model that writes texts of quotations; without it they are written here. */
  openai?: ModelSettings
  /** Where visitors find the site; mail to the office links to it. */
  publicUrl?: URL
  makeDocument?: MakeDocument
  makeInvoiceDocument?: MakeInvoiceDocument
  makeHoursSheet?: MakeHoursSheet
  /** Reads invoices, in a process of its own. */
  reader?: Reader
}) {
  const files = createFileStore({ db, clock, blobs: openBlobs(join(dataDir, "files")) })
  const jobs = createJobQueue({ db, clock, report: journal })
  const replays = createReplays({ db, clock })

  // Ports: the shared account carries the company's name, and a running timer keeps its login; later modules know both.
  const access = createAccess({
    ...{ db, clock, https },
    companyName: () => settings.get().companyName,
    isWorking: (accountId) => hours.isRunning(accountId),
  })
  const { log } = access
  const settings = createSettings({ db, log, files })
  const mail = createMail({ db, clock, log, jobs, files, smtpUrl, settings })
  const customers = createCustomers({ db, clock, log, people: access.list })
  const ledger = createLedger({ db, clock })
  const projects = createProjects({ db, clock, log, customers, ledger, people: access.list })
  const weather = createWeather({ url: weatherUrl, clock, report: journal })
  const timeline = createTimeline({ projects, clock, weather })
  const customerFile = createCustomerFile({ db, log, customers, projects, people: access.list })
  const customerImport = createCustomerImport({ db, clock, customers, projects })
  const projectFiles = createProjectFiles({ db, clock, log, files, replays, people: access.list })
  const entryRows = createEntryRows({ db, clock, people: access.list, projects })
  const entries = createEntries({
    ...{ db, clock, log, replays, projects, rows: entryRows, people: access.list, settings: settings.get },
  })
  const positions = createPositions({ db, clock, log, rows: entryRows, projects, settings: settings.get })
  const movement = createMovement({ db, clock, rows: entryRows, projects })
  const sheets = createSheets({
    ...{ clock, rows: entryRows, projects, people: access.list, company: settings.sender },
    settings: settings.get,
    makeSheet: makeHoursSheet,
  })
  const ownHours = createOwnHours({
    ...{ db, clock, log, rows: entryRows, projects, people: access.list, settings: settings.get },
  })
  const costRates = createCostRates({
    ...{ db, clock, log, ledger, people: access.list, colleagues: projects.colleagues },
  })
  const approval = createApproval({
    ...{ db, clock, log, replays, entries, projects, ledger, rows: entryRows, rates: costRates },
    people: access.list,
    lastSeen: positions.lastOf,
  })
  const hourReminders = createReminders({
    ...{ db, clock, log, replays, rows: entryRows, people: access.list },
  })
  const hours = createHours({ db, clock, rows: entryRows })
  const allocations = createAllocations({ db, clock, log, projects, ledger, people: access.list })
  const suppliers = createSuppliers({ db, clock, log })
  const scans = createScans({
    ...{ db, clock, log, files, jobs, replays, reader, projects },
    people: access.list,
    realEstate: () => settings.get().realEstateRecords,
    context: () => ({
      today: today(clock),
      company: ownIdentity(settings.get()),
      suppliers: suppliers.known(),
    }),
  })
  const purchases = createPurchases({
    ...{ db, clock, log, files, replays, projects, suppliers, scans, allocations },
    people: access.list,
  })
  const invoiceDocuments = createInvoiceDocuments({
    ...{ scans, purchases, company: settings.sender, makeDocument: makeInvoiceDocument },
  })
  const books = createBooks({ db, clock, log, files, purchases })
  const company = settings.get
  const priceBook = createPriceBook({ db, clock, log, people: access.list, projects, ledger })
  const writer = createWriter({ openai, report: journal })
  const quotations = createQuotations({
    ...{ db, clock, log, jobs, files, projects, priceBook, makeDocument },
    settings: company,
    company: settings.sender,
  })
  const requestMail = createRequestMail({ mail, company, publicUrl })
  const states = createStates({ db, clock, log, versions: quotations.versions })
  const quotes = createQuotes({
    ...{ db, clock, log, files, projects, quotations, states, replays },
    mail: requestMail,
  })
  const quotationEditor = createQuotationEditor({
    ...{ db, clock, log, projects, quotations, priceBook },
    people: access.list,
    canMail: mail.configured,
  })
  const decisions = createDecisions({
    ...{ clock, mail, projects, quotations, quotes, files, replays, states, company },
    get: quotationEditor.get,
  })
  const generator = createGenerator({
    ...{ clock, customers, projects, quotations, priceBook, writer, replays },
    settings: company,
  })
  const overview = createOverview({ db, clock, customers, projects })
  const projectDocuments = createProjectDocuments({
    ...{ db, clock, files, customers, projects, quotations, ledger },
  })
  const messageMail = createMessageMail({ mail, company, publicUrl })
  const messages = createMessages({ db, clock, log, replays, mail: messageMail })

  const dashboard = createDashboard({
    clock,
    access,
    settings,
    projects,
    customers,
    ledger,
    hours,
    invoices: createInvoices({ db }),
    quotes,
    messages,
  })
  const figures = createFigures({ clock, projects, ledger, quotes })

  const schedule = createSchedule({
    clock,
    files,
    projectFiles,
    scans,
    replays,
    access,
    mail,
    entries,
    positions,
    movement,
  })
  const agents = createAgents({
    queued: jobs.status,
    recurring: schedule.status,
    scheduled: schedule.started,
    mailConfigured: mail.configured,
  })
  // What needs someone, of one tone in this order.
  const notices = createNotices()
  notices.from(createQuoteNotices({ db, projects, quotes }))
  notices.from(createDecisionNotices({ db, clock, projects }))
  notices.from(createHoursNotices({ db, rates: costRates, reminders: hourReminders }))
  notices.from(createInvoiceNotices({ db, clock }))
  notices.from(createMessageNotices({ db }))
  notices.from(createProjectNotices({ db, clock }))
  notices.from(createCompanyNotices(settings))
  notices.from(mail.notices)
  notices.from(agents.notices)

  return {
    access,
    settings,
    health: createHealth(db),
    mail,
    schedule,
    agents,
    notices,
    customers,
    customerFile,
    customerImport,
    ledger,
    projects,
    projectFiles,
    timeline,
    entries,
    positions,
    movement,
    sheets,
    ownHours,
    costRates,
    approval,
    hourReminders,
    hours,
    suppliers,
    scans,
    purchases,
    invoiceDocuments,
    books,
    allocations,
    reader,
    quotes,
    quotations,
    quotationEditor,
    decisions,
    generator,
    priceBook,
    overview,
    projectDocuments,
    messages,
    dashboard,
    figures,
    clock,
    files,
    jobs,
    replays,
    kept: keptReplies(db, clock),
  }
}

/** What an invoice says of the company itself is never its supplier. */
const ownIdentity = ({ companyName: name, kvk, btwId, iban }: CompanyData) => ({ name, kvk, btwId, iban })

/** Documents are made beside the main thread; tests make them on the spot. */
function onThread(): MakeDocument {
  const ask = createThread<DocumentTask, Uint8Array>("modules/quotes/documents/thread")
  return (kind, input) => ask({ kind, input })
}
