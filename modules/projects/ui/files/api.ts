import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { type FileChange, type FileKind, ProjectFile } from "../../schema.ts"

/** A file, what it is, and on which project. */
export interface FileItem {
  project: number
  file: File
  kind: FileKind
}

export const api = {
  list: (project: number) => get(z.array(ProjectFile), `/api/projects/${project}/files`),
  add({ project, file, kind }: FileItem, sending: SendOptions) {
    const body = new FormData()
    body.append("file", file)
    body.append("kind", kind)
    return post(ProjectFile, `/api/projects/${project}/files`, body, sending)
  },
  change: (project: number, id: number, change: FileChange) =>
    put(ProjectFile, `/api/projects/${project}/files/${id}`, change),
  remove: (project: number, id: number) => del(z.null(), `/api/projects/${project}/files/${id}`),
  restore: (project: number, id: number) =>
    put(ProjectFile, `/api/projects/${project}/files/${id}/restored`, {}),
}
