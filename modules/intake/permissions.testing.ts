import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/intake-items", "owner"],
  ["POST /api/intake-items", "owner"],
  ["PUT /api/intake-items/:code", "owner"],
  ["POST /api/intake-items/:code/move", "owner"],
  ["GET /api/projects/:id/checklist", "worker"],
  ["POST /api/projects/:id/checklist", "worker"],
  ["PUT /api/projects/:id/checklist/marks", "worker"],
  ["PUT /api/projects/:id/checklist/answers", "worker"],
  ["POST /api/projects/:id/checklist/renewal", "worker"],
  ["PUT /api/projects/:id/checklist/warnings/:code", "worker"],
  ["GET /api/projects/:id/checklist/halts", "worker"],
  ["GET /api/projects/:id/checklist/deviation", "manager"],
  ["POST /api/projects/:id/checklist/version", "manager"],
]
