import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import type { Commitment } from "../../commitments/schema.ts"
import { projectsPath } from "../hooks.ts"
import { api } from "./api.ts"

/** What is on order for a project that was chosen; asks for nothing before. */
export const useOrders = (project: number | null) =>
  useSWR<Commitment[], ApiError>(
    project !== null && [projectsPath, project, "commitments"],
    () => api.of(project!),
    { revalidateIfStale: true },
  )
