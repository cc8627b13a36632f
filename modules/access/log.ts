import { and, asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Clock } from "#src/shared/clock.ts"
import { log } from "./table.ts"

export type Log = ReturnType<typeof createLog>

/** The append-only log. Call `record` inside the transaction of the change it tells of. */
export function createLog({ db, clock }: { db: Db; clock: Clock }) {
  const about = prepared(({ kind, id }: { kind: string; id: string }) =>
    db
      .select()
      .from(log)
      .where(and(eq(log.subjectKind, kind), eq(log.subjectId, id)))
      .orderBy(asc(log.id)),
  )
  const insert = prepared((row: typeof log.$inferInsert) => db.insert(log).values(row))

  return {
    /** `by` null: a visitor or the program itself. `action` is a trade verb: "request.received". */
    record(
      action: string,
      subject: { kind: string; id: number | string },
      by: number | null = null,
      details: Record<string, unknown> = {},
    ) {
      insert.run({
        at: clock().toISOString(),
        accountId: by,
        action,
        subjectKind: subject.kind,
        subjectId: String(subject.id),
        details,
      })
    },
    about: (kind: string, id: number | string) => about.all({ kind, id: String(id) }),
  }
}
