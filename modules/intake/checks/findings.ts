import { asc, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Answers } from "./schema.ts"
import { intakeAnswers, intakeQuoted } from "./table.ts"

export type KeptFindings = ReturnType<typeof createFindings>
export type FindingRow = typeof intakeAnswers.$inferSelect

/** What was found on site in answer to the questions of a quotation, and what of it went into a version. */
export function createFindings(db: Db) {
  const ofProject = prepared(({ projectId }: { projectId: number }) =>
    db
      .select()
      .from(intakeAnswers)
      .where(eq(intakeAnswers.projectId, projectId))
      .orderBy(asc(intakeAnswers.at), asc(intakeAnswers.accountId)),
  )
  const { projectId, question, at, accountId } = intakeAnswers
  const insert = prepared((row: FindingRow) =>
    db
      .insert(intakeAnswers)
      .values(row)
      .onConflictDoUpdate({
        target: [projectId, question, at, accountId],
        set: { value: sql`excluded.value` },
      }),
  )
  const quotedOf = prepared(({ quotationId }: { quotationId: number }) =>
    db.select().from(intakeQuoted).where(eq(intakeQuoted.quotationId, quotationId)),
  )
  const quote = prepared((row: typeof intakeQuoted.$inferInsert) =>
    db
      .insert(intakeQuoted)
      .values(row)
      .onConflictDoUpdate({ target: intakeQuoted.quotationId, set: { answers: sql`excluded.answers` } }),
  )
  return {
    /** The latest by question, also those that were taken back. */
    of: (projectId: number): Map<string, FindingRow> =>
      new Map(ofProject.all({ projectId }).map((row) => [row.question, row])),
    quoted: (quotationId: number | null): Answers =>
      quotationId === null ? {} : (quotedOf.get({ quotationId })?.answers ?? {}),
    /** Both in the caller's transaction. */
    keep(rows: readonly FindingRow[]) {
      for (const row of rows) insert.run(row)
    },
    quote: (quotationId: number, answers: Answers) => quote.run({ quotationId, answers }),
  }
}

/** Those that hold, by question. */
export const answersIn = (findings: Map<string, FindingRow>): Answers =>
  Object.fromEntries([...findings].flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])))
