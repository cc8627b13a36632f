import useSWR from "swr"
import { affectedPaths } from "#modules/projects/ui/hooks.ts"
import type { ApiError } from "#ui/lib/http.ts"
import type { ExtraWork, ProjectExtraWork } from "../../extraWork/schema.ts"
import { api } from "./api.ts"

const extraPath = "/api/extra-work"

/** What a change of it shows in: the price and the days of its project too. */
export const touchedPaths = [extraPath, ...affectedPaths]

export const useProjectExtraWork = (project: number | undefined) =>
  useSWR<ProjectExtraWork, ApiError>(project !== undefined && `/api/projects/${project}/extra-work`, () =>
    api.of(project!),
  )

export const useExtraWork = (id: number | undefined) =>
  useSWR<ExtraWork, ApiError>(id !== undefined && [extraPath, id], () => api.get(id!))
