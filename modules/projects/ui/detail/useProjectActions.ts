import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Project, ProjectStatus } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths, projectsPath } from "../hooks.ts"

/** The three small changes of the page itself. When another was first, the page shows what that made of it. */

export const useSetStatus = () =>
  useAction(
    ({ id, version }: Project, status: ProjectStatus) => orRefreshed(api.setStatus(id, { status, version })),
    {
      refreshes: affectedPaths,
      done: ({ name, status }) => ({
        title: t("projects.detail.statusDone"),
        text: t("projects.detail.statusDoneText", { name, status: t(`kit.status.project.${status}`) }),
      }),
    },
  )

export const useSetProgress = () =>
  useAction(
    ({ id, version }: Project, progress: number) => orRefreshed(api.setProgress(id, { progress, version })),
    { refreshes: affectedPaths, done: "projects.detail.progressDone" },
  )

export const useArchive = () =>
  useAction((id: number, archived: boolean) => api.setArchived(id, { archived }), {
    refreshes: affectedPaths,
    done: ({ archivedAt }) => ({
      title: t(archivedAt === null ? "projects.detail.restoreDone" : "projects.detail.archiveDone"),
    }),
  })

async function orRefreshed<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.status)) await refresh(projectsPath)
    throw error
  }
}
