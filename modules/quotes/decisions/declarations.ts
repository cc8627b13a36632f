import { and, count, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { dwellingOf, type VatFacts } from "../pricing/vat.ts"
import { type QuoteRequestRow, vatDeclarations } from "../table.ts"

export type Declarations = ReturnType<typeof createDeclarations>
type DeclarationRow = typeof vatDeclarations.$inferSelect

/** What clients declared about their building. Lines are only added. In the caller's transaction. */
export function createDeclarations({ db, clock }: { db: Db; clock: Clock }) {
  const insert = prepared((row: typeof vatDeclarations.$inferInsert) =>
    db.insert(vatDeclarations).values(row).returning(),
  )
  const add = (declaration: Omit<DeclarationRow, "id" | "createdAt">): DeclarationRow =>
    insert.get({ ...declaration, createdAt: clock().toISOString() })

  return {
    add,
    /** A visitor who answers that his dwelling is old enough, or gives the year that says so, declares it. */
    declareFromAnswers(quotationId: number, { name, receivedOn }: QuoteRequestRow, facts: VatFacts) {
      if (!dwellingOf(facts, receivedOn).olderThan2Years) return
      add({
        ...{ quotationId, builtIn: facts.builtIn, olderThan2Years: true, givenBy: name, givenOn: receivedOn },
        ...{ how: "request", fileId: null, fileName: "", recordedBy: null },
      })
    },
    /** How many files prove something of one quotation. */
    proofs: (quotationId: number): number =>
      db
        .select({ proofs: count(vatDeclarations.fileId) })
        .from(vatDeclarations)
        .where(eq(vatDeclarations.quotationId, quotationId))
        .get()!.proofs,
    find(quotationId: number, id: number): DeclarationRow {
      const row = db
        .select()
        .from(vatDeclarations)
        .where(and(eq(vatDeclarations.quotationId, quotationId), eq(vatDeclarations.id, id)))
        .get()
      if (!row) throw new DomainError("quotes.proofNotFound", 404)
      return row
    },
  }
}
