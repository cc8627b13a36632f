import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["POST /api/search", "worker"],
  ["POST /api/search/visited", "worker"],
]
