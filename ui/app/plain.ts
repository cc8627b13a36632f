import { absence as absenceMenu } from "#modules/absence/menu.nl.ts"
import { absence } from "#modules/absence/nl.ts"
import { absenceAddresses } from "#modules/absence/ui/addresses.ts"
import { absence as absenceForWorkers } from "#modules/absence/worker.nl.ts"
import { accessAddresses } from "#modules/access/ui/addresses.ts"
import { access } from "#modules/access/worker.nl.ts"
import { business as businessMenu } from "#modules/business/menu.nl.ts"
import { business } from "#modules/business/nl.ts"
import { businessAddresses } from "#modules/business/ui/addresses.ts"
import { changes as changesMenu } from "#modules/changes/menu.nl.ts"
import { changes } from "#modules/changes/nl.ts"
import { changesAddresses } from "#modules/changes/ui/addresses.ts"
import { checklist } from "#modules/checklist/nl.ts"
import { checklistAddresses } from "#modules/checklist/ui/addresses.ts"
import { checklist as checklistForWorkers } from "#modules/checklist/worker.nl.ts"
import { dashboard as dashboardMenu } from "#modules/dashboard/menu.nl.ts"
import { dashboard } from "#modules/dashboard/nl.ts"
import { dashboardAddresses } from "#modules/dashboard/ui/addresses.ts"
import { dashboard as dashboardForWorkers } from "#modules/dashboard/worker.nl.ts"
import { gps as gpsMenu } from "#modules/gps/menu.nl.ts"
import { gps } from "#modules/gps/nl.ts"
import { gpsAddresses } from "#modules/gps/ui/addresses.ts"
import { gps as gpsForWorkers } from "#modules/gps/worker.nl.ts"
import { intake } from "#modules/intake/nl.ts"
import { intakeAddresses } from "#modules/intake/ui/addresses.ts"
import { calculatorAddresses, sharedAddresses } from "#modules/intake/ui/public/addresses.ts"
import { intake as intakeForVisitors, shared } from "#modules/intake/ui/public/nl.ts"
import { intake as intakeForWorkers } from "#modules/intake/worker.nl.ts"
import { invoices as invoicesMenu } from "#modules/invoices/menu.nl.ts"
import { invoices } from "#modules/invoices/nl.ts"
import { invoicesAddresses } from "#modules/invoices/ui/addresses.ts"
import { invoices as invoicesForWorkers } from "#modules/invoices/worker.nl.ts"
import { notes as notesMenu } from "#modules/notes/menu.nl.ts"
import { notes } from "#modules/notes/nl.ts"
import { notesAddresses } from "#modules/notes/ui/addresses.ts"
import { notes as notesForWorkers } from "#modules/notes/worker.nl.ts"
import { projects as projectsMenu } from "#modules/projects/menu.nl.ts"
import { projects } from "#modules/projects/nl.ts"
import { projectsAddresses } from "#modules/projects/ui/addresses.ts"
import { projects as projectsForWorkers } from "#modules/projects/worker.nl.ts"
import { quotes as quotesMenu } from "#modules/quotes/menu.nl.ts"
import { quotes } from "#modules/quotes/nl.ts"
import { quotesAddresses } from "#modules/quotes/ui/addresses.ts"
import { wizardAddresses } from "#modules/quotes/ui/public/addresses.ts"
import { wizard } from "#modules/quotes/ui/public/nl.ts"
import { following } from "#modules/quotes/ui/public/status/nl.ts"
import { search } from "#modules/search/worker.nl.ts"
import { settings as settingsMenu } from "#modules/settings/menu.nl.ts"
import { settings } from "#modules/settings/nl.ts"
import { settingsAddresses } from "#modules/settings/ui/addresses.ts"
import { settings as settingsForWorkers } from "#modules/settings/worker.nl.ts"
import { messages as messagesMenu } from "#modules/site/menu.nl.ts"
import { messages } from "#modules/site/nl.ts"
import { messagesAddresses } from "#modules/site/ui/addresses.ts"
import { siteAddresses } from "#modules/site/ui/public/addresses.ts"
import { site } from "#modules/site/ui/public/nl.ts"
import { stock as stockMenu } from "#modules/stock/menu.nl.ts"
import { stock } from "#modules/stock/nl.ts"
import { stockAddresses } from "#modules/stock/ui/addresses.ts"
import { stock as stockForWorkers } from "#modules/stock/worker.nl.ts"
import { timeline as timelineMenu } from "#modules/timeline/menu.nl.ts"
import { timeline } from "#modules/timeline/nl.ts"
import { timelineAddresses } from "#modules/timeline/ui/addresses.ts"
import { timeline as timelineForWorkers } from "#modules/timeline/worker.nl.ts"
import { form } from "../form/nl.ts"
import { importing } from "../import/nl.ts"
import { kit } from "../kit/nl.ts"
import type { OfficeAddresses, VisitorAddresses } from "../lib/module.ts"
import { letter } from "../mail/nl.ts"
import { layout } from "../shell/public/nl.ts"
import { shellAddresses } from "../shell/staff/addresses.ts"
import { shell } from "../shell/staff/nl.ts"

