import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { workDays } from "../table.ts"
import type { Roster, WorkDays, WorkDaysChange, WorkPattern } from "./schema.ts"

export type WorkDaysService = ReturnType<typeof createWorkDays>

/** On which days of the week people work. */
export function createWorkDays({
  db,
  log,
  isActive,
}: {
  db: Db
  log: Log
  isActive: (accountId: number) => boolean
}) {
  const byAccount = prepared(({ accountId }: { accountId: number }) =>
    db.select().from(workDays).where(eq(workDays.accountId, accountId)),
  )
  const all = prepared(() => db.select().from(workDays))

  function of(accountId: number): WorkDays {
    const { patterns = [], version = 0 } = byAccount.get({ accountId }) ?? {}
    return { patterns, version }
  }

  return {
    of,
    patternsOf: (accountId: number): readonly WorkPattern[] => of(accountId).patterns,
    roster: (): Roster => new Map(all.all().map(({ accountId, patterns }) => [accountId, patterns])),
    set: ({ accountId, patterns, version }: WorkDaysChange, by: User): WorkDays =>
      write<WorkDays>(db, () => {
        if (!isActive(accountId)) throw invalid({ accountId: "absence.personGone" })
        const before = of(accountId)
        if (before.version !== version) throw conflict("absence.workDaysChanged")
        const values = { accountId, patterns, version: version + 1 }
        db.insert(workDays)
          .values(values)
          .onConflictDoUpdate({ target: workDays.accountId, set: values })
          .run()
        const subject = { kind: "workDays", id: accountId }
        log.record("workDays.set", subject, by.id, { before: before.patterns, version: values.version })
        return of(accountId)
      }),
  }
}
