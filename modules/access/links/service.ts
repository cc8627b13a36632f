import { and, asc, count, eq, isNull, lt, max, or } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import { isDiskFull } from "#src/files/space.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import { forget } from "#src/jobs/forget.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { Log } from "../log.ts"
import { secretLinkOpenings, secretLinks } from "../table.ts"
import { hashOf, newToken } from "../token.ts"

export type SecretLinks = ReturnType<typeof createSecretLinks>

/** What a link opens: one thing of one kind. `scope` is the module's own word, such as 'quotes.request'. */
export interface Opens {
  scope: string
  subject: number
}

const hour = 3_600_000
const day = 24 * hour
const usualDays = 90
/** Of one thing; who asks for more ends the oldest. */
const mostLinks = 10
/** So long one that ended is told from one that never was. */
const rememberedDays = 365

/**
 * Ways in without a login. A link is 128 random bits that only the sender of it has: put them behind the # of an address,
 * which browsers tell no server, and send them in the header 'secret-link'. Whoever has it gets in, so what it opens shows no
 * more than its owner sent, and it can be ended.
 */
export function createSecretLinks({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const guesses = createRateLimit({ most: 20, seconds: 600, clock })
  const openings = createRateLimit({ most: 300, seconds: 600, clock })
  const byHash = prepared(({ hash }: { hash: string }) =>
    db.select().from(secretLinks).where(eq(secretLinks.tokenHash, hash)),
  )
  const insert = prepared((row: typeof secretLinks.$inferInsert) => db.insert(secretLinks).values(row))
  const now = () => clock().toISOString()
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString()

  const of = ({ scope, subject }: Opens) =>
    and(eq(secretLinks.scope, scope), eq(secretLinks.subject, subject))
  const live = (opens: Opens) =>
    db
      .select()
      .from(secretLinks)
      .where(and(of(opens), isNull(secretLinks.endedAt)))
      .orderBy(asc(secretLinks.id))
      .all()
      .filter(({ endsAt }) => endsAt > now())

  const endOne = (id: number) =>
    db.update(secretLinks).set({ endedAt: now() }).where(eq(secretLinks.id, id)).run()

  /** At most one line an hour of each link. A full disk must not keep anyone from reading. */
  function noteOpening(linkId: number) {
    const openedAt = now()
    const [last] = db
      .select({ at: max(secretLinkOpenings.openedAt) })
      .from(secretLinkOpenings)
      .where(eq(secretLinkOpenings.linkId, linkId))
      .all()
    if (last?.at && last.at > ago(hour)) return
    try {
      db.insert(secretLinkOpenings).values({ linkId, openedAt }).onConflictDoNothing().run()
    } catch (error) {
      if (!isDiskFull(error)) throw error
    }
  }

  return {
    /** What stands in the new link: nobody can read it back later. */
    issue: (opens: Opens, days = usualDays): string =>
      write<string>(db, () => {
        const older = live(opens)
        for (const { id } of older.slice(0, Math.max(0, older.length - mostLinks + 1))) endOne(id)
        const token = newToken(128)
        const endsAt = new Date(clock().getTime() + days * day).toISOString()
        insert.run({ tokenHash: hashOf(token), ...opens, createdAt: now(), endsAt })
        return token
      }),
    /** What it opens. Throws 404 where it does not, or no longer, and 429 where that address guesses. */
    open(token: string, scope: string, address: string): { subject: number; endsAt: string } {
      guesses.check(address)
      openings.take(address)
      const found = /^[\w-]{22}$/.test(token) ? byHash.get({ hash: hashOf(token) }) : undefined
      if (found?.scope !== scope) {
        guesses.count(address)
        throw new DomainError("secretLinks.unknown", 404)
      }
      if (found.endedAt !== null) throw new DomainError("secretLinks.ended", 404)
      if (found.endsAt <= now()) throw new DomainError("secretLinks.over", 404)
      noteOpening(found.id)
      return { subject: found.subject, endsAt: found.endsAt }
    },
    /** Ends all that open it; a new one may be issued in the same transaction. `by` null: who has the link. */
    end: (opens: Opens, by: number | null): number =>
      write<number>(db, () => {
        const links = live(opens)
        for (const { id } of links) endOne(id)
        if (links.length > 0)
          log.record("secretLink.ended", { kind: opens.scope, id: opens.subject }, by, {
            links: links.length,
          })
        return links.length
      }),
    /** How many open it now, and how often and when last one was opened. */
    state(opens: Opens): { live: number; opened: number; lastOpenedAt: string | null } {
      const [seen] = db
        .select({ opened: count(), lastOpenedAt: max(secretLinkOpenings.openedAt) })
        .from(secretLinkOpenings)
        .innerJoin(secretLinks, eq(secretLinks.id, secretLinkOpenings.linkId))
        .where(of(opens))
        .all()
      return {
        live: live(opens).length,
        opened: seen?.opened ?? 0,
        lastOpenedAt: seen?.lastOpenedAt ?? null,
      }
    },
    async sweep() {
      const before = ago(rememberedDays * day)
      const over = or(lt(secretLinks.endsAt, before), lt(secretLinks.endedAt, before))
      await forget(db, { table: secretLinks, key: secretLinks.id, over })
    },
  }
}
