import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { Health, Settings, SettingsChange } from "./schema.ts"
import type { SettingsService } from "./service.ts"

export const settingsRoutes = (settings: SettingsService, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/health", () => ({ ok: true as const }), { response: Health })
    .get("/settings", () => settings.get(), { role: "manager", response: Settings })
    .post("/settings", ({ body, me }) => settings.save(body, me), {
      role: "owner",
      body: SettingsChange,
      response: Settings,
    })
