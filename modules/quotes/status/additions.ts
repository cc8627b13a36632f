import { and, asc, count, eq, inArray, isNull, min } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import type { Addition } from "../requests/schema.ts"
import { type QuoteRequestRow, requestAdditions } from "../table.ts"
import { mostAdditions } from "./schema.ts"

export type Additions = ReturnType<typeof createAdditions>

/** What the sender of a request added to it later. Its writes take part in the caller's transaction. */
export function createAdditions({ db, clock }: { db: Db; clock: Clock }) {
  const of = (requestId: number) => eq(requestAdditions.requestId, requestId)

  return {
    of({ id, projectTypes, receivedOn }: QuoteRequestRow): Addition[] {
      const rows = db.select().from(requestAdditions).where(of(id)).orderBy(asc(requestAdditions.id)).all()
      if (rows.length === 0) return []
      const questions = catalogueFor(projectTypes, receivedOn).flatMap((section) => section.questions)
      const labels = new Map(questions.map(({ key, label }) => [key, label]))
      return rows.map(({ id, kind, question, text, createdAt }) => ({
        ...{ id, kind, createdAt },
        label: question === "" ? null : (labels.get(question) ?? question),
        text: kind === "photo" ? "" : text,
      }))
    },
    add(requestId: number, addition: { kind: Addition["kind"]; question?: string; text: string }) {
      const [{ made } = { made: 0 }] = db
        .select({ made: count() })
        .from(requestAdditions)
        .where(of(requestId))
        .all()
      if (made >= mostAdditions) throw new DomainError("quotes.additionsFull", 409)
      const row = { requestId, question: "", ...addition, createdAt: clock().toISOString() }
      db.insert(requestAdditions).values(row).run()
    },
    see: (requestId: number) =>
      db
        .update(requestAdditions)
        .set({ seenAt: clock().toISOString() })
        .where(and(of(requestId), isNull(requestAdditions.seenAt)))
        .run(),
    /** The requests with something that nobody of the office saw, and since when. */
    unseen: (): { requestId: number; since: string }[] =>
      db
        .select({ requestId: requestAdditions.requestId, since: min(requestAdditions.createdAt) })
        .from(requestAdditions)
        .where(isNull(requestAdditions.seenAt))
        .groupBy(requestAdditions.requestId)
        .all()
        .map(({ requestId, since }) => ({ requestId, since: since! })),
    unseenOf: (requestIds: number[]): Set<number> =>
      new Set(
        db
          .selectDistinct({ id: requestAdditions.requestId })
          .from(requestAdditions)
          .where(and(inArray(requestAdditions.requestId, requestIds), isNull(requestAdditions.seenAt)))
          .all()
          .map(({ id }) => id),
      ),
  }
}
