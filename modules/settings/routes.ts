import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { takesFile } from "#src/http/limits.ts"
import { pictureReply } from "./pictureReply.ts"
import { uploadedPicture } from "./pictureUpload.ts"
import { maxPictureBytes, PictureReply, Settings, SettingsChange } from "./schema.ts"
import type { SettingsService } from "./service.ts"

const slowPhoneSeconds = 120

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
      async ({ request, server }) => {
        server?.timeout(request, slowPhoneSeconds)
        return settings.takePicture(await uploadedPicture(request))
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
