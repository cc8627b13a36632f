import { useEffect, useState } from "react"
import { newKey } from "#ui/lib/newKey.ts"
import { refresh } from "#ui/lib/swr.tsx"
import type { Outgoing } from "#ui/outbox/item.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import type { FileKind, ProjectFile } from "../../schema.ts"
import { projectsPath } from "../hooks.ts"
import { projectFileKind } from "../senders.ts"
import { api, type FileItem } from "./api.ts"

export type OutgoingFile = Outgoing & { payload: FileItem }

/** Sends one, also from another screen; it stands in the list before it leaves what is on its way. */
export async function sendFile(item: FileItem, options: SendOptions): Promise<ProjectFile> {
  const file = await api.add(item, options)
  await refresh(projectsPath)
  return file
}

/** What is on its way to a project, and the name of the file that came last. */
export function useUploads(project: number) {
  const entries = useOutgoing()
    .filter(isFile)
    .filter(({ payload }) => payload.project === project)
  const [arrived, setArrived] = useState<string>()
  useEffect(
    () =>
      outbox.onSent(([item], reply) => {
        if (item && isFile(item) && item.payload.project === project) setArrived((reply as ProjectFile).name)
      }),
    [project],
  )
  return {
    entries,
    arrived,
    async add(files: readonly File[], kind: (file: File) => FileKind) {
      setArrived(undefined)
      for (const file of files)
        await outbox.add(projectFileKind, { project, file, kind: kind(file) }, newKey())
    },
    retry: (key: string) => outbox.retry([key]),
    /** Also of the one that is being sent: what was stopped too late has arrived all the same. */
    async cancel(key: string) {
      await outbox.remove([key])
      await refresh(projectsPath)
    },
  }
}

const isFile = (item: Outgoing): item is OutgoingFile => item.kind === projectFileKind
