import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [["GET /api/calculators", "worker"]]
