import { and, between, eq, gte, max, type SQL, sql, sum } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import { inPortions } from "#src/jobs/portions.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { among } from "./among.ts"
import { approved, seesLabour, withoutLabour } from "./labour.ts"
import { costs } from "./table.ts"

export type Ledger = ReturnType<typeof createLedger>
export type CostRow = typeof costs.$inferSelect
/** A line as somebody sees it; `cents` null: it is not for him. */
export type ShownCost = Omit<CostRow, "cents"> & { cents: number | null }

/** What made a line: "invoice-allocation" 12. It books one line at most. */
export interface Source {
  kind: string
  id: number | string
}

/** What each project has cost so far, excluding VAT. Its verbs take part in the transaction of the change they book. */
export function createLedger({ db, clock }: { db: Db; clock: Clock }) {
  const remove = prepared(({ kind, id }: { kind: string; id: string }) =>
    db.delete(costs).where(and(eq(costs.sourceKind, kind), eq(costs.sourceId, id))),
  )
  const insert = prepared((row: typeof costs.$inferInsert) => db.insert(costs).values(row).returning())
  const unbook = ({ kind, id }: Source) => {
    remove.run({ kind, id: String(id) })
  }
  const hours = sum(costs.quantity).mapWith(Number)
  const linesOf = (projectId: number): CostRow[] =>
    db.select().from(costs).where(eq(costs.projectId, projectId)).orderBy(costs.day, costs.id).all()

  // Years of hours are tens of thousands of lines: no more of each than is asked for.
  const bookedBy = db.$client.query<Pick<CostRow, "sourceId" | "quantity" | "cents">, [string]>(
    "SELECT source_id AS sourceId, quantity, cents FROM costs WHERE source_kind = ?",
  )

  const isLabour = sql`${costs.sourceKind} = ${approved}`
  const totals = (viewer: Viewer) => (which: SQL | undefined) =>
    db
      .select({
        projectId: costs.projectId,
        cents: seesLabour(viewer)
          ? sum(costs.cents).mapWith(Number)
          : sql<number>`coalesce(sum(${costs.cents}) filter (where not ${isLabour}), 0)`,
        withoutLabour: seesLabour(viewer) ? sql<number>`0` : sql<number>`max(${isLabour})`,
        hours: sql<number>`coalesce(sum(${costs.quantity}) filter (where ${costs.category} = 'hours'), 0)`,
      })
      .from(costs)
      .where(which)
      .groupBy(costs.projectId)
      .all()
      .map(({ projectId, withoutLabour, ...rest }): [number, Totals] => [
        projectId,
        { ...rest, withoutLabour: withoutLabour === 1 },
      ])

  /** Years of bookings, some projects at a time. */
  async function byProject<Found>(read: (which: SQL | undefined) => [number, Found][]) {
    const { last } = db
      .select({ last: max(costs.projectId) })
      .from(costs)
      .get()!
    const firsts = Array.from({ length: Math.ceil((last ?? 0) / atOnce) }, (_, i) => i * atOnce + 1)
    const found = await inPortions(firsts, (first) =>
      read(between(costs.projectId, first, first + atOnce - 1)),
    )
    return new Map(found.flat())
  }

  return {
    /**
     * Books what a source costs; booking the same source again puts the new line in the place of the old. With a
     * `commitmentId` it is no longer ordered as well; the order has it back when it is unbooked.
     */
    book(
      source: Source,
      line: Pick<CostRow, "projectId" | "category" | "cents" | "day" | "description"> &
        Partial<Pick<CostRow, "quantity" | "unit" | "accountId" | "commitmentId">>,
    ): CostRow {
      unbook(source)
      const { kind: sourceKind, id } = source
      return insert.get({ ...line, sourceKind, sourceId: String(id), createdAt: clock().toISOString() })
    },
    /** The source no longer costs anything. */
    unbook,
    linesOf,
    linesFor: (projectId: number, viewer: User): ShownCost[] =>
      seesLabour(viewer) ? linesOf(projectId) : withoutLabour(linesOf(projectId)),
    /** All that one kind of source booked. */
    linesFrom: (kind: string): Pick<CostRow, "sourceId" | "quantity" | "cents">[] => bookedBy.all(kind),
    /** Lines of hours from that day on, the newest first. */
    hoursSince: (day: Day): CostRow[] =>
      db
        .select()
        .from(costs)
        .where(and(eq(costs.category, "hours"), gte(costs.day, day)))
        .orderBy(sql`${costs.day} desc, ${costs.id} desc`)
        .all(),
    /** Hours worked per project from one day to another, both included. */
    hoursByProject: (first: Day, last: Day): Promise<Map<number, number>> =>
      byProject((which) =>
        db
          .select({ projectId: costs.projectId, hours })
          .from(costs)
          .where(and(which, eq(costs.category, "hours"), between(costs.day, first, last)))
          .groupBy(costs.projectId)
          .all()
          .map((row): [number, number] => [row.projectId, row.hours ?? 0]),
      ),
    /** Cents and hours booked on these projects, as the viewer may see them. */
    totals: (projectIds: number[], viewer: Viewer): Map<number, Totals> =>
      new Map(totals(viewer)(among(costs.projectId, projectIds))),
    /** The same of every project, without holding up anybody. */
    totalsOfAll: (viewer: Viewer): Promise<Map<number, Totals>> => byProject(totals(viewer)),
  }
}

type Viewer = Pick<User, "role">

interface Totals {
  cents: number
  /** Hours were approved that `cents` leaves out. */
  withoutLabour: boolean
  hours: number
}

const atOnce = 250
