import { and, eq, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Notice } from "#modules/settings/schema.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import { documentsJob, type Quotations } from "./quotations.ts"
import { pileOf } from "./requestView.ts"
import { quotations as quotationTable, quotationVersions, quoteRequests } from "./table.ts"

/** Requests that wait for the office, and documents that could not be made. */
export const createQuoteNotices =
  ({
    db,
    jobs,
    quotations,
    projects,
  }: {
    db: Db
    jobs: JobQueue
    quotations: Quotations
    projects: Projects
  }) =>
  (): Notice[] => [...openRequests(db, projects), ...failedDocuments({ db, jobs, quotations })]

function openRequests(db: Db, projects: Projects): Notice[] {
  const statuses = projects.statuses()
  const open = db
    .select({
      disposition: quoteRequests.disposition,
      projectId: quoteRequests.projectId,
      since: quoteRequests.createdAt,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.disposition, "open"))
    .orderBy(quoteRequests.id)
    .all()
    .filter((row) => pileOf(row, statuses) === "open")
  const [oldest] = open
  if (!oldest) return []
  const text = "quotes.notices.open"
  const { since } = oldest
  const count = open.length
  return [{ key: "quotes.open", text, values: {}, href: list, tone: "warn", role: "manager", count, since }]
}

function failedDocuments({
  db,
  jobs,
  quotations,
}: {
  db: Db
  jobs: JobQueue
  quotations: Quotations
}): Notice[] {
  const failed = new Map(jobs.failed(documentsJob).map((job) => [Number(job.subjectId), job.endedAt]))
  if (failed.size === 0) return []
  const rows = db
    .select({ id: quoteRequests.id, reference: quoteRequests.reference, versionId: quotationVersions.id })
    .from(quotationVersions)
    .innerJoin(quotationTable, eq(quotationTable.id, quotationVersions.quotationId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotationTable.requestId))
    .where(and(inArray(quotationVersions.id, [...failed.keys()]), eq(quoteRequests.disposition, "open")))
    .all()
  // Of an earlier version nobody needs the documents any more.
  const latest = quotations.latestOf(rows.map(({ id }) => id))
  const current = rows.filter(({ id, versionId }) => latest.get(id)?.id === versionId)
  const [first] = current
  if (!first) return []
  return [
    {
      key: "quotes.documentsFailed",
      text: "quotes.notices.documentsFailed",
      values: { reference: first.reference },
      count: current.length,
      href: current.length === 1 ? `${list}?aanvraag=${first.id}` : list,
      since: current.map(({ versionId }) => failed.get(versionId)!).toSorted()[0]!,
      tone: "bad",
      role: "manager",
    },
  ]
}

const list = "/offerte-aanvragen"
