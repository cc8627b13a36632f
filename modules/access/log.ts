import { and, asc, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { lazy } from "#src/shared/lazy.ts"
import { log } from "./table.ts"

export type Log = ReturnType<typeof createLog>

/** The append-only log. Call `record` inside the transaction of the change it tells of. */
export function createLog({ db, clock }: { db: Db; clock: Clock }) {
  const about = lazy(() =>
    db
      .select()
      .from(log)
      .where(and(eq(log.subjectKind, sql.placeholder("kind")), eq(log.subjectId, sql.placeholder("id"))))
      .orderBy(asc(log.id))
      .prepare(),
  )

  return {
    /** `by` null: a visitor or the program itself. `action` is a trade verb: "request.received". */
    record(
      action: string,
      subject: { kind: string; id: number | string },
      by: number | null = null,
      details: Record<string, unknown> = {},
    ) {
      db.insert(log)
        .values({
          at: clock().toISOString(),
          accountId: by,
          action,
          subjectKind: subject.kind,
          subjectId: String(subject.id),
          details,
        })
        .run()
    },
    about: (kind: string, id: number | string) => about().all({ kind, id: String(id) }),
  }
}
