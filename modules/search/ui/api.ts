import { post } from "#ui/lib/http.ts"
import { SearchResult } from "../schema.ts"

export const find = (typed: string, signal: AbortSignal) =>
  post(SearchResult, "/api/search", { typed }, { signal })
