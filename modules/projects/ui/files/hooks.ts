import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { type Moved, useMoved } from "#ui/lib/useMoved.ts"
import type { ProjectFile } from "../../schema.ts"
import { projectsPath } from "../hooks.ts"
import { api } from "./api.ts"

export const useFiles = (project: number) =>
  useSWR<ProjectFile[], ApiError>(`${projectsPath}/${project}/files`, () => api.list(project))

export type RemovedFiles = Moved<ProjectFile>

/** Files that were removed keep their place, with the way back, until one leaves the screen. */
export const useRemoved = (): RemovedFiles => useMoved()

export function useRemove(project: number, file: ProjectFile, removed: RemovedFiles) {
  return useAction(
    async () => {
      await api.remove(project, file.id)
      const offer = offerUndo({
        said: t("projects.files.removed", { name: file.name }),
        back: () => api.restore(project, file.id),
        refreshes: [projectsPath],
        failed: t("projects.files.failed"),
        done: () => removed.forget(file.id),
        focus: () => document.getElementById(fileLink(file.id))?.focus(),
      })
      removed.remember(file, offer)
    },
    { refreshes: projectsPath, failed: "projects.files.failed" },
  )
}

export const fileLink = (id: number) => `bestand-${id}`
