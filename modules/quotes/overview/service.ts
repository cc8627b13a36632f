import { and, desc, eq, inArray, ne, type SQL } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Project } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { apart } from "#src/jobs/portions.ts"
import { dayOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { newestInShort } from "../quotations/versions.ts"
import { stateOf } from "../quotations/view.ts"
import { quotations } from "../table.ts"
import type { OriginFilter, QuotationRow, QuotationStats } from "./schema.ts"

export type Overview = ReturnType<typeof createOverview>

/** All quotations side by side. Reads what belongs to all of them at once: 5,000 take as many queries as one. */
export function createOverview({
  db,
  clock,
  customers,
  projects,
}: {
  db: Db
  clock: Clock
  customers: Customers
  projects: Projects
}) {
  /** Each with its newest version, the newest quotation first. */
  function rows(where: SQL | undefined) {
    const newest = newestInShort(db)
    return db
      .select()
      .from(quotations)
      .innerJoin(newest, eq(newest.quotationId, quotations.id))
      .where(where)
      .orderBy(desc(quotations.createdAt), desc(quotations.id))
      .all()
      .map(({ quotations: quotation, newest }) => ({ quotation, newest }))
  }

  /**
   * What was put away with its project stays out of sight, but for what was rejected: that is decided, and part of
   * what became of all that was offered. A proposal that was thrown away is gone.
   */
  function inSight(found: ReturnType<typeof rows>, among: Project[]) {
    const known = new Map(among.map((project) => [project.id, project]))
    return found.flatMap((row) => {
      const project = known.get(row.quotation.projectId)
      const shown = project && (row.quotation.state === "rejected" || project.archivedAt === null)
      return shown ? [{ ...row, project }] : []
    })
  }

  const all = async (viewer: User): Promise<Project[]> => [
    ...(await projects.longList({}, viewer)),
    ...(await projects.longList({ archived: "true" }, viewer)),
  ]

  async function allInSight(filter: OriginFilter, viewer: User) {
    const among = await all(viewer)
    const found = await apart(() => rows(filter.origin && eq(quotations.origin, filter.origin)))
    return apart(() => inSight(found, among))
  }

  function viewed(found: ReturnType<typeof inSight>): QuotationRow[] {
    const now = today(clock)
    return found.map(({ quotation, newest, project }) => ({
      id: quotation.id,
      number: quotation.number,
      projectId: project.id,
      name: project.name,
      client: project.metadata.clientName,
      address: project.address,
      description: project.description,
      type: project.type,
      projectStatus: statusOf(project),
      state: stateOf(quotation, newest.validUntil, now),
      origin: quotation.origin,
      version: newest.version!,
      price: newest.totalCents / 100,
      unpriced: newest.unpriced,
      createdAt: quotation.createdAt,
    }))
  }

  return {
    async list(filter: OriginFilter, viewer: User): Promise<QuotationRow[]> {
      return viewed(await allInSight(filter, viewer))
    },
    /** For a customer's card, on which requests stand with their own quotation. */
    async madeForCustomer(id: number, viewer: User): Promise<QuotationRow[]> {
      const own = await projects.ofCustomer(customers.find(id).id, viewer)
      const ids = own.map((project) => project.id)
      const madeForHim = and(ne(quotations.origin, "request"), inArray(quotations.projectId, ids))
      return apart(() => viewed(inSight(rows(madeForHim), own)))
    },
    /** Of what the list shows. This week is today and the six days before. */
    async stats(filter: OriginFilter, viewer: User): Promise<QuotationStats> {
      const found = await allInSight(filter, viewer)
      const since = addDays(today(clock), -6)
      const statuses = new Map(found.map(({ project }) => [project.id, project.status]))
      const won = [...statuses.values()].filter((status) => status !== "planned").length
      return {
        total: found.length,
        thisWeek: found.filter(({ quotation }) => isSince(since, quotation.createdAt)).length,
        totalValue: found.reduce((sum, { newest }) => sum + newest.totalCents, 0) / 100,
        conversion: statuses.size === 0 ? 0 : Math.round((100 * won) / statuses.size),
      }
    },
  }
}

/** As the list spells the state of a project. */
const statusOf = ({ archivedAt, status }: Project) =>
  archivedAt !== null ? "archived" : status === "active" ? "in_progress" : status

/** A day in the Netherlands begins before that of UTC; only what comes near is looked up in the calendar. */
const isSince = (day: Day, instant: string): boolean =>
  instant >= addDays(day, -1) && dayOf(new Date(instant)) >= day
