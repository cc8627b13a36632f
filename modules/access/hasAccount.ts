import type { Db } from "#db/open.ts"

/** Asked before anything else is there, so in plain SQL: at the first start there is none yet. */
export const hasAccount = (db: Db): boolean =>
  db.$client.query("SELECT 1 FROM accounts LIMIT 1").get() !== null
