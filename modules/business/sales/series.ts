import { desc, eq, lte, max } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict } from "#src/shared/errors.ts"
import { salesInvoices, salesSeries } from "../table.ts"
import type { SaveSeries, Series } from "./schema.ts"

export type SalesSeries = ReturnType<typeof createSalesSeries>

/** The numbers of each year: without a gap, from one on or after those of an earlier program. */
export function createSalesSeries({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const thisYear = () => Number(today(clock).slice(0, 4))

  /** What stands before the numbers of a year goes on until somebody says otherwise. */
  function seriesOf(year: number): { first: number; prefix: string } {
    const newest = db
      .select()
      .from(salesSeries)
      .where(lte(salesSeries.year, year))
      .orderBy(desc(salesSeries.year))
      .limit(1)
      .get()
    return { first: newest?.year === year ? newest.first : 1, prefix: newest?.prefix ?? "" }
  }

  const lastOf = (year: number): number | null =>
    db
      .select({ last: max(salesInvoices.sequence) })
      .from(salesInvoices)
      .where(eq(salesInvoices.year, year))
      .get()!.last

  const numberOf = (year: number, sequence: number, prefix: string) =>
    `${prefix}${year}-${String(sequence).padStart(4, "0")}`

  function next(year: number) {
    const { first, prefix } = seriesOf(year)
    const last = lastOf(year)
    const sequence = last === null ? first : last + 1
    return { sequence, number: numberOf(year, sequence, prefix), isFirst: last === null, first, prefix }
  }

  function current(): Series {
    const year = thisYear()
    const { number, isFirst, first, prefix } = next(year)
    return { year, first, prefix, next: number, begun: !isFirst }
  }

  return {
    current,
    /** Gives the next number of a year out. In the caller's transaction, which nothing can come in between. */
    take(year: number): { sequence: number; number: string } {
      const { sequence, number, isFirst, first, prefix } = next(year)
      if (isFirst) db.insert(salesSeries).values({ year, first, prefix }).onConflictDoNothing().run()
      return { sequence, number }
    },
    /** Of this year, as long as none of its numbers was given. */
    save: ({ first, prefix }: SaveSeries, by: User): Series =>
      write<Series>(db, () => {
        const year = thisYear()
        if (lastOf(year) !== null) throw conflict("business.seriesBegun")
        const row = { first, prefix }
        db.insert(salesSeries)
          .values({ year, ...row })
          .onConflictDoUpdate({ target: salesSeries.year, set: row })
          .run()
        log.record("sales.seriesSaved", { kind: "settings", id: 1 }, by.id, { next: current().next })
        return current()
      }),
  }
}
