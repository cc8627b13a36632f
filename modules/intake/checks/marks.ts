import { asc, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { intakeMarks, type MarkRow } from "./table.ts"

export type KeptMarks = ReturnType<typeof createMarks>

/** What was said of one item, oldest first. */
export type Said = Record<MarkRow["kind"], MarkRow[]>

/** What people said of the items of a job. Nothing of it goes: the latest of each kind holds. */
export function createMarks(db: Db) {
  const ofProject = prepared(({ projectId }: { projectId: number }) =>
    db
      .select()
      .from(intakeMarks)
      .where(eq(intakeMarks.projectId, projectId))
      .orderBy(asc(intakeMarks.at), asc(intakeMarks.accountId)),
  )
  const { projectId, code, kind, at, accountId } = intakeMarks
  const insert = prepared((row: MarkRow) =>
    db
      .insert(intakeMarks)
      .values(row)
      .onConflictDoUpdate({
        target: [projectId, code, kind, at, accountId],
        set: { value: sql`excluded.value` },
      }),
  )
  return {
    /** By the code of the item. */
    of(projectId: number): Map<string, Said> {
      const said = new Map<string, Said>()
      for (const row of ofProject.all({ projectId })) {
        const own = said.get(row.code) ?? { done: [], number: [], note: [] }
        own[row.kind].push(row)
        said.set(row.code, own)
      }
      return said
    },
    /** Also once more the same, which a device can't know. In the caller's transaction. */
    keep(rows: readonly MarkRow[]) {
      for (const row of rows) insert.run(row)
    },
  }
}
