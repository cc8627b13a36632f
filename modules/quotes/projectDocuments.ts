import { desc, eq, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { FileStore } from "#src/files/store.ts"
import { DomainError } from "#src/shared/errors.ts"
import { noProjectDocuments, projectFileNameOf } from "./documentFiles.ts"
import type { Quotations } from "./quotation/service.ts"
import { createRequestView } from "./requestView.ts"
import {
  type ProjectDocument,
  type ProjectQuotation,
  projectDocumentKinds,
  type QuoteRequest,
} from "./schema.ts"
import { quotationDocuments, quotationVersions, quoteRequests } from "./table.ts"

export type ProjectDocuments = ReturnType<typeof createProjectDocuments>

/** What was quoted, seen from the project or the customer it was quoted for. */
export function createProjectDocuments({
  db,
  files,
  customers,
  projects,
  quotations,
}: {
  db: Db
  files: FileStore
  customers: Customers
  projects: Projects
  quotations: Quotations
}) {
  const viewAll = createRequestView({ db, quotations, projects })

  /** The newest version of the quotation that belongs to the project. */
  function versionOf(projectId: number, viewer: User): number | undefined {
    const { offerteId } = projects.get(projectId, viewer).metadata
    if (offerteId === null) return undefined
    return db
      .select({ id: quotationVersions.id })
      .from(quotationVersions)
      .where(eq(quotationVersions.quotationId, offerteId))
      .orderBy(desc(quotationVersions.version))
      .limit(1)
      .get()?.id
  }

  function documentsOf(versionId: number): ProjectDocument[] {
    const made = db.select().from(quotationDocuments).where(eq(quotationDocuments.versionId, versionId)).all()
    const missing = quotations.documentJob(versionId)?.state === "failed" ? "failed" : "waiting"
    return projectDocumentKinds.map((kind) => {
      const document = made.find((row) => row.kind === kind)
      const file = document && files.read(document.fileId)
      return {
        kind,
        name: projectFileNameOf(kind),
        state: file ? "ready" : missing,
        bytes: file?.bytes ?? null,
        createdAt: document?.createdAt ?? null,
      }
    })
  }

  const requestsOf = (projectIds: number[]) =>
    viewAll(
      db
        .select()
        .from(quoteRequests)
        .where(inArray(quoteRequests.projectId, projectIds))
        .orderBy(desc(quoteRequests.id))
        .all(),
    )

  return {
    /** Without a quotation there are no documents. */
    quotation(projectId: number, viewer: User): ProjectQuotation {
      const version = versionOf(projectId, viewer)
      const [request] = requestsOf([projectId])
      return {
        request: request ? { id: request.id, referenceNumber: request.referenceNumber } : null,
        documents: version === undefined ? [] : documentsOf(version),
      }
    },
    document(projectId: number, type: string, viewer: User) {
      const version = versionOf(projectId, viewer)
      const kind = projectDocumentKinds.find((known) => known === type)
      if (!kind) throw new DomainError("quotes.unknownDocument", 404)
      if (version === undefined) throw new DomainError(noProjectDocuments, 404)
      const file = quotations.document(version, kind)
      if (!file) throw new DomainError("quotes.documentNotReady", 404)
      return { ...file, name: projectFileNameOf(kind) }
    },
    /** The requests that a customer's projects came from, also of what was put away. */
    requestsOfCustomer(customerId: number, viewer: User): QuoteRequest[] {
      const { id } = customers.find(customerId)
      const own = [false, true].flatMap((archived) => projects.ofCustomer(id, viewer, { archived }))
      return requestsOf(own.map((project) => project.id))
    },
  }
}
