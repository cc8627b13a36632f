import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/notes", "worker"],
  ["GET /api/notes/tasks", "worker"],
  ["GET /api/notes/:id", "worker"],
  ["POST /api/notes", "worker"],
  ["POST /api/notes/seen", "worker"],
  ["PUT /api/notes/:id", "worker"],
  ["PUT /api/notes/:id/done", "worker"],
  ["DELETE /api/notes/:id", "worker"],
  ["PUT /api/notes/:id/restored", "worker"],
]
