import type { Db } from "#db/open.ts"
import { hasAccount } from "#modules/access/hasAccount.ts"
import { createHealth } from "#modules/settings/health.ts"

/** Whether all is well, as can be said before the modules are composed; what is wrong, they say themselves. */
export function wellnessOf(db: Db): () => boolean {
  const check = createHealth(db, () => hasAccount(db))
  return () => {
    try {
      return check().ok
    } catch {
      return false
    }
  }
}