// What modules are without a screen: for the server and the worker, which load no React, and for the office; never
// for a visitor, whose pages bring theirs. Who asks for addresses gets no texts: the build leaves out what isn't used
// of files without side effects, as package.json says they are.

/**
 * What a worker may meet, mounted under the name of its module, from files of its own: another language for those who
 * work outside is one more tree like it.
 */
export const workerTexts = {
  kit,
  form,
  shell,
  access,
  settings: settingsForWorkers,
  projects: projectsForWorkers,
  absence: absenceForWorkers,
  timeline: timelineForWorkers,
  gps: gpsForWorkers,
  invoices: invoicesForWorkers,
  stock: stockForWorkers,
  notes: notesForWorkers,
  intake: intakeForWorkers,
  dashboard: dashboardForWorkers,
  checklist: checklistForWorkers,
  search,
}

/** What only the office meets before it opens a screen: the menu, the start screen and the bell. Under the same names. */
export const menuTexts = {
  settings: settingsMenu,
  projects: projectsMenu,
  absence: absenceMenu,
  timeline: timelineMenu,
  gps: gpsMenu,
  invoices: invoicesMenu,
  stock: stockMenu,
  quotes: quotesMenu,
  business: businessMenu,
  notes: notesMenu,
  messages: messagesMenu,
  dashboard: dashboardMenu,
  changes: changesMenu,
}

/** What it meets on its screens, which bring it (`ui/texts.ts` of their module). */
export const screenTexts = {
  import: importing,
  letter,
  settings,
  projects,
  absence,
  timeline,
  gps,
  invoices,
  stock,
  quotes,
  business,
  notes,
  intake,
  messages,
  dashboard,
  checklist,
  changes,
}

/** All the Dutch that a visitor may load. */
export const publicTexts = { kit, layout, site, wizard, following, intake: intakeForVisitors, shared }

/** Of modules to come: after the login they lead to the start screen. */
const toCome: OfficeAddresses = { roots: ["/business-management"] }

export const officeAddresses: OfficeAddresses[] = [
  shellAddresses,
  accessAddresses,
  settingsAddresses,
  projectsAddresses,
  absenceAddresses,
  timelineAddresses,
  gpsAddresses,
  invoicesAddresses,
  stockAddresses,
  quotesAddresses,
  businessAddresses,
  intakeAddresses,
  notesAddresses,
  messagesAddresses,
  dashboardAddresses,
  checklistAddresses,
  changesAddresses,
  toCome,
]

export const visitorAddresses: VisitorAddresses[] = [
  siteAddresses,
  calculatorAddresses,
  wizardAddresses,
  sharedAddresses,
]
