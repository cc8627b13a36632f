import { and, asc, desc, eq, gte, inArray, lte } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { dropBallast, isDiskFull } from "../files/space.ts"
import type { Clock } from "../shared/clock.ts"
import { jobs } from "./table.ts"

/** Does the work of one job; must be safe to run twice, as a job cut off half-way starts again. */
type Work = (subjectId: string) => Promise<void>

export type JobQueue = ReturnType<typeof createJobQueue>

const maxAttempts = 3
const pauses = [0, 1_000, 10_000]
/** A job that is cut off this often is taken to be what ends the process. */
const maxStarts = 10
/** Until the queue tries again after the database refused it, as a full disk does. */
const troublePause = 10_000
/** A timer longer than 24 days would go off at once. */
const longestSleep = 24 * 3600 * 1000

/**
 * Background work that survives a restart: a row in the database, done one at a time in order.
 * A job that was running when the process died is taken up again at the next start.
 */
export function createJobQueue({
  db,
  clock,
  report,
}: {
  db: Db
  clock: Clock
  report: (event: string, details: Record<string, string | number>) => void
}) {
  const works = new Map<string, Work>()
  let started = false
  let stopping = false
  let loop: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = () =>
    db
      .select()
      .from(jobs)
      .where(
        and(
          eq(jobs.state, "waiting"),
          lte(jobs.runAfter, clock().toISOString()),
          inArray(jobs.kind, [...works.keys()]),
        ),
      )
      .orderBy(asc(jobs.runAfter), asc(jobs.id))
      .limit(1)
      .get()

  const set = (id: number, change: Partial<typeof jobs.$inferInsert>) =>
    db.update(jobs).set(change).where(eq(jobs.id, id)).run()

  async function run(job: typeof jobs.$inferSelect) {
    set(job.id, { state: "running", attempts: job.attempts + 1 })
    try {
      await works.get(job.kind)!(job.subjectId)
      set(job.id, { state: "done", error: null, endedAt: clock().toISOString() })
    } catch (error) {
      fail(job, error)
    }
  }

  function fail(job: typeof jobs.$inferSelect, error: unknown) {
    const attempts = job.attempts + 1
    const message = reasonOf(error)
    report("job failed", { kind: job.kind, subject: job.subjectId, attempts, message })
    if (attempts >= maxAttempts)
      return set(job.id, { state: "failed", error: message, endedAt: clock().toISOString() })
    const pause = pauses[attempts] ?? 60_000
    set(job.id, {
      state: "waiting",
      error: message,
      runAfter: new Date(clock().getTime() + pause).toISOString(),
    })
  }

  /** What was cut off, by the end of the process or a full disk, waits again. */
  function takeUpAgain() {
    const cutOff = eq(jobs.state, "running")
    const fatal = and(cutOff, gte(jobs.attempts, maxStarts))
    const endedAt = clock().toISOString()
    db.update(jobs).set({ state: "failed", error: "cut off too often", endedAt }).where(fatal).run()
    db.update(jobs).set({ state: "waiting" }).where(cutOff).run()
  }

  /** Does what is due; returns how long to sleep until the next, if there is one. */
  async function work(): Promise<number | undefined> {
    takeUpAgain()
    for (let job = next(); job && !stopping; job = next()) await run(job)
    return untilNext()
  }

  function trouble(error: unknown) {
    report("job loop failed", { message: reasonOf(error) })
    return troublePause
  }

  /** Starts the loop unless it runs; a job added while it ended is seen by the check afterwards. */
  function wake() {
    if (!started || stopping || loop) return
    loop = work()
      .catch(trouble)
      .then((pause) => {
        loop = undefined
        clearTimeout(timer)
        if (pause !== undefined && !stopping) timer = setTimeout(wake, Math.min(pause, longestSleep))
      })
  }

  /** Until the earliest waiting job is due: the next attempt of one that failed, or one just added. */
  function untilNext(): number | undefined {
    const first = db
      .select({ runAfter: jobs.runAfter })
      .from(jobs)
      .where(and(eq(jobs.state, "waiting"), inArray(jobs.kind, [...works.keys()])))
      .orderBy(asc(jobs.runAfter))
      .limit(1)
      .get()
    return first && Math.max(0, Date.parse(first.runAfter) - clock().getTime())
  }

  return {
    register(kind: string, work: Work) {
      works.set(kind, work)
    },
    /** Call inside the transaction that needs the work done; it starts once that has committed. */
    add(kind: string, subjectId: string) {
      const now = clock().toISOString()
      db.insert(jobs)
        .values({ kind, subjectId, state: "waiting", attempts: 0, runAfter: now, createdAt: now })
        .run()
      setTimeout(wake, 0)
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
    start() {
      started = true
      wake()
    },
    /** Resolves once nothing is left to do now; for tests and the bench. */
    async idle() {
      while (loop) await loop
      wake() // A job that was added while the loop was ending.
      while (loop) await loop
    },
    /** Lets the job at hand finish; what waits stays in the database. */
    async stop() {
      stopping = true
      clearTimeout(timer)
      await loop
    },
  }
}

function reasonOf(error: unknown): string {
  if (!isDiskFull(error)) return error instanceof Error ? error.message : String(error)
  dropBallast()
  return "disk full"
}
