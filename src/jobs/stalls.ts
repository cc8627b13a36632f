import { desc, lt } from "drizzle-orm"
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Db } from "#db/open.ts"
import { today } from "../shared/calendar.ts"
import type { Clock } from "../shared/clock.ts"
import { addDays, type Day } from "../shared/days.ts"
import { longestHold, type Stall } from "./eventLoop.ts"

/** How long requests waited for each other on one day; kept for who looks later, and for the command `doctor`. */
export const stalls = sqliteTable("stalls", {
  day: text("day").$type<Day>().primaryKey(),
  /** How often someone waited longer than is allowed. */
  count: integer("count").notNull(),
  /** Whole milliseconds, of the longest wait. */
  longest: integer("longest").notNull(),
  during: text("during").notNull(),
})

export type Stalls = ReturnType<typeof createStalls>
type OfDay = typeof stalls.$inferSelect

const keptDays = 30
/** Writing takes time of its own, and makes polled lists anew: what comes in quick succession is written once. */
const patience = 10_000

/** What the event loop tells, by day. */
export function createStalls({
  db,
  clock,
  report,
}: {
  db: Db
  clock: Clock
  report: (event: string, details: Record<string, string | number>) => void
}) {
  let current: OfDay | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function ofToday(): OfDay {
    const day = today(clock)
    if (current?.day !== day)
      current = lastOf(db, 1).find((found) => found.day === day) ?? { day, count: 0, longest: 0, during: "" }
    return current
  }

  function save() {
    clearTimeout(timer)
    timer = undefined
    if (!current) return
    try {
      const { day, ...changed } = current
      db.insert(stalls).values(current).onConflictDoUpdate({ target: stalls.day, set: changed }).run()
      db.delete(stalls)
        .where(lt(stalls.day, addDays(day, -keptDays)))
        .run()
    } catch {
      // A full disk: what it holds up is told by everything else.
    }
  }

  return {
    note({ waited, worked, during }: Stall) {
      const day = ofToday()
      const isLong = waited > longestHold
      const longest = Math.round(waited)
      if (isLong) report("stall", { ms: longest, own: Math.round(worked), during })
      if (!isLong && longest <= day.longest) return
      current = { ...day, count: day.count + Number(isLong) }
      if (longest > day.longest) Object.assign(current, { longest, during })
      timer ??= setTimeout(save, patience)
      timer.unref()
    },
    today: () => ofToday(),
    /** At the end, what is not written yet. */
    stop() {
      if (timer) save()
    },
  }
}

/** The days that have any, the latest first. */
export const lastOf = (db: Pick<Db, "select">, days: number) =>
  db.select().from(stalls).orderBy(desc(stalls.day)).limit(days).all()
