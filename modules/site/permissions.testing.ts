import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["POST /api/contact", "anyone"],
  ["GET /api/messages", "manager"],
  ["PUT /api/messages/:id/state", "manager"],
  ["GET /api/messages/:id", "manager"],
  ["POST /api/messages/:id/customer", "manager"],
  ["POST /api/messages/:id/project", "manager"],
  ["POST /api/messages/:id/answers", "manager"],
  ["GET /api/messages/counts", "manager"],
]
