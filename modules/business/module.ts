import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { createBillingJobs } from "./billing/jobs.ts"
import { billingRoutes } from "./billing/routes.ts"
import { createBilling } from "./billing/service.ts"
import { businessErrors } from "./nl/errors.nl.ts"
import { createBusinessNotices } from "./notices.ts"
import type { InvoicePaperTask } from "./papers/document.ts"
import { paymentRoutes } from "./payments/routes.ts"
import { createPaymentRows } from "./payments/rows.ts"
import { createSalesPayments } from "./payments/service.ts"
import { businessChanges } from "./recent.ts"
import { createDrafts } from "./sales/drafts.ts"
import { createInvoiceFiles, filesJob } from "./sales/files.ts"
import { letterWords } from "./sales/letters.nl.ts"
import { createInvoiceLetters } from "./sales/letters.ts"
import { salesRoutes } from "./sales/routes.ts"
import { createSalesRows } from "./sales/rows.ts"
import { createSending } from "./sales/sending.ts"
import { createSalesSeries } from "./sales/series.ts"
import { createSalesInvoices } from "./sales/service.ts"
import { createSalesView } from "./sales/view.ts"
import { businessFound } from "./search.ts"

export const business = serverModule({
  name: "business",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof quotes]>) {
    const { db, clock, files: store, jobs, replays, customers, projects, ledger, mail, agreedJobs } = given
    const { get: settings, sender } = given.settings
    const { log, list: people } = given.access
    const shared = { db, clock, log, replays, projects, customers, agreedJobs, mail, settings, people }

    const salesSeries = createSalesSeries(shared)
    const rows = createSalesRows({ ...shared, series: salesSeries })
    const payments = createPaymentRows(shared)
    const billingJobs = createBillingJobs({ ...shared, rows })
    const drafts = createDrafts({ ...shared, ledger, billingJobs, rows })
    const files = createInvoiceFiles({
      ...{ ...shared, files: store, jobs, sender, rows },
      makePaper: given.createThread<InvoicePaperTask, Uint8Array>("modules/business/papers/thread"),
    })
    const salesView = createSalesView({ ...shared, rows, payments, files })
    const sending = createSending({ ...shared, rows, drafts })
    const salesInvoices = createSalesInvoices({ ...shared, rows, drafts, sending, files, view: salesView })
    return {
      salesSeries,
      salesView,
      salesInvoices,
      invoiceFiles: files,
      invoiceLetters: createInvoiceLetters({
        ...{ ...shared, rows, files },
        ...{ contacts: given.customerContacts, invoices: salesInvoices },
      }),
      salesPayments: createSalesPayments({ ...shared, rows, payments, get: salesInvoices.get }),
      billing: createBilling({ ...shared, billingJobs, rows }),
    }
  },
  routes: (all) => {
    const { access, kept, billing, salesPayments } = all
    return [
      billingRoutes(billing, access, kept),
      salesRoutes(all, access, kept),
      paymentRoutes(salesPayments, access),
    ]
  },
  answers: ({ salesInvoices }) => ({ invoiced: salesInvoices.invoiceOf }),
  search: businessFound,
  changes: businessChanges,
  notices: ({ db, clock, billing, invoiceFiles: files }) => [
    { rank: 16, of: createBusinessNotices({ db, clock, files, billing }) },
  ],
  agents: { [filesJob]: letterWords.agent },
  texts: { business: { errors: businessErrors } },
  sample: [{ turn: 90, load: async () => (await import("./demo.ts")).fillInvoices }],
})
