import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/accounts", "owner"],
  ["POST /api/accounts", "owner"],
  ["POST /api/login", "anyone"],
  ["POST /api/logout", "anyone"],
  ["GET /api/user", "worker"],
]
