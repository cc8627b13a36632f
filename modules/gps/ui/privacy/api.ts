import { download, get } from "#ui/lib/http.ts"
import { Privacy } from "../../sheets/schema.ts"

export const api = {
  privacy: () => get(Privacy, "/api/gps-tracking/privacy"),
  mine: () => download("/api/gps-tracking/mine"),
}
