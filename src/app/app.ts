import { Elysia } from "elysia"
import { accessRoutes } from "#modules/access/routes.ts"
import { dashboardRoutes } from "#modules/dashboard/routes.ts"
import { approvalRoutes } from "#modules/gps/approval/routes.ts"
import { entryRoutes } from "#modules/gps/entries/routes.ts"
import { movementRoutes } from "#modules/gps/movement/routes.ts"
import { positionRoutes } from "#modules/gps/positions/routes.ts"
import { sheetRoutes } from "#modules/gps/sheets/routes.ts"
import { allocationRoutes } from "#modules/invoices/allocations/routes.ts"
import { invoiceDocumentRoutes } from "#modules/invoices/documents/routes.ts"
import { bookRoutes } from "#modules/invoices/purchases/booksRoutes.ts"
import { purchaseRoutes } from "#modules/invoices/purchases/routes.ts"
import { scanRoutes } from "#modules/invoices/scans/routes.ts"
import { supplierRoutes } from "#modules/invoices/suppliers/routes.ts"
import { customerRoutes } from "#modules/projects/customers/routes.ts"
import { projectFileRoutes } from "#modules/projects/files/routes.ts"
import { projectRoutes } from "#modules/projects/routes.ts"
import { decisionRoutes } from "#modules/quotes/decisions/routes.ts"
import { generatorRoutes } from "#modules/quotes/generator/routes.ts"
import { overviewRoutes } from "#modules/quotes/overview/routes.ts"
import { priceBookRoutes } from "#modules/quotes/priceBook/routes.ts"
import { projectDocumentRoutes } from "#modules/quotes/projectDocuments/routes.ts"
import { quotationRoutes } from "#modules/quotes/quotations/routes.ts"
import { quoteRoutes } from "#modules/quotes/requests/routes.ts"
import { agentRoutes } from "#modules/settings/agentRoutes.ts"
import { healthRoutes } from "#modules/settings/health.ts"
import { mailRoutes } from "#modules/settings/mailRoutes.ts"
import { noticeRoutes } from "#modules/settings/noticeRoutes.ts"
import { settingsRoutes } from "#modules/settings/routes.ts"
import { siteRoutes } from "#modules/site/routes.ts"
import { timelineRoutes } from "#modules/timeline/routes.ts"
import { failureOf } from "../http/failures.ts"
import { guardWrite } from "../http/guard.ts"
import { securityHeaders } from "../http/headers.ts"
import { limitsOf, type Route } from "../http/limits.ts"
import { DomainError } from "../shared/errors.ts"
import { sentence } from "./sentences.ts"
import type { Services } from "./services.ts"

/** The whole server: one `.use` per module. `pages` answers every address outside /api. */
export function createApp(
  services: Services,
  { publicUrl, pages }: { publicUrl?: URL; pages?: (request: Request) => Response | Promise<Response> } = {},
) {
  const { access, kept } = services
  const https = publicUrl?.protocol === "https:"
  const headers = securityHeaders(https)
  const maxRequestBodySize = 64 * 1024 * 1024

  const limitOf = limitsOf(() => app.routes as Route[])

  // Without reusePort a second server on the same port is refused, instead of taking half the visitors.
  const app = new Elysia({ serve: { maxRequestBodySize, idleTimeout: 10, reusePort: false } })
    .onRequest(({ request, set }) => {
      const path = pathOf(request.url)
      Object.assign(set.headers, headers)
      if (path.startsWith("/api/")) set.headers["cache-control"] = "no-store"
      guardWrite(request, { path, publicHost: publicUrl?.host, limitOf })
    })
    .onError(({ code, error, set }) => {
      const failure = failureOf(code, error, sentence)
      set.status = failure.status
      Object.assign(set.headers, failure.headers)
      return failure.body
    })
    .use(accessRoutes(access))
    .use(settingsRoutes(services.settings, access))
    .use(healthRoutes(services.health))
    .use(mailRoutes(services.mail, access, kept))
    .use(agentRoutes(services.agents, access))
    .use(noticeRoutes(services.notices, access))
    .use(customerRoutes(services, access, kept))
    .use(projectRoutes(services.projects, access, kept))
    .use(projectFileRoutes(services.projectFiles, access))
    .use(timelineRoutes(services.timeline, access, kept))
    .use(entryRoutes(services.entries, access))
    .use(approvalRoutes(services, access))
    .use(positionRoutes(services.positions, access))
    .use(movementRoutes(services.movement, access))
    .use(sheetRoutes(services, access))
    .use(scanRoutes(services.scans, access))
    .use(invoiceDocumentRoutes(services.invoiceDocuments, access))
    .use(supplierRoutes(services.suppliers, access))
    .use(bookRoutes(services.books, access, kept))
    .use(purchaseRoutes(services.purchases, access))
    .use(allocationRoutes(services.allocations, access))
    .use(quoteRoutes(services.quotes, access, kept))
    .use(quotationRoutes(services.quotationEditor, access))
    .use(decisionRoutes(services.decisions, access))
    .use(generatorRoutes(services.generator, access, sentence))
    .use(overviewRoutes(services.overview, access, kept))
    .use(priceBookRoutes(services.priceBook, access, kept))
    .use(projectDocumentRoutes(services, access, kept))
    .use(siteRoutes(services.messages, access, kept))
    .use(dashboardRoutes(services, access, kept))
    .get("/*", ({ request }) => {
      if (!pages || pathOf(request.url).startsWith("/api/")) throw new DomainError("notFound", 404)
      return pages(request)
    })
  return app
}

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2)
  const end = url.indexOf("?", start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}
