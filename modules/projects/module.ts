import type { access } from "#modules/access/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { everyDay } from "#src/jobs/schedule.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
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
    const ledger = createLedger(shared)
    const jobNumbers = createJobNumbers({ db, lastRequest: () => gathered.answers.lastRequest() })
    const projects = createProjects({
      ...{ ...shared, customers, ledger, replays, jobNumbers },
      present: given.access.present,
      // What was generated carries what its quotation says.
      offers: (ids) => gathered.answers.offers(ids),
      budget: (id) => gathered.answers.budget(id),
    })
    return {
      ...{ customers, ledger, projects },
      customerFile: createCustomerFile({ ...shared, customers, projects }),
      customerImport: createCustomerImport({ ...shared, jobNumbers }),
      projectFiles: createProjectFiles({ ...shared, files, replays }),
    }
  },
  routes: ({ customers, customerFile, customerImport, projects, projectFiles, access, kept }) => [
    customerRoutes({ customers, customerFile, customerImport }, access, kept),
    projectRoutes(projects, access, kept),
    projectFileRoutes(projectFiles, access),
  ],
  search: projectsFound,
  schedule: ({ projectFiles }) => [
    { name: "forget files removed from projects", agent: "upkeep", every: everyDay, act: projectFiles.sweep },
  ],
  changes: projectChanges,
  notices: (all) => [{ rank: 60, of: createProjectNotices(all) }],
  texts: { projects: { errors: { ...texts.errors, ...forWorkers.errors } } },
  sample: [
    { turn: 30, load: async () => (await import("./demo.ts")).fillProjectsOfYears },
    { turn: 50, load: async () => (await import("./demo.ts")).fillFiles },
  ],
})
