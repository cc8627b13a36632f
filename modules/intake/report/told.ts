import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { intakeAgreements, intakePresent } from "./table.ts"

export type VisitTold = ReturnType<typeof createVisitTold>

/** What a line of the log says of them, as it is now; of one that is gone nothing. */
export const createVisitTold = (db: Db) => ({
  agreement(id: string): string {
    const row = db.select().from(intakeAgreements).where(eq(intakeAgreements.id, id)).get()
    return row?.removedAt === null ? row.text : "…"
  },
  person(id: string): string {
    const row = db.select().from(intakePresent).where(eq(intakePresent.id, id)).get()
    return row?.removedAt === null ? row.name : "…"
  },
})
