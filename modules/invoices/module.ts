import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import type { CompanyData } from "#modules/settings/schema.ts"
import type { stock } from "#modules/stock/module.ts"
import { everyDay } from "#src/jobs/schedule.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { today } from "#src/shared/calendar.ts"
import { allocationRoutes } from "./allocations/routes.ts"
import { createAllocations } from "./allocations/service.ts"
import { createSettling } from "./allocations/settling.ts"
import { createInvoiceChecks } from "./checks.ts"
import type { InvoiceDocumentTask } from "./documents/document.ts"
import { invoiceDocumentRoutes } from "./documents/routes.ts"
import { createInvoiceDocuments } from "./documents/service.ts"
import { invoices as nl } from "./nl.ts"
import { createInvoiceNotices } from "./notices.ts"
import { onStockRoutes } from "./onStock/routes.ts"
import { onStockRefusals } from "./onStock/server.nl.ts"
import { createOnStock } from "./onStock/service.ts"
import { createBooks } from "./purchases/books.ts"
import { bookRoutes } from "./purchases/booksRoutes.ts"
import { purchaseRoutes } from "./purchases/routes.ts"
import { createPurchases } from "./purchases/service.ts"
import { createReader } from "./reading/reader.ts"
import { invoiceChanges } from "./recent.ts"
import { scanRoutes } from "./scans/routes.ts"
import { createScans } from "./scans/service.ts"
import { readingJob } from "./scans/work.ts"
import { invoicesFound } from "./search.ts"
import { createInvoices } from "./service.ts"
import { supplierRoutes } from "./suppliers/routes.ts"
import { createSuppliers } from "./suppliers/service.ts"
import { invoices as forWorkers } from "./worker.nl.ts"

export const invoices = serverModule({
  name: "invoices",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof stock]>) {
    const { db, clock, files, jobs, replays, projects, ledger, commitments, settings } = given
    const { log, list: people } = given.access
    const shared = { db, clock, log, files, jobs, replays, projects, ledger, people }
    const settling = createSettling({ db })
    const onStock = createOnStock({
      ...{ ...shared, settling },
      ...{ items: given.stockItems, movements: given.stockMovements, orders: given.stockOrders },
    })
    const allocations = createAllocations({ ...shared, commitments, settling, onStock })
    const suppliers = createSuppliers(shared)
    const scans = createScans({
      ...shared,
      reader: createReader(given.createTaskProcess),
      realEstate: () => settings.get().realEstateRecords,
      context: async () => ({
        today: today(clock),
        company: ownIdentity(settings.get()),
        suppliers: await suppliers.known(),
      }),
      alike: suppliers.alike,
    })
    const purchases = createPurchases({ ...shared, suppliers, scans, allocations })
    return {
      ...{ allocations, onStock, suppliers, scans, purchases },
      invoices: createInvoices(shared),
      invoiceDocuments: createInvoiceDocuments({
        ...{ scans, purchases, company: settings.sender },
        makeDocument: given.createThread<InvoiceDocumentTask, Uint8Array>(
          "modules/invoices/documents/thread",
        ),
      }),
      books: createBooks({ ...shared, purchases }),
    }
  },
  routes: ({ scans, invoiceDocuments, suppliers, books, purchases, allocations, onStock, access, kept }) => [
    scanRoutes(scans, access),
    invoiceDocumentRoutes(invoiceDocuments, access),
    supplierRoutes(suppliers, access),
    bookRoutes(books, access, kept),
    purchaseRoutes(purchases, access),
    allocationRoutes(allocations, access),
    onStockRoutes(onStock, access),
  ],
  schedule: ({ scans }) => [
    { name: "forget invoices that were thrown away", agent: "upkeep", every: everyDay, act: scans.sweep },
  ],
  search: invoicesFound,
  changes: invoiceChanges,
  checks: createInvoiceChecks,
  notices: (all) => [{ rank: 40, of: createInvoiceNotices(all) }],
  agents: { [readingJob]: nl.agent },
  texts: { invoices: { errors: { ...nl.errors, ...onStockRefusals, ...forWorkers.errors } } },
  sample: [{ turn: 60, load: async () => (await import("./demo.ts")).fillInvoices }],
  stop: ({ scans }) => scans.stop(),
})

/** What an invoice says of the company itself is never its supplier. */
const ownIdentity = ({ companyName: name, kvk, btwId, iban }: CompanyData) => ({ name, kvk, btwId, iban })
