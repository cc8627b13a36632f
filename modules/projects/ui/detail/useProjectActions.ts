import { t } from "#ui/lib/i18n.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Project, ProjectStatus } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { orRefreshed } from "../orRefreshed.ts"

/** The three small changes of the page itself. */

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
