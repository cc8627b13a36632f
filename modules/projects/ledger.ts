import { and, between, desc, eq, gte, inArray, sum } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { costs } from "./table.ts"

export type Ledger = ReturnType<typeof createLedger>
type CostRow = typeof costs.$inferSelect

/** What made a line: "invoice-allocation" 12. It books one line at most. */
export interface Source {
  kind: string
  id: number | string
}

/** What each project has cost so far, excluding VAT. Its verbs take part in the transaction of the change they book. */
export function createLedger({ db, clock }: { db: Db; clock: Clock }) {
  const from = ({ kind, id }: Source) => and(eq(costs.sourceKind, kind), eq(costs.sourceId, String(id)))

  return {
    /** Books what a source costs; booking the same source again puts the new line in the place of the old. */
    book(
      source: Source,
      line: Pick<CostRow, "projectId" | "category" | "cents" | "day" | "description"> &
        Partial<Pick<CostRow, "quantity" | "unit" | "accountId">>,
    ) {
      db.delete(costs).where(from(source)).run()
      db.insert(costs)
        .values({
          ...line,
          sourceKind: source.kind,
          sourceId: String(source.id),
          createdAt: clock().toISOString(),
        })
        .run()
    },
    /** The source no longer costs anything. */
    unbook(source: Source) {
      db.delete(costs).where(from(source)).run()
    },
    linesOf: (projectId: number): CostRow[] =>
      db.select().from(costs).where(eq(costs.projectId, projectId)).orderBy(costs.day, costs.id).all(),
    /** Hours booked on each project, both days included. */
    hoursByProject: (from: Day, to: Day): Map<number, number> =>
      new Map(
        db
          .select({ projectId: costs.projectId, hours: sum(costs.quantity).mapWith(Number) })
          .from(costs)
          .where(and(eq(costs.category, "hours"), between(costs.day, from, to)))
          .groupBy(costs.projectId)
          .all()
          .map(({ projectId, hours }) => [projectId, hours ?? 0]),
      ),
    /** Lines of hours from a day on, newest first. */
    hoursSince: (day: Day): CostRow[] =>
      db
        .select()
        .from(costs)
        .where(and(eq(costs.category, "hours"), gte(costs.day, day)))
        .orderBy(desc(costs.day), desc(costs.id))
        .all(),
    /** Cents and hours booked per project, in one query. */
    totals(projectIds?: number[]): Map<number, { cents: number; hours: number }> {
      const rows = db
        .select({
          projectId: costs.projectId,
          category: costs.category,
          cents: sum(costs.cents).mapWith(Number),
          quantity: sum(costs.quantity).mapWith(Number),
        })
        .from(costs)
        .where(projectIds && inArray(costs.projectId, projectIds))
        .groupBy(costs.projectId, costs.category)
        .all()
      const totals = new Map<number, { cents: number; hours: number }>()
      for (const { projectId, category, cents, quantity } of rows) {
        const { cents: before, hours } = totals.get(projectId) ?? { cents: 0, hours: 0 }
        totals.set(projectId, {
          cents: before + cents,
          hours: category === "hours" ? hours + (quantity ?? 0) : hours,
        })
      }
      return totals
    },
  }
}
