import useSWR from "swr"
import * as z from "zod/mini"
import type { ApiError } from "#ui/lib/http.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { type Colleague, type Costs, type HistoryEntry, Project } from "../schema.ts"
import { api } from "./api.ts"
import { customersPath } from "./customers/hooks.ts"

/** Every read of a project begins with it, so a write refreshes them all. */
export const projectsPath = "/api/projects"
/** What a change of a project shows in: a customer's card lists his projects. */
export const affectedPaths = [projectsPath, customersPath]

const forNewOnes = 60_000

/**
 * What is at hand, or with `archived` what was put away, the newest first; a new one shows within a minute. Asks for
 * nothing unless `wanted`.
 */
export const useProjects = (archived = false, wanted = true) =>
  useRememberedOnSite(
    ProjectList,
    wanted && [projectsPath, { archived }],
    () => api.list(archived ? { archived: "true" } : {}),
    wanted ? forNewOnes : 0,
  )

const ProjectList = z.array(Project)

/** Asks for nothing as long as it is not known which. */
export const useProject = (id: number | undefined) =>
  useRememberedOnSite(Project, id !== undefined && [projectsPath, id], () => api.get(id!), forNewOnes)

export const useCosts = (id: number) => usePolled<Costs>([projectsPath, id, "costs"], () => api.costs(id), 0)
export const useHistory = (id: number) =>
  usePolled<HistoryEntry[]>([projectsPath, id, "history"], () => api.history(id), 0)

/** Who can be put on a team. */
export const useColleagues = () => useSWR<Colleague[], ApiError>("/api/colleagues", api.colleagues)
