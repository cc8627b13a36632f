import { join } from "node:path"
import type { Role } from "../shared/roles.ts"

/**
 * A call and the least role that may make it. Most calls have one caller in a `ui/api.ts`; of one that has none it
 * says why.
 */
export type Permission = [call: string, least: Role | "anyone", withoutCaller?: "a download"]

const root = join(import.meta.dir, "../..")

/** What each module says of its calls, in `permissions.testing.ts`. */
export const permissions: Permission[] = []
for (const path of [...new Bun.Glob("modules/*/permissions.testing.ts").scanSync(root)].sort()) {
  const listed = (await import(join(root, path))) as { permissions: Permission[] }
  permissions.push(...listed.permissions)
}
