import { get, post } from "#ui/lib/http.ts"
import { Settings } from "../schema.ts"

export const api = {
  get: () => get(Settings, "/api/settings"),
  save: (settings: Settings) => post(Settings, "/api/settings", settings),
}
