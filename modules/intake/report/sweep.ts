import { and, isNotNull, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { forget } from "#src/jobs/forget.ts"
import type { Clock } from "#src/shared/clock.ts"
import { intakeAgreements, intakePresent } from "./table.ts"

/** In which what was removed can be put back. */
const keptDays = 30

/** Agreements and people that were removed are gone for good after a month, with their names and signatures. */
export const createVisitSweep =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async () => {
    const before = new Date(clock().getTime() - keptDays * 24 * 3600 * 1000).toISOString()
    for (const table of [intakeAgreements, intakePresent])
      await forget(db, {
        ...{ table, key: table.id },
        over: and(isNotNull(table.removedAt), lt(table.removedAt, before)),
      })
  }
