import { Elysia } from "elysia"
import type { Db } from "#db/open.ts"
import { journal } from "#src/http/journal.ts"
import { DomainError } from "#src/shared/errors.ts"
import { Health } from "./schema.ts"

export type HealthCheck = ReturnType<typeof createHealth>

/** Asks the database something each time: a server that answers while its database doesn't is not well. */
export function createHealth(db: Db) {
  return (): { ok: true } => {
    try {
      db.$client.query("SELECT 1 FROM sqlite_schema LIMIT 1").get()
      return { ok: true }
    } catch (error) {
      journal("database does not answer", { error: String(error) })
      throw new DomainError("settings.databaseSilent", 503)
    }
  }
}

/** For whoever watches the server, so for anyone. */
export const healthRoutes = (check: HealthCheck) =>
  new Elysia({ prefix: "/api" }).get("/health", check, { response: Health })
