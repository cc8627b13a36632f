import { Elysia } from "elysia"
import type { Db } from "#db/open.ts"
import { journal } from "#src/http/journal.ts"
import { DomainError } from "#src/shared/errors.ts"
import { Health } from "./schema.ts"

export type HealthCheck = ReturnType<typeof createHealth>

/**
 * Asks the database something each time: a server that answers while its database doesn't is not well. At the first
 * start it is ready once there is an account: a login before that would be refused.
 */
export function createHealth(db: Db, accounts: () => readonly unknown[]) {
  let ready = false
  return (): { ok: true } => {
    try {
      db.$client.query("SELECT 1 FROM sqlite_schema LIMIT 1").get()
      ready ||= accounts().length > 0
    } catch (error) {
      journal("database does not answer", { error: String(error) })
      throw new DomainError("settings.databaseSilent", 503)
    }
    if (!ready) throw new DomainError("settings.starting", 503)
    return { ok: true }
  }
}

/** For whoever watches the server, so for anyone. */
export const healthRoutes = (check: HealthCheck) =>
  new Elysia({ prefix: "/api" }).get("/health", check, { response: Health })
