import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/timeline", "worker"],
  ["POST /api/timeline/feed", "worker"],
  ["GET /api/agenda/:token", "anyone", "a download"],
  ["GET /api/timeline/news", "worker"],
  ["POST /api/timeline/news/seen", "worker"],
  ["POST /api/timeline/moves", "manager"],
  ["GET /api/timeline/projects/:id", "manager"],
  ["PUT /api/timeline/projects/:id", "manager"],
  ["GET /api/timeline/weather", "worker"],
]
