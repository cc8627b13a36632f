import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/calculators", "worker"],
  ["GET /api/projects/:id/measured", "manager"],
  ["POST /api/projects/:id/measured", "manager"],
  ["POST /api/projects/:id/measured/back", "manager"],
  ["POST /api/projects/:id/measured/preview", "manager"],
  ["GET /api/projects/:id/rooms", "worker"],
  ["PUT /api/projects/:id/rooms/:room", "worker"],
]
