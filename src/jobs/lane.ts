import { and, asc, eq, gte, lte, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import { dropBallast, isDiskFull } from "../files/space.ts"
import type { Clock } from "../shared/clock.ts"
import { createPause } from "./portions.ts"
import { jobs } from "./table.ts"

/** Does the work of one job; must be safe to run twice, as a job cut off half-way starts again. */
export type Work = (subjectId: string) => Promise<void>

export interface WorkOptions {
  /** Milliseconds before each further attempt; after the last one fails, so does the job. */
  pauses?: readonly number[]
  /** Told in the same transaction that a job has failed for good. */
  gaveUp?: (subjectId: string) => void
}

/** Thrown by work that another attempt won't help. */
export class Hopeless extends Error {}

export type Lane = ReturnType<typeof createLane>
type Job = typeof jobs.$inferSelect

/** A job that is cut off this often is taken to be what ends the process. */
const maxCutOffs = 30
/** Until the lane tries again after the database refused it, as a full disk does. */
const troublePause = 10_000
/** A timer longer than 24 days would go off at once. */
const longestSleep = 24 * 3600 * 1000

/**
 * The jobs of one kind, beside those of other kinds: one at a time, in order; but whose sender has had least goes first,
 * as in `createTurns`.
 */
export function createLane({
  db,
  clock,
  report,
  kind,
  work,
  pauses = [1_000, 10_000],
  gaveUp,
}: {
  db: Db
  clock: Clock
  report: (event: string, details: Record<string, string | number>) => void
  kind: string
  work: Work
} & WorkOptions) {
  let stopped = true
  let loop: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let begun = 0

  const waiting = and(eq(jobs.kind, kind), eq(jobs.state, "waiting"))
  const now = () => clock().toISOString()

  const due = prepared(({ at }: { at: string }) =>
    db
      .select()
      .from(jobs)
      .where(and(waiting, lte(jobs.runAfter, at)))
      .orderBy(asc(jobs.place), asc(jobs.runAfter), asc(jobs.id))
      .limit(1),
  )
  const earliest = prepared(() =>
    db.select({ runAfter: jobs.runAfter }).from(jobs).where(waiting).orderBy(asc(jobs.runAfter)).limit(1),
  )
  const update = prepared(({ id, ...change }: Partial<Job> & { id: number }) =>
    db.update(jobs).set(change).where(eq(jobs.id, id)),
  )
  const cutOff = and(eq(jobs.kind, kind), eq(jobs.state, "running"))
  const fatal = prepared(() =>
    db
      .select()
      .from(jobs)
      .where(and(cutOff, gte(jobs.cutOffs, maxCutOffs - 1))),
  )
  const again = prepared(() =>
    db
      .update(jobs)
      .set({ state: "waiting", cutOffs: sql`${jobs.cutOffs} + 1` })
      .where(cutOff),
  )

  const next = () => due.get({ at: now() })
  const set = (id: number, change: Partial<Job>) => update.run({ ...change, id })

  async function run(job: Job) {
    set(job.id, { state: "running" })
    begun++
    try {
      await work(job.subjectId)
      set(job.id, { state: "done", attempts: job.attempts + 1, error: null, endedAt: now() })
    } catch (error) {
      fail(job, error)
    }
  }

  function fail(job: Job, thrown: unknown) {
    const attempts = job.attempts + 1
    const error = reasonOf(thrown)
    const pause = thrown instanceof Hopeless ? undefined : pauses[attempts - 1]
    // What it works with may have been stopped as well: that tells nothing of the job, however often it happens.
    if (stopped && !(thrown instanceof Hopeless)) return set(job.id, { state: "waiting" })
    report("job failed", { kind, subject: job.subjectId, attempts, message: error })
    if (pause === undefined) return giveUp(job, { attempts, error })
    const runAfter = new Date(clock().getTime() + pause).toISOString()
    set(job.id, { state: "waiting", attempts, error, runAfter, endedAt: now() })
  }

  function giveUp(job: Job, end: Partial<Job>) {
    write(db, () => {
      set(job.id, { ...end, state: "failed", endedAt: now() })
      gaveUp?.(job.subjectId)
    })
  }

  /** What was cut off, by the end of the process or a full disk, waits again. */
  function takeUpAgain() {
    for (const job of fatal.all()) giveUp(job, { cutOffs: maxCutOffs, error: "cut off too often" })
    again.run()
  }

  /** Does what is due; returns how long to sleep until the next, if there is one. */
  async function workOff(): Promise<number | undefined> {
    takeUpAgain()
    const pause = createPause()
    for (let job = next(); job && !stopped; job = next()) {
      await run(job)
      // Work that has nothing left to do is done at once: a thousand of those would hold everybody up.
      await pause()
    }
    return untilNext()
  }

  function trouble(error: unknown) {
    report("job loop failed", { kind, message: reasonOf(error) })
    return troublePause
  }

  /** Starts the loop unless it runs; a job added while it ended is seen by the check afterwards. */
  function wake() {
    if (stopped || loop) return
    loop = workOff()
      .catch(trouble)
      .then((pause) => {
        loop = undefined
        clearTimeout(timer)
        if (pause !== undefined && !stopped) timer = setTimeout(wake, Math.min(pause, longestSleep))
      })
  }

  /** Until the earliest waiting job is due: the next attempt of one that failed, or one just added. */
  function untilNext(): number | undefined {
    const first = earliest.get()
    return first && Math.max(0, Date.parse(first.runAfter) - clock().getTime())
  }

  return {
    start() {
      stopped = false
      wake()
    },
    wake,
    /** How many jobs were begun, ever: tells whether a round of waiting did anything. */
    begun: () => begun,
    /** Resolves once nothing is left to do now. */
    async rest() {
      while (loop) await loop
    },
    /** Lets the job at hand finish. */
    async stop() {
      stopped = true
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
