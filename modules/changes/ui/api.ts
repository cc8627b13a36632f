import { get, post } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { Change, type ChangesQuery, RecentChanges } from "../schema.ts"

export const api = {
  recent: (query: ChangesQuery) => get(RecentChanges, "/api/changes", query),
  undo: (id: number, key: string) => post(Change, `/api/changes/${id}/undo`, undefined, keyed(key)),
}
