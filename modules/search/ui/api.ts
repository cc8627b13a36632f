import { post } from "#ui/lib/http.ts"
import { Hits, SearchResult } from "../schema.ts"

export const find = (typed: string, signal: AbortSignal) =>
  post(SearchResult, "/api/search", { typed }, { signal })

export const visited = (addresses: string[]) => post(Hits, "/api/search/visited", { addresses })
