import { get, post } from "#ui/lib/http.ts"
import { Settings, type SettingsChange } from "../schema.ts"

export const api = {
  get: () => get(Settings, "/api/settings"),
  save: (change: SettingsChange) => post(Settings, "/api/settings", change),
}
