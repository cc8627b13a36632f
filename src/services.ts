import { join } from "node:path"
import type { Db } from "#db/open.ts"
import { createAccess } from "#modules/access/service.ts"
import { createCustomers } from "#modules/projects/customers.ts"
import { createLedger } from "#modules/projects/ledger.ts"
import { createProjects } from "#modules/projects/service.ts"
import type { DocumentTask, MakeDocument } from "#modules/quotes/documents/document.ts"
import { createQuotations } from "#modules/quotes/quotations.ts"
import { createQuotes } from "#modules/quotes/service.ts"
import { createSettings } from "#modules/settings/service.ts"
import { openBlobs } from "./files/blobs.ts"
import { createFileStore } from "./files/store.ts"
import { journal } from "./http/journal.ts"
import { keptReplies } from "./http/kept.ts"
import { createReplays } from "./http/replay.ts"
import { createJobQueue } from "./jobs/queue.ts"
import { createThread } from "./jobs/thread.ts"
import { type Clock, systemClock } from "./shared/clock.ts"

export type Services = ReturnType<typeof createServices>

/** All wiring: what each module needs and what it offers, in the order of the modules. */
export function createServices({
  db,
  dataDir,
  clock = systemClock,
  https = false,
  makeDocument = onThread(),
}: {
  db: Db
  dataDir: string
  clock?: Clock
  /** Whether visitors reach the site over https. */
  https?: boolean
  makeDocument?: MakeDocument
}) {
  const files = createFileStore({ db, clock, blobs: openBlobs(join(dataDir, "files")) })
  const jobs = createJobQueue({ db, clock, report: journal })
  const replays = createReplays({ db, clock })

  // Port: the shared account carries the company's name, which a later module keeps.
  const access = createAccess({ db, clock, https, companyName: () => settings.get().companyName })
  const { log } = access
  const settings = createSettings({ db, log })
  const customers = createCustomers({ db, clock, log })
  const ledger = createLedger({ db, clock })
  const projects = createProjects({ db, clock, log, customers, people: access.list })
  const company = settings.get
  const quotations = createQuotations({ db, clock, log, jobs, files, projects, company, makeDocument })
  const quotes = createQuotes({ db, clock, log, files, projects, quotations, replays })

  return {
    access,
    settings,
    customers,
    ledger,
    projects,
    quotes,
    files,
    jobs,
    replays,
    kept: keptReplies(db, clock),
  }
}

/** Documents are made beside the main thread; tests make them on the spot. */
function onThread(): MakeDocument {
  const ask = createThread<DocumentTask, Uint8Array>("modules/quotes/documents/thread")
  return (kind, input) => ask({ kind, input })
}
