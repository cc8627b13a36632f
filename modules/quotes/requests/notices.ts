import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Notice } from "#src/shared/notice.ts"
import type { Additions } from "../status/additions.ts"
import { quoteRequests } from "../table.ts"
import type { Quotes } from "./service.ts"
import { pileOf } from "./view.ts"

/** Requests that wait for the office, and documents that could not be made. */
export const createQuoteNotices =
  ({
    db,
    projects,
    quotes,
    additions,
  }: {
    db: Db
    projects: Projects
    quotes: Quotes
    additions: Additions
  }) =>
  (): Notice[] => [...openRequests(db, projects), ...added(additions), ...failedDocuments(quotes)]

/** What senders of requests added since, and nobody saw. */
function added(additions: Additions): Notice[] {
  const unseen = additions.unseen()
  const [first] = unseen
  if (!first) return []
  return [
    {
      key: "quotes.added",
      group: "work",
      text: "quotes.notices.added",
      values: {},
      count: unseen.length,
      href: unseen.length === 1 ? `${list}?aanvraag=${first.requestId}` : list,
      since: unseen.map(({ since }) => since).toSorted()[0]!,
      tone: "warn",
      role: "manager",
    },
  ]
}

function openRequests(db: Db, projects: Projects): Notice[] {
  const found = db
    .select({
      disposition: quoteRequests.disposition,
      projectId: quoteRequests.projectId,
      since: quoteRequests.createdAt,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.disposition, "open"))
    .orderBy(quoteRequests.id)
    .all()
  const statuses = projects.statuses(found.flatMap(({ projectId }) => projectId ?? []))
  const open = found.filter((row) => pileOf(row, statuses) === "open")
  const [oldest] = open
  if (!oldest) return []
  const text = "quotes.notices.open"
  const { since } = oldest
  const count = open.length
  const action = "quotes.notices.openAction"
  return [
    {
      ...{ key: "quotes.open", text, values: {}, href: list, tone: "warn", role: "manager", count, since },
      ...{ group: "work", action },
    },
  ]
}

function failedDocuments(quotes: Quotes): Notice[] {
  const failed = quotes.failed()
  const [first] = failed
  if (!first) return []
  return [
    {
      key: "quotes.documentsFailed",
      text: "quotes.notices.documentsFailed",
      values: { reference: first.reference },
      count: failed.length,
      href: failed.length === 1 ? `${list}?aanvraag=${first.id}` : list,
      since: failed.map(({ since }) => since).toSorted()[0]!,
      tone: "bad",
      role: "manager",
    },
  ]
}

const list = "/offerte-aanvragen"
