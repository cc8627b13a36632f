import { asc, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { ProjectStatus } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { documentKinds } from "../documents/schema.ts"
import type { Quotations } from "../quotations/service.ts"
import type { Additions } from "../status/additions.ts"
import { type QuoteRequestRow, requestPhotos } from "../table.ts"
import type { Pile, QuoteRequest } from "./schema.ts"

/** Requests as the office sees them. Reads what belongs to all of them at once: a list of 1,000 takes three queries. */
export function createRequestView({
  db,
  quotations,
  projects,
  additions,
}: {
  db: Db
  quotations: Quotations
  projects: Projects
  additions: Additions
}) {
  function photosOf(requestIds: number[]) {
    const rows = db
      .select()
      .from(requestPhotos)
      .where(inArray(requestPhotos.requestId, requestIds))
      .orderBy(asc(requestPhotos.position))
      .all()
    return Map.groupBy(rows, (row) => row.requestId)
  }

  /** Of all requests at once, for who looks at them page by page. */
  const around = () => ({ statuses: projects.statuses(), failed: quotations.failedVersions() })

  function viewAll(rows: QuoteRequestRow[], { statuses, failed } = around()): QuoteRequest[] {
    const ids = rows.map((row) => row.id)
    const versions = quotations.latestOf(ids)
    const documents = quotations.documentsOf([...versions.values()].map((version) => version.id))
    const photos = photosOf(ids)
    const news = additions.unseenOf(ids)
    return rows.map((row) => {
      const version = versions.get(row.id)
      const made = (version && documents.get(version.id)) ?? []
      const kinds = documentKinds.filter((kind) => made.includes(kind))
      const ready = kinds.length === documentKinds.length
      return {
        id: row.id,
        referenceNumber: row.reference,
        projectId: row.projectId,
        projectType: row.projectTypes[0]!,
        projectTypes: row.projectTypes,
        contactInfo: contactOf(row),
        createdAt: row.createdAt,
        status: ready ? "completed" : "pending",
        disposition: row.disposition,
        pile: pileOf(row, statuses),
        urgency: row.urgency,
        answers: row.answers,
        photos: (photos.get(row.id) ?? []).map(({ fileId }) => ({
          name: `${fileId}.jpg`,
          url: `/api/offerte-aanvragen/${row.id}/photos/${fileId}.jpg`,
        })),
        documentState: !version ? "none" : ready ? "ready" : failed.has(version.id) ? "failed" : "waiting",
        documents: Object.fromEntries(
          kinds.map((kind) => [kind, `/api/offerte-aanvragen/${row.id}/documents/${kind}`]),
        ),
        quotationId: version?.quotationId ?? null,
        quotationNumber: version?.number ?? "",
        estimatedPrice: (version?.totalCents ?? 0) / 100,
        lowPrice: (version?.lowCents ?? 0) / 100,
        highPrice: (version?.highCents ?? 0) / 100,
        hasNews: news.has(row.id),
      }
    })
  }

  return { viewAll, around }
}

/** A request that nobody refused or put away is won once the work on its project has begun. */
export function pileOf(
  { disposition, projectId }: Pick<QuoteRequestRow, "disposition" | "projectId">,
  statuses: Map<number, ProjectStatus>,
): Pile {
  const status = projectId === null ? undefined : statuses.get(projectId)
  const won = disposition === "open" && (status === "active" || status === "completed")
  return won ? "won" : disposition
}

const contactOf = ({ name, email, phone, address, postcode, city }: QuoteRequestRow) => ({
  name,
  email,
  phone,
  address,
  postcode,
  city,
})
