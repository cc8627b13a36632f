import { and, inArray, isNotNull, isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { projects } from "./table.ts"

const columns = {
  ...{ id: projects.id, name: projects.name, customerId: projects.customerId, offerteId: projects.offerteId },
  ...{ status: projects.status, progress: projects.progress, startOn: projects.startOn },
  ...{ acceptedAt: projects.acceptedAt, startedAt: projects.startedAt, completedAt: projects.completedAt },
  archivedAt: projects.archivedAt,
}

/** How far jobs are, as far as what is invoiced of them waits for that. */
export function createUnderway({ db }: { db: Db }) {
  const agreed = prepared(() =>
    db
      .select(columns)
      .from(projects)
      .where(and(isNotNull(projects.acceptedAt), isNull(projects.archivedAt))),
  )
  return {
    /** That a client agreed to, the oldest first; not what was put away. */
    agreedTo: () => agreed.all(),
    /** Also of what was put away. */
    stagesOf: (ids: number[]) => db.select(columns).from(projects).where(inArray(projects.id, ids)).all(),
  }
}
