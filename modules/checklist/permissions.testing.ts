import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/checklist-items", "owner"],
  ["POST /api/checklist-items", "owner"],
  ["PUT /api/checklist-items/:code", "owner"],
  ["POST /api/checklist-items/:code/move", "owner"],
  ["GET /api/daily-checklist", "worker"],
  ["PUT /api/daily-checklist/ticks", "worker"],
  ["POST /api/daily-checklist", "worker"],
  ["GET /api/daily-checklist/days", "worker"],
  ["GET /api/daily-checklist/days/:id", "worker"],
  ["GET /api/daily-checklist/days/:id/photos/:photoId", "worker", "a download"],
]
