import { and, desc, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Clock } from "../shared/clock.ts"
import type { EventLoop } from "./eventLoop.ts"
import { createLane, type Lane, type Work, type WorkOptions } from "./lane.ts"
import { failedOf, type JobStatus, statusOf } from "./status.ts"
import { jobs } from "./table.ts"

export type JobQueue = ReturnType<typeof createJobQueue>

/** On SIGTERM the process has ten seconds; a job that takes longer starts again at the next start. */
const stopPatience = 8_000

/**
 * Background work that survives a restart: a row in the database. Within a kind jobs are done one at a time, in order;
 * kinds don't wait for each other, so that a slow mail server holds up no documents.
 * A job that was running when the process died is taken up again at the next start.
 */
export function createJobQueue({
  db,
  clock,
  report,
  during = (_, work) => work(),
}: {
  db: Db
  clock: Clock
  report: (event: string, details: Record<string, string | number>) => void
  /** Tells the event loop what is at hand. */
  during?: EventLoop["during"]
}) {
  const insert = prepared((row: typeof jobs.$inferInsert) => db.insert(jobs).values(row))
  /** Behind what the sender has himself, but not before the one at hand: what others did until now doesn't count. */
  const place = prepared(({ kind, sender }: { kind: string; sender: string }) =>
    db
      .select({
        place: sql<number>`coalesce(max(CASE
        WHEN ${jobs.sender} = ${sender} THEN ${jobs.place} + ${jobs.size}
        WHEN ${jobs.state} = 'running' THEN ${jobs.place} END), 0)`,
      })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), inArray(jobs.state, ["waiting", "running"]))),
  )
  const lanes = new Map<string, Lane>()
  const all = () => [...lanes.values()]
  const begun = () => all().reduce((sum, lane) => sum + lane.begun(), 0)

  const wake = () => {
    for (const lane of all()) lane.wake()
  }

  async function settle() {
    wake()
    await Promise.all(all().map((lane) => lane.rest()))
  }

  return {
    register(kind: string, work: Work, options: WorkOptions = {}) {
      const watched: Work = (subjectId) => during(`job ${kind}`, () => work(subjectId))
      lanes.set(kind, createLane({ db, clock, report, kind, work: watched, ...options }))
    },
    /**
     * Call inside the transaction that needs the work done; it starts once that has committed. `size` is what it takes,
     * beside that of other senders.
     */
    add(kind: string, subjectId: string, { sender = "", size = 0 }: { sender?: string; size?: number } = {}) {
      const now = clock().toISOString()
      const order = { sender, size, place: sender === "" ? 0 : place.get({ kind, sender })!.place }
      insert.run({ kind, subjectId, ...order, state: "waiting", attempts: 0, runAfter: now, createdAt: now })
      setTimeout(() => lanes.get(kind)?.wake(), 0)
    },
    /** The latest job of this kind for the subject. */
    stateOf: (kind: string, subjectId: string) =>
      db
        .select()
        .from(jobs)
        .where(and(eq(jobs.kind, kind), eq(jobs.subjectId, subjectId)))
        .orderBy(desc(jobs.id))
        .limit(1)
        .get(),
    /** How each kind of work is doing, as the database has it. */
    status: (): JobStatus[] => [...lanes.keys()].map((kind) => statusOf(db, kind)),
    /** What was given up and not done again since. */
    failed: (kind: string) => failedOf(db, kind),
    start() {
      for (const lane of all()) lane.start()
    },
    /** Looks again at what waits: a clock that was put forward tells nobody. */
    wake,
    /** Resolves once nothing is left to do now; for tests and the bench. */
    async idle() {
      let before: number
      await settle()
      // A job may have been added while its lane was ending, or by work of another kind.
      do {
        before = begun()
        await settle()
      } while (begun() > before)
    },
    /** Lets the jobs at hand finish; what waits stays in the database. */
    async stop() {
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, stopPatience)
      await Promise.race([Promise.all(all().map((lane) => lane.stop())), patience.promise])
      clearTimeout(timer)
    },
  }
}
