import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { previewOf } from "#src/http/preview.ts"
import { uploadIn } from "#src/http/upload.ts"
import { FileChange, maxFileBytes, ProjectFile } from "../schema.ts"
import type { ProjectFiles } from "./service.ts"

const ByFile = z.extend(ById, { fileId: NumberInPath })

/** Two of the largest at once, one for each account: a file takes about three times its size while it is read. */
const megabyte = 1024 * 1024
const megabytes = maxFileBytes / megabyte
const uploads = createInFlight({ most: 56 * megabyte, perAddress: 28 * megabyte })

export const projectFileRoutes = (files: ProjectFiles, access: Access) =>
  new Elysia({ prefix: "/api/projects/:id/files" })
    .use(guard(access))
    .get("", ({ params }) => files.list(params.id), {
      role: "worker",
      params: ById,
      response: z.array(ProjectFile),
    })
    .post(
      "",
      ({ params, request, server, me }) => {
        return uploads.during(String(me.id), { request, server }, (whole) => {
          const read = async () => uploadIn(await whole(), { megabytes, fields: ["kind"] })
          return files.add(params.id, read, keyOf(request), me)
        })
      },
      { role: "worker", ...takesFile(megabytes), params: ById, response: ProjectFile },
    )
    .get(
      "/:fileId/preview",
      async ({ params, me }) => previewOf(await files.preview(params.id, params.fileId, me)),
      { role: "worker", params: ByFile },
    )
    .get(
      "/:fileId/:name?",
      ({ params }) => {
        const file = files.download(params.id, params.fileId)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "worker", params: z.extend(ByFile, { name: z.optional(z.string()) }) },
    )
    .put("/:fileId", ({ params, body, me }) => files.change(params.id, params.fileId, body, me), {
      role: "manager",
      params: ByFile,
      body: FileChange,
      response: ProjectFile,
    })
    .delete(
      "/:fileId",
      ({ params, me }) => {
        files.remove(params.id, params.fileId, me)
        return null
      },
      { role: "worker", params: ByFile, response: z.null() },
    )
    .put("/:fileId/restored", ({ params, me }) => files.restore(params.id, params.fileId, me), {
      role: "worker",
      params: ByFile,
      response: ProjectFile,
    })
