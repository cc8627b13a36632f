import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/materials/stock", "worker"],
  ["POST /api/materials/stock", "manager"],
  ["GET /api/materials/export", "manager", "a download"],
  ["GET /api/materials/places", "worker"],
  ["GET /api/materials/stock/:id", "worker"],
  ["PUT /api/materials/stock/:id", "manager"],
  ["POST /api/materials/stock/:id/archive", "manager"],
  ["POST /api/materials/stock/:id/restore", "manager"],
  ["POST /api/materials/stock/:id/adjust", "worker"],
  ["POST /api/materials/stock/:id/return", "worker"],
  ["POST /api/materials/stock/:id/count", "worker"],
  ["POST /api/materials/stock/:id/move", "worker"],
  ["POST /api/materials/movements/:id/reverse", "worker"],
]
