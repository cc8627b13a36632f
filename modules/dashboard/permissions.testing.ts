import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/dashboard/data", "worker"],
  ["GET /api/figures", "manager"],
]
