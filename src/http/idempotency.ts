import { and, eq, lt } from "drizzle-orm"
import { sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import { forget } from "../jobs/forget.ts"
import type { Clock } from "../shared/clock.ts"
import { conflict, DomainError } from "../shared/errors.ts"

const replays = sqliteTable("replays", {
  scope: text("scope").notNull(),
  key: text("key").notNull(),
  bodyHash: text("body_hash").notNull(),
  reply: json<unknown>("reply").notNull(),
  createdAt: instant("created_at").notNull(),
})

export const keyOf = ({ headers }: Request): string | null => headers.get("idempotency-key")

export type Replays = ReturnType<typeof createReplays>

/**
 * Does a write once per Idempotency-Key: a replay with the same body gets the first answer, another body under
 * the same key is refused with 409. The key is stored in the transaction of the write itself.
 */
export function createReplays({ db, clock }: { db: Db; clock: Clock }) {
  const byKey = prepared(({ scope, key }: { scope: string; key: string }) =>
    db
      .select()
      .from(replays)
      .where(and(eq(replays.scope, scope), eq(replays.key, key))),
  )
  const insert = prepared((row: typeof replays.$inferInsert) => db.insert(replays).values(row))

  /** The reply that was given under this key, if any. */
  function given(scope: string, key: string, bodyHash: string) {
    if (!/^[\w-]{8,64}$/.test(key)) throw new DomainError("badIdempotencyKey", 400)
    const earlier = byKey.get({ scope, key })
    if (earlier && earlier.bodyHash !== bodyHash) throw conflict("otherBody")
    return earlier
  }

  return {
    /** What `once` would answer without acting: for work that takes long before it writes. */
    earlier: <T>(scope: string, key: string | null, body: unknown): T | undefined =>
      key === null ? undefined : (given(scope, key, hashOf(body))?.reply as T | undefined),
    once<T>(
      scope: string,
      key: string | null,
      body: unknown,
      act: () => T extends Promise<unknown> ? never : T,
    ): T {
      if (key === null) return write(db, act)
      const bodyHash = hashOf(body)
      return write<unknown>(db, () => {
        const earlier = given(scope, key, bodyHash)
        if (earlier) return earlier.reply
        const reply = act()
        insert.run({ scope, key, bodyHash, reply, createdAt: clock().toISOString() })
        return reply
      }) as T
    },
    /** Keys are kept for 30 days: longer than a phone keeps an unsent request. */
    async sweep() {
      const monthAgo = new Date(clock().getTime() - 30 * 24 * 3600 * 1000).toISOString()
      await forget(db, { table: replays, key: replays.key, over: lt(replays.createdAt, monthAgo) })
    },
  }
}

const hashOf = (body: unknown): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(body)).digest("hex")
