import { asc, inArray, isNotNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Project } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { inPortions, pagesOf } from "#src/jobs/portions.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import type { Estimate } from "../pricing/line.ts"
import { quotationVersions } from "../table.ts"

/** A project that is done, with what it was quoted at and what it took. */
export interface Finished {
  project: Project
  completedOn: Day
  estimate: Estimate
  booked: { cents: number; withoutLabour: boolean; hours: number }
}

/** Projects that are done, have a quotation and hours booked; the last one finished first. */
export const createFinished =
  ({ db, projects, ledger }: { db: Db; projects: Projects; ledger: Ledger }) =>
  async (viewer: User): Promise<Finished[]> => {
    const all = [
      ...(await projects.longList({}, viewer)),
      ...(await projects.longList({ archived: "true" }, viewer)),
    ]
    const done = all.flatMap((project) => {
      const { id, status, completedAt, metadata } = project
      return status === "completed" && completedAt && metadata.offerteId !== null
        ? [{ id, project, quotationId: metadata.offerteId, completedOn: dayOf(new Date(completedAt)) }]
        : []
    })
    const booked = ledger.totals(
      done.map(({ id }) => id),
      viewer,
    )
    const worked = done.filter(({ id }) => (booked.get(id)?.hours ?? 0) > 0)
    const pages = await inPortions(pagesOf(worked, 25), (page) => [
      ...estimatesOf(
        db,
        page.map(({ quotationId }) => quotationId),
      ),
    ])
    const estimates = new Map(pages.flat())
    return worked
      .flatMap(({ id, project, quotationId, completedOn }) => {
        const estimate = estimates.get(quotationId)
        return estimate ? [{ project, completedOn, estimate, booked: booked.get(id)! }] : []
      })
      .toSorted((a, b) => b.completedOn.localeCompare(a.completedOn) || b.project.id - a.project.id)
  }

/** Of each quotation the version that was sent last, or else the newest. */
function estimatesOf(db: Db, quotationIds: number[]): Map<number, Estimate> {
  const { id, quotationId, version, sentAt, estimate } = quotationVersions
  const found = db
    .select({ id, quotationId })
    .from(quotationVersions)
    .where(inArray(quotationId, quotationIds))
    .orderBy(isNotNull(sentAt), asc(version))
    .all()
  const chosen = new Map(found.map((row) => [row.quotationId, row.id]))
  const rows = db
    .select({ quotationId, estimate })
    .from(quotationVersions)
    .where(inArray(id, [...chosen.values()]))
    .all()
  return new Map(rows.map((row) => [row.quotationId, row.estimate]))
}
