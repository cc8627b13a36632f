import type { access } from "#modules/access/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { everyDay } from "#src/jobs/schedule.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { commitmentRoutes } from "./commitments/routes.ts"
import { createCommitments } from "./commitments/service.ts"
import { contactRoutes } from "./contacts/routes.ts"
import { createCustomerContacts } from "./contacts/service.ts"
import { createCustomerFile } from "./customers/file.ts"
import { customerRoutes } from "./customers/routes.ts"
import { createCustomers } from "./customers.ts"
import { projectFileRoutes } from "./files/routes.ts"
import { createProjectFiles } from "./files/service.ts"
import { createCustomerImport } from "./import/service.ts"
import { createJobNumbers } from "./jobNumbers.ts"
import { createLedger } from "./ledger.ts"
import { projects as texts } from "./nl.ts"
import { createProjectNotices } from "./notices.ts"
import { projectChanges } from "./recent.ts"
import { projectRoutes } from "./routes.ts"
import { projectsFound } from "./search.ts"
import { createProjects } from "./service.ts"
import { projects as forWorkers } from "./worker.nl.ts"

export const projects = serverModule({
  name: "projects",
  services(given: After<[typeof access, typeof settings]>) {
    const { db, clock, files, replays, gathered } = given
    const shared = { db, clock, log: given.access.log, people: given.access.list }
    const customers = createCustomers(shared)
    const contacts = createCustomerContacts({ ...shared, customers })
    const ledger = createLedger(shared)
    const commitments = createCommitments(shared)
    const jobNumbers = createJobNumbers({ db, lastRequest: () => gathered.answers.lastRequest() })
    const budgets: Answers["budgets"] = (ids) => gathered.answers.budgets(ids)
    const projects = createProjects({
      ...{ ...shared, customers, ledger, commitments, replays, jobNumbers },
      present: given.access.present,
      // What was generated carries what its quotation says.
      offers: (ids) => gathered.answers.offers(ids),
      budgets,
      told: gathered.changed,
    })
    return {
      ...{ customers, ledger, commitments, projects },
      customerContacts: contacts,
      customerFile: createCustomerFile({ ...shared, customers, contacts, projects, told: gathered.changed }),
      customerImport: createCustomerImport({ ...shared, jobNumbers }),
      projectFiles: createProjectFiles({ ...shared, files, replays }),
    }
  },
  routes: ({
    customers,
    customerContacts,
    customerFile,
    customerImport,
    projects,
    projectFiles,
    access,
    kept,
  }) => [
    customerRoutes({ customers, customerFile, customerImport }, access, kept),
    contactRoutes(customerContacts, access),
    projectRoutes(projects, access, kept),
    commitmentRoutes(projects, access),
    projectFileRoutes(projectFiles, access),
  ],
  search: projectsFound,
  schedule: ({ projectFiles, customerContacts }) => [
    { name: "forget files removed from projects", agent: "upkeep", every: everyDay, act: projectFiles.sweep },
    {
      name: "forget contacts removed from customers",
      agent: "upkeep",
      every: everyDay,
      act: customerContacts.sweep,
    },
  ],
  changes: projectChanges,
  notices: (all) => [{ rank: 60, of: createProjectNotices(all) }],
  texts: { projects: { errors: { ...texts.errors, ...forWorkers.errors } } },
  sample: [
    { turn: 30, load: async () => (await import("./demo.ts")).fillProjectsOfYears },
    { turn: 45, load: async () => (await import("./demo.ts")).fillPeople },
    { turn: 50, load: async () => (await import("./demo.ts")).fillFiles },
  ],
})
