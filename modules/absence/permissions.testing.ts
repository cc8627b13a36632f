import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/absence", "worker"],
  ["POST /api/absence/leave", "worker"],
  ["POST /api/absence/sickness", "worker"],
  ["POST /api/absence/seen", "worker"],
  ["PUT /api/absence/:id/state", "worker"],
  ["PUT /api/absence/:id/recovery", "worker"],
  ["PUT /api/absence/rights", "manager"],
  ["PUT /api/absence/workdays", "manager"],
]
