import { and, desc, eq, inArray, isNotNull, max } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { jobs } from "./table.ts"

/** How a kind of background work is doing. A job that was done again counts as it ended last. */
export interface JobStatus {
  kind: string
  /** `failing`: the last attempt went wrong. `waiting`: something is due or will be. */
  state: "idle" | "working" | "waiting" | "failing"
  waiting: number
  /** Given up, and not done again since. */
  failed: number
  lastRunAt: string | null
  lastError: string | null
}

export function statusOf(db: Db, kind: string): JobStatus {
  const latest = latestOf(db, kind)
  const count = (state: (typeof latest)[number]["state"]) =>
    latest.filter((job) => job.state === state).length
  const last = db
    .select({ endedAt: jobs.endedAt, error: jobs.error })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), isNotNull(jobs.endedAt)))
    .orderBy(desc(jobs.endedAt), desc(jobs.id))
    .limit(1)
    .get()
  const waiting = count("waiting")
  return {
    kind,
    state: count("running") > 0 ? "working" : last?.error ? "failing" : waiting > 0 ? "waiting" : "idle",
    waiting,
    failed: count("failed"),
    lastRunAt: last?.endedAt ?? null,
    lastError: last?.error ?? null,
  }
}

/** The subjects whose latest job of this kind was given up. */
export const failedOf = (db: Db, kind: string): { subjectId: string; endedAt: string }[] =>
  latestOf(db, kind).flatMap(({ state, subjectId, endedAt, createdAt }) =>
    state === "failed" ? [{ subjectId, endedAt: endedAt ?? createdAt }] : [],
  )

/** Of each subject its latest job, unless that is done. */
function latestOf(db: Db, kind: string) {
  const newest = db
    .select({ id: max(jobs.id) })
    .from(jobs)
    .where(eq(jobs.kind, kind))
    .groupBy(jobs.subjectId)
  return db
    .select({
      state: jobs.state,
      subjectId: jobs.subjectId,
      endedAt: jobs.endedAt,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, newest), inArray(jobs.state, ["waiting", "running", "failed"])))
    .all()
}
