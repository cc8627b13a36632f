import { and, asc, eq, isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Notice } from "#src/shared/notice.ts"
import { extraWork } from "../table.ts"

/** Extra work that the client did not agree to yet, of jobs that are under way: who does it may not be paid for it. */
export const createExtraNotices =
  ({ db, projects }: { db: Db; projects: Projects }) =>
  (): Notice[] => {
    const { id, projectId, cents, notedAt } = extraWork
    const proposed = db
      .select({ id, projectId, cents, notedAt })
      .from(extraWork)
      .where(and(eq(extraWork.state, "proposed"), isNull(extraWork.removedAt)))
      .orderBy(asc(notedAt), asc(id))
      .all()
    if (proposed.length === 0) return []
    const status = projects.statuses(proposed.map(({ projectId }) => projectId))
    const archived = projects.archived()
    const waiting = proposed.filter(
      ({ projectId }) => status.get(projectId) === "active" && !archived.has(projectId),
    )
    const [first] = waiting
    if (!first) return []
    return [
      {
        key: "quotes.extraBegun",
        text: "quotes.notices.extraBegun",
        values: { project: projects.brief(first.projectId).name },
        count: waiting.length,
        href: waiting.length === 1 ? `/meerwerk/${first.id}` : `/projects/${first.projectId}?tab=documenten`,
        since: first.notedAt,
        tone: "warn",
        role: "manager",
        group: "money",
        cents: waiting.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
      },
    ]
  }
