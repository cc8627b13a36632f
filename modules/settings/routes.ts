import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { SentBody } from "#src/http/body.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { uploadIn } from "#src/http/upload.ts"
import { invalid } from "#src/shared/errors.ts"
import { pictureReply } from "./pictureReply.ts"
import {
  maxPictureBytes,
  type PictureKind,
  PictureReply,
  pictureKinds,
  Settings,
  SettingsChange,
} from "./schema.ts"
import type { SettingsService } from "./service.ts"

/** Two of the largest at once, one for each owner. */
const largest = maxPictureBytes + 64 * 1024
const uploads = createInFlight({ most: 2 * largest, perAddress: largest })

export const settingsRoutes = (settings: SettingsService, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/settings", () => settings.get(), { role: "manager", response: Settings })
    .post("/settings", ({ body, me }) => settings.save(body, me), {
      role: "owner",
      body: SettingsChange,
      response: Settings,
    })
    .post(
      "/settings/picture",
      ({ request, server, me }) => {
        return uploads.during(String(me.id), { request, server }, async (whole) =>
          settings.takePicture(await uploadedPicture(await whole()), me),
        )
      },
      { role: "owner", ...takesFile(maxPictureBytes / 1024 / 1024), response: PictureReply },
    )
    .get(
      "/company/picture/:id",
      ({ params, request }) => pictureReply(params.id, settings.picture(params.id), request),
      {
        params: z.object({ id: z.string() }),
      },
    )

/** The picture in a multipart body: one `file`, and `type` saying what it shows. */
async function uploadedPicture(body: SentBody): Promise<{ kind: PictureKind; bytes: Uint8Array }> {
  const megabytes = maxPictureBytes / 1024 / 1024
  const { bytes, texts } = uploadIn(body, { megabytes, fields: ["type"] })
  const kind = pictureKinds.find((known) => known === texts.type)
  if (!kind) throw invalid({ type: "settings.pictureKind" })
  return { kind, bytes }
}
