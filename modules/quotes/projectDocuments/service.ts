import { desc, eq, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Ledger, ShownCost } from "#modules/projects/ledger.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { FileStore } from "#src/files/store.ts"
import { inPortions, pagesOf } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { noProjectDocuments, projectFileNameOf } from "../documents/fileNames.ts"
import { type ProjectDocument, type ProjectDocumentKind, projectDocumentKinds } from "../documents/schema.ts"
import type { ProjectQuotation } from "../quotations/schema.ts"
import type { Quotations } from "../quotations/service.ts"
import { stateOf } from "../quotations/view.ts"
import type { QuoteRequest } from "../requests/schema.ts"
import { createRequestView } from "../requests/view.ts"
import type { Additions } from "../status/additions.ts"
import { quotationDocuments, quoteRequests } from "../table.ts"

export type ProjectDocuments = ReturnType<typeof createProjectDocuments>

/** What was quoted, seen from the project or the customer it was quoted for. */
export function createProjectDocuments({
  db,
  clock,
  files,
  customers,
  projects,
  quotations,
  ledger,
  additions,
}: {
  db: Db
  clock: Clock
  files: FileStore
  customers: Customers
  projects: Projects
  quotations: Quotations
  ledger: Ledger
  additions: Additions
}) {
  const { viewAll } = createRequestView({ db, quotations, projects, additions })

  /** The quotation that belongs to the project, and its newest version. */
  function quotedFor(projectId: number, viewer: User) {
    const { offerteId } = projects.get(projectId, viewer).metadata
    const version = offerteId === null ? undefined : quotations.versions.latest(offerteId)
    return version && { quotation: quotations.versions.find(version.quotationId), version }
  }

  /** What a nacalculatie of this moment tells; of other documents nothing was booked. */
  const bookedFor = (kind: ProjectDocumentKind, projectId: number, viewer: User) =>
    kind === "nacalculatie" ? ledger.linesFor(projectId, viewer) : []

  function documentsOf(versionId: number, projectId: number, viewer: User): ProjectDocument[] {
    const made = db.select().from(quotationDocuments).where(eq(quotationDocuments.versionId, versionId)).all()
    const missing = quotations.documentJob(versionId)?.state === "failed" ? "failed" : "waiting"
    return projectDocumentKinds.map((kind) => {
      const document = made.find((row) => row.kind === kind)
      const file = document && files.read(document.fileId)
      const fresh = file !== undefined && bookedFor(kind, projectId, viewer).length > 0
      return {
        kind,
        name: projectFileNameOf(kind),
        state: file ? "ready" : missing,
        fresh,
        bytes: fresh ? null : (file?.bytes ?? null),
        createdAt: fresh ? null : (document?.createdAt ?? null),
      }
    })
  }

  const inShort = ({ quotation, version }: NonNullable<ReturnType<typeof quotedFor>>) => ({
    id: quotation.id,
    number: quotation.number,
    state: stateOf(quotation, version.validUntil, today(clock)),
    price: version.totalCents / 100,
  })

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
    quotation(projectId: number, viewer: User): ProjectQuotation {
      const quoted = quotedFor(projectId, viewer)
      const [request] = requestsOf([projectId])
      return {
        quotation: quoted ? inShort(quoted) : null,
        request: request ? { id: request.id, referenceNumber: request.referenceNumber } : null,
        // Of a proposal nothing is made before someone keeps it.
        documents:
          quoted && quoted.quotation.state !== "proposed"
            ? documentsOf(quoted.version.id, projectId, viewer)
            : [],
      }
    },
    /** As it was made with the quotation; a nacalculatie holds what was booked on the project until now. */
    async document(projectId: number, type: string, viewer: User) {
      const quoted = quotedFor(projectId, viewer)
      const kind = projectDocumentKinds.find((known) => known === type)
      if (!kind) throw new DomainError("quotes.unknownDocument", 404)
      if (!quoted) throw new DomainError(noProjectDocuments, 404)
      const file = quotations.document(quoted.version.id, kind)
      if (!file) throw new DomainError("quotes.documentNotReady", 404)
      const booked = bookedFor(kind, projectId, viewer)
      const fresh =
        booked.length > 0 && (await quotations.afterwards(quoted.version.id, booked.map(bookedLine), viewer))
      if (fresh) {
        const { mediaType } = file
        return {
          blob: new Blob([new Uint8Array(fresh)]),
          bytes: fresh.length,
          mediaType,
          name: projectFileNameOf(kind),
        }
      }
      return { ...file, name: projectFileNameOf(kind) }
    },
    /** The requests that a customer's projects came from, also of what was put away. */
    async requestsOfCustomer(customerId: number, viewer: User): Promise<QuoteRequest[]> {
      const own = await projects.ofCustomer(customers.find(customerId).id, viewer)
      const ids = own.map((project) => project.id)
      const requests = (await inPortions(pagesOf(ids, atOnce), requestsOf)).flat()
      return requests.toSorted((a, b) => b.id - a.id)
    },
  }
}

/** A request holds all that was answered, so that some at a time is enough. */
const atOnce = 100

/** Of a line in the ledger what a document tells; its own numbers stay behind. */
const bookedLine = ({ day, category, description, quantity, unit, cents }: ShownCost) => ({
  ...{ day, category, description, quantity, unit, cents },
})
