import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["POST /api/contact", "anyone"],
  ["GET /api/messages", "manager"],
  ["PUT /api/messages/:id/state", "manager"],
  ["GET /api/messages/counts", "manager"],
]
