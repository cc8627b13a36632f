import * as z from "zod/mini"
import { download, get } from "#ui/lib/http.ts"
import { type ExportOf, type WeekOf, WeekOverview, WeekSheet, type WeeksOf } from "../../sheets/schema.ts"

export const api = {
  overview: (query: WeeksOf) => get(WeekOverview, "/api/hours/weeks", query),
  week: (query: WeekOf) => get(WeekSheet, "/api/hours/week", query),
  everyone: (query: WeeksOf) => get(z.array(WeekSheet), "/api/hours/week/everyone", query),
  export: (query: ExportOf) => download("/api/hours/export", { query }),
}
