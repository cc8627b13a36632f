import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/projects/:id/photo-pairs", "worker"],
  ["POST /api/projects/:id/photo-pairs", "worker"],
  ["DELETE /api/projects/:id/photo-pairs/:before/:after", "worker"],
  ["GET /api/projects/:id/photo-shares", "manager"],
  ["POST /api/projects/:id/photo-shares", "manager"],
  ["DELETE /api/projects/:id/photo-shares/:shareId", "manager"],
  ["GET /api/projects/:id/photos", "worker"],
  ["POST /api/projects/:id/photos", "worker"],
  ["GET /api/projects/:id/photos/report", "worker", "a download"],
  ["GET /api/projects/:id/photos/zip", "worker", "a download"],
  ["PUT /api/projects/:id/photos/:photoId", "worker"],
  ["PUT /api/projects/:id/photos/:photoId/drawing", "worker"],
  ["GET /api/projects/:id/photos/:photoId/drawn", "worker", "a download"],
  ["GET /api/projects/:id/photos/:photoId/drawn/preview", "worker", "a download"],
  ["GET /api/projects/:id/photos/:photoId/shapes", "worker"],
  ["GET /api/shared-photos", "anyone"],
  ["GET /api/shared-photos/:id", "anyone"],
  ["GET /api/shared-photos/:id/preview", "anyone"],
]
