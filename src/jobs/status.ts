import { and, desc, eq, gt, inArray, notExists, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/sqlite-core"
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
  const open = openOf(db, kind)
  const count = (state: (typeof open)[number]["state"]) => open.filter((job) => job.state === state).length
  const ended = [...open, ...lastDone(db, kind)].filter(({ endedAt }) => endedAt !== null)
  const last = ended.toSorted((a, b) => a.endedAt!.localeCompare(b.endedAt!) || a.id - b.id).at(-1)
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
  openOf(db, kind).flatMap(({ state, subjectId, endedAt, createdAt }) =>
    state === "failed" ? [{ subjectId, endedAt: endedAt ?? createdAt }] : [],
  )

// A plus before a column keeps SQLite from the index on it, which here leads through everything that was ever done.

/** Of each subject its latest job, unless that is done. */
function openOf(db: Db, kind: string) {
  const later = alias(jobs, "later")
  const again = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.kind, kind), eq(later.subjectId, jobs.subjectId), gt(later.id, jobs.id)))
  const open = inArray(jobs.state, ["waiting", "running", "failed"])
  return db
    .select()
    .from(jobs)
    .where(and(sql`+${jobs.kind} = ${kind}`, open, notExists(again)))
    .all()
}

const lastDone = (db: Db, kind: string) =>
  db
    .select()
    .from(jobs)
    .where(sql`+${jobs.kind} = ${kind} AND +${jobs.state} = 'done'`)
    .orderBy(desc(jobs.id))
    .limit(1)
    .all()
