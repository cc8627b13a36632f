import type { Db } from "#db/open.ts"
import { journal } from "#src/http/journal.ts"
import { DomainError } from "#src/shared/errors.ts"

export type HealthCheck = ReturnType<typeof createHealth>

/**
 * Asks the database something each time: a server that answers while its database doesn't is not well. At the first
 * start it is ready once there is an account: a login before that would be refused.
 */
export function createHealth(db: Db, hasAccount: () => boolean) {
  let ready = false
  return (): { ok: true } => {
    try {
      db.$client.query("SELECT 1 FROM sqlite_schema LIMIT 1").get()
      ready ||= hasAccount()
    } catch (error) {
      journal("database does not answer", { error: String(error) })
      throw new DomainError("settings.databaseSilent", 503)
    }
    if (!ready) throw new DomainError("settings.starting", 503)
    return { ok: true }
  }
}
