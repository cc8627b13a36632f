import { usePolled } from "#ui/lib/swr.tsx"
import type { ChangesQuery, RecentChanges } from "../schema.ts"
import { api } from "./api.ts"

const forNewOnes = 60_000

export const useChanges = (query: ChangesQuery) =>
  usePolled<RecentChanges>(["/api/changes", query], () => api.recent(query), forNewOnes)
