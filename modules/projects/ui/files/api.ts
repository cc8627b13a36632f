import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import type { OnProgress } from "#ui/lib/progress.ts"
import { type FileChange, type FileKind, ProjectFile } from "../../schema.ts"

export interface Sending {
  file: File
  kind: FileKind
  /** The same for every try, so that a file that did arrive is not added twice. */
  key: string
  signal: AbortSignal
  onProgress: OnProgress
}

export const api = {
  list: (project: number) => get(z.array(ProjectFile), `/api/projects/${project}/files`),
  add(project: number, { file, kind, key, signal, onProgress }: Sending) {
    const body = new FormData()
    body.append("file", file)
    body.append("kind", kind)
    const options = { headers: { "idempotency-key": key }, signal, onProgress }
    return post(ProjectFile, `/api/projects/${project}/files`, body, options)
  },
  change: (project: number, id: number, change: FileChange) =>
    put(ProjectFile, `/api/projects/${project}/files/${id}`, change),
  remove: (project: number, id: number) => del(z.null(), `/api/projects/${project}/files/${id}`),
  restore: (project: number, id: number) =>
    put(ProjectFile, `/api/projects/${project}/files/${id}/restored`, {}),
}
