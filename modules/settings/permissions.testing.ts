import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/agents", "worker"],
  ["GET /api/company/picture/:id", "anyone", "a download"],
  ["GET /api/health", "anyone"],
  ["GET /api/mail/", "manager"],
  ["POST /api/mail/:id/again", "manager"],
  ["POST /api/mail/:id/cancel", "manager"],
  ["POST /api/mail/test", "owner"],
  ["GET /api/notices", "worker"],
  ["GET /api/settings", "manager"],
  ["POST /api/settings", "owner"],
  ["POST /api/settings/picture", "owner"],
]
