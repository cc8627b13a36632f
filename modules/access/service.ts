import { and, asc, eq, isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import { brandOf } from "#src/shared/brand.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { sessionCookie } from "./cookie.ts"
import { isEasyToGuess } from "./easyPasswords.ts"
import { createGuessing } from "./guessing.ts"
import { hasAccount } from "./hasAccount.ts"
import { deviceOf, knownDevices, withMark } from "./knownDevices.ts"
import { createLog } from "./log.ts"
import { hashPassword, newPassword, passwordMatches } from "./password.ts"
import type { Login, NewAccount, User } from "./schema.ts"
import { createSessions, type SignedIn } from "./sessions.ts"
import { accounts } from "./table.ts"

export type Access = ReturnType<typeof createAccess>

/** The user name of the shared dashboard account, as `GET /api/user` shows it. */
const sharedUsername = "kantoor"

/** Accounts, logins and the log. What later modules know of them is wired in src/app/services.ts. */
export function createAccess({
  db,
  clock,
  companyName,
  isWorking = () => false,
  https = false,
}: {
  db: Db
  clock: Clock
  companyName: () => string
  /** Whether a timer of that account runs: it is not logged out for doing nothing then. */
  isWorking?: (accountId: number) => boolean
  https?: boolean
}) {
  const log = createLog({ db, clock })
  const sessions = createSessions({ db, clock, isWorking })
  const guessing = createGuessing(clock)

  const publicUser = ({ id, username, name, role, shared }: SignedIn): User => ({
    id,
    username,
    role,
    name: shared ? companyName() || name : name,
  })
  const byName = prepared(() => db.select().from(accounts).orderBy(asc(accounts.name)))
  const presentByName = prepared(() =>
    db.select().from(accounts).where(isNull(accounts.disabledAt)).orderBy(asc(accounts.name)),
  )
  const activeById = prepared(({ id }: { id: number }) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), isNull(accounts.disabledAt))),
  )
  const anyOwn = prepared(() =>
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.shared, false)).limit(1),
  )
  const find = (username: string) => db.select().from(accounts).where(eq(accounts.username, username)).get()

  async function refuseEasy(password: string, { username, name }: Pick<NewAccount, "username" | "name">) {
    if (await isEasyToGuess(password, [username, name, companyName()]))
      throw invalid({ password: "access.commonPassword" })
  }

  const matchesTrimmed = async (password: string, hash: string | undefined) =>
    password.trim() !== password && passwordMatches(password.trim(), hash)

  async function add(account: NewAccount & { shared: boolean }, by: number | null): Promise<User> {
    const { password, ...rest } = account
    await refuseEasy(password, account)
    const passwordHash = await hashPassword(password)
    return write<User>(db, () => {
      if (find(account.username)) throw invalid({ username: "access.usernameTaken" })
      const row = db
        .insert(accounts)
        .values({ ...rest, passwordHash, createdAt: clock().toISOString() })
        .returning()
        .get()
      log.record("account.added", { kind: "account", id: row.id }, by, { role: row.role })
      return publicUser(row)
    })
  }

  return {
    cookie: sessionCookie(https),
    deviceCookie: knownDevices(https),
    log,
    /** Makes the shared account at the first start; returns its password when that was made up here. */
    async ensureShared(given?: string): Promise<string | undefined> {
      if (find(sharedUsername)) return undefined
      const password = given ?? newPassword()
      await add({ username: sharedUsername, name: "Kantoor", role: "owner", password, shared: true }, null)
      return given ? undefined : password
    },
    async setPassword(username: string, password: string) {
      const account = find(username)
      if (!account) throw new DomainError("access.notFound", 404)
      await refuseEasy(password, account)
      const passwordHash = await hashPassword(password)
      write(db, () => {
        db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id)).run()
        sessions.endAllOf(account.id)
        log.record("account.passwordSet", { kind: "account", id: account.id })
      })
    },
    /** `replaces` is the session that the new one takes the place of, `device` what the cookie says of where. */
    async login(
      { username, password }: Login,
      { address, replaces, device = "" }: { address: string; replaces?: string; device?: string },
    ): Promise<{ user: User; token: string; device: string }> {
      const name = username ?? sharedUsername
      const account = find(name)
      const attempt = { name: name.toLowerCase(), address, device: deviceOf(device, account) }
      guessing.take(attempt)
      const known = account && account.disabledAt === null && account.shared === (username === undefined)
      const hash = known ? account.passwordHash : undefined
      // Copied from the window it was printed in it often has a space or a line behind it.
      const right = (await passwordMatches(password, hash)) || (await matchesTrimmed(password, hash))
      // Read again: the password may have been changed while this one was checked.
      if (!right || !account || find(name)?.passwordHash !== account.passwordHash) {
        log.record("login.refused", { kind: "account", id: account?.id ?? 0 })
        throw new DomainError(username ? "access.wrongAccount" : "access.wrongPassword", 401, {
          values: { company: brandOf(companyName()) },
        })
      }
      guessing.clear(attempt)
      return write<{ user: User; token: string; device: string }>(db, () => {
        log.record("login", { kind: "account", id: account.id }, account.id)
        if (replaces) sessions.end(replaces)
        const known = withMark(device, account)
        return { user: publicUser(account), token: sessions.begin(account.id), device: known }
      })
    },
    logout: (token: string) =>
      write<void>(db, () => {
        const found = sessions.who(token)
        if (found) log.record("logout", { kind: "account", id: found.id }, found.id)
        sessions.end(token)
      }),
    who(token: string | undefined): User | null {
      const found = token ? sessions.who(token) : null
      return found && publicUser(found)
    },
    add: (account: NewAccount, by: User) => add({ ...account, shared: false }, by.id),
    /** Whether it may still come in. */
    isActive: (id: number): boolean => activeById.get({ id }) !== undefined,
    hasAccount: () => hasAccount(db),
    /** Whether anyone has an account of his own besides the shared one. */
    hasOwnAccount: (): boolean => anyOwn.get() !== undefined,
    /** Everyone who ever had an account, to name them. */
    list: (): User[] => byName.all().map(publicUser),
    /** Who may still come in. */
    present: (): User[] => presentByName.all().map(publicUser),
    sweep: sessions.sweep,
  }
}
