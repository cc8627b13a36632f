import { useState } from "react"
import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ProjectFile } from "../../schema.ts"
import { projectsPath } from "../hooks.ts"
import { api } from "./api.ts"

export const useFiles = (project: number) =>
  useSWR<ProjectFile[], ApiError>(`${projectsPath}/${project}/files`, () => api.list(project))

/** Files that were removed keep their place, with the way back, until one leaves the screen. */
export function useRemoved(files: ProjectFile[]) {
  const [removed, setRemoved] = useState<ProjectFile[]>([])
  const gone = removed.filter(({ id }) => !files.some((file) => file.id === id))
  return {
    rows: [...files, ...gone].toSorted((a, b) => b.id - a.id),
    has: ({ id }: ProjectFile) => gone.some((file) => file.id === id),
    remember: (file: ProjectFile) =>
      setRemoved((known) => [...known.filter(({ id }) => id !== file.id), file]),
  }
}

export function useRemove(project: number, file: ProjectFile, remember: (file: ProjectFile) => void) {
  return useAction(
    async () => {
      await api.remove(project, file.id)
      remember(file)
    },
    { refreshes: projectsPath, failed: "projects.files.failed" },
  )
}

export const useRestore = (project: number, id: number) =>
  useAction(() => api.restore(project, id), {
    refreshes: projectsPath,
    failed: "projects.files.failed",
  })
