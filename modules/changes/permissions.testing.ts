import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/changes", "manager"],
  ["POST /api/changes/:id/undo", "manager"],
]
