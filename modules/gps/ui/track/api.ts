import { get } from "#ui/lib/http.ts"
import { Track, type TrackOf } from "../../positions/schema.ts"

export const api = { track: (of: TrackOf) => get(Track, "/api/gps-tracking/track", { ...of }) }
