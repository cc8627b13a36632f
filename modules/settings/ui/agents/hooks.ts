import { usePolled } from "#ui/lib/swr.tsx"
import type { Agent } from "../../schema.ts"
import { api } from "./api.ts"

const every = 30_000

/** The background workers. A failure yields an empty list. */
export const useAgents = () => usePolled<Agent[]>("/api/agents", () => api.list().catch(() => []), every)
