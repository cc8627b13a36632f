import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm"
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
  const last = prepared(() => db.select({ id: log.id }).from(log).orderBy(desc(log.id)).limit(1))
  const newer = prepared(({ after, kinds }: { after: number; kinds: string }) =>
    db
      .select({ id: log.id })
      .from(log)
      .where(and(gt(log.id, after), sql`+${log.subjectKind} in (select value from json_each(${kinds}))`))
      .limit(1),
  )
  const byId = prepared(({ id }: { id: number }) => db.select().from(log).where(eq(log.id, id)))
  const takenBack = prepared(({ ids }: { ids: string }) =>
    db
      .select({ line: log.subjectId, by: log.accountId })
      .from(log)
      .where(
        and(eq(log.subjectKind, "change"), sql`${log.subjectId} in (select value from json_each(${ids}))`),
      ),
  )
  const among = prepared(
    ({ subjects, actions, limit }: { subjects: string; actions: string; limit: number }) =>
      db
        .select()
        .from(log)
        .where(
          and(
            sql`(${log.subjectKind}, ${log.subjectId}) in
              (select value ->> 'kind', value ->> 'id' from json_each(${subjects}))`,
            sql`${log.action} in (select value from json_each(${actions}))`,
          ),
        )
        .orderBy(desc(log.at), desc(log.id))
        .limit(limit),
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
    /** The number of its last line. */
    last: (): number => last.get()?.id ?? 0,
    /** Whether anything was told of such subjects after that line. */
    tellsMore: (after: number, kinds: string[]): boolean =>
      newer.get({ after, kinds: JSON.stringify(kinds) }) !== undefined,
    line: (id: number) => byId.get({ id }),
    /** The newest of these actions on these kinds of subject, of one account or of anyone. */
    recent: ({
      kinds,
      actions,
      by,
      limit,
    }: {
      kinds: string[]
      actions: string[]
      by?: number
      limit: number
    }) =>
      db
        .select()
        .from(log)
        .where(
          and(
            inArray(log.subjectKind, kinds),
            inArray(log.action, actions),
            by === undefined ? undefined : eq(log.accountId, by),
          ),
        )
        .orderBy(desc(log.at), desc(log.id))
        .limit(limit)
        .all(),
    /** The newest of these actions on any of these subjects, without reading what the others say. */
    among: (subjects: { kind: string; id: string }[], actions: string[], limit: number) =>
      among.all({ subjects: JSON.stringify(subjects), actions: JSON.stringify(actions), limit }),
    /** Which of these lines were taken back, and by whom: told by 'change.takenBack' about the line itself. */
    takenBack: (ids: number[]) =>
      takenBack
        .all({ ids: JSON.stringify(ids.map(String)) })
        .map(({ line, by }) => ({ line: Number(line), by })),
    about: (kind: string, id: number | string) => about.all({ kind, id: String(id) }),
  }
}
