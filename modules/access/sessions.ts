import { and, eq, inArray, lt, or } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { isDiskFull } from "#src/files/space.ts"
import { forget } from "#src/jobs/forget.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { User } from "./schema.ts"
import { accounts, sessions } from "./table.ts"
import { hashOf, newToken } from "./token.ts"

const minute = 60_000
/** After how long without use a login ends by itself, and when any session ends (ASVS 7.3). */
const idleMinutes = 30
const absoluteDays = 30

/** A signed-in account as stored. The company's name is put in for the shared account by the service. */
export type SignedIn = User & { shared: boolean }

export function createSessions({
  db,
  clock,
  isWorking = () => false,
}: {
  db: Db
  clock: Clock
  /** Whether it is not logged out for doing nothing. */
  isWorking?: (accountId: number) => boolean
}) {
  const active = prepared(({ hash }: { hash: string }) =>
    db
      .select({
        id: accounts.id,
        username: accounts.username,
        name: accounts.name,
        role: accounts.role,
        shared: accounts.shared,
        disabledAt: accounts.disabledAt,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(eq(sessions.tokenHash, hash)),
  )

  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString()

  /** A full disk must not keep anyone from reading. */
  function touch(token: string) {
    try {
      db.update(sessions)
        .set({ seenAt: clock().toISOString() })
        .where(eq(sessions.tokenHash, hashOf(token)))
        .run()
    } catch (error) {
      if (!isDiskFull(error)) throw error
    }
  }

  return {
    /** Returns the token for the cookie. */
    begin(accountId: number): string {
      const token = newToken(256)
      const now = clock().toISOString()
      db.insert(sessions)
        .values({ tokenHash: hashOf(token), accountId, createdAt: now, seenAt: now })
        .run()
      return token
    },
    who(token: string): SignedIn | null {
      const found = active.get({ hash: hashOf(token) })
      if (!found || found.disabledAt !== null) return null
      const { disabledAt: _, createdAt, seenAt, ...user } = found
      if (createdAt <= ago(absoluteDays * 24 * 60 * minute)) return null
      if (seenAt <= ago(idleMinutes * minute) && !isWorking(user.id)) return null
      if (seenAt <= ago(minute)) touch(token)
      return user
    },
    end: (token: string) =>
      db
        .delete(sessions)
        .where(eq(sessions.tokenHash, hashOf(token)))
        .run(),
    endAllOf: (accountId: number) => db.delete(sessions).where(eq(sessions.accountId, accountId)).run(),
    async sweep() {
      const isIdle = lt(sessions.seenAt, ago(idleMinutes * minute))
      const idle = db.selectDistinct({ id: sessions.accountId }).from(sessions).where(isIdle).all()
      const ended = idle.flatMap(({ id }) => (isWorking(id) ? [] : id))
      const over = or(
        and(isIdle, inArray(sessions.accountId, ended)),
        lt(sessions.createdAt, ago(absoluteDays * 24 * 60 * minute)),
      )
      await forget(db, { table: sessions, key: sessions.tokenHash, over })
    },
  }
}
