import { eq, max } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { projects } from "./table.ts"

export type JobNumbers = ReturnType<typeof createJobNumbers>

/**
 * A job has one number from its first word on: the request 'WP-2026-0035', its quotation 'O-2026-0035' and 'Project #35'
 * are the same. So requests and projects take theirs from one row of numbers, in the transaction that uses it.
 */
export function createJobNumbers({ db, lastRequest }: { db: Db; lastRequest: Answers["lastRequest"] }) {
  const lastProject = prepared(() => db.select({ id: max(projects.id) }).from(projects))
  const byId = prepared(({ id }: { id: number }) =>
    db.select({ id: projects.id }).from(projects).where(eq(projects.id, id)),
  )
  const next = () => Math.max(lastProject.get()?.id ?? 0, lastRequest()) + 1
  return {
    next,
    /** The project of a request has its number, unless an older one has it already. */
    ofRequest: (id: number): number => (byId.get({ id }) ? next() : id),
  }
}
