import { useCallback } from "react"
import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"
import { type Filter, filters, slugs } from "./filters.ts"

/** What one looks at, kept in the address, so that Back and a bookmark lead to it again. */
export interface ProjectsView {
  filter: Filter
  search: string
  table: boolean
  /** As the table takes it. */
  sort: string
  seek: (search: string) => void
  sortBy: (sort: string) => void
  filterHref: (filter: Filter) => string
  /** The same as cards, or as a table. */
  lookHref: (table: boolean) => string
}

export function useProjectsView(): ProjectsView {
  const [params, setParams] = useSearchParams()

  const changed = (change: Record<string, string>) => withChange(params, change)
  const sortBy = useCallback(
    (volgorde: string) => setParams((now) => withChange(now, { volgorde }), { replace: true }),
    [setParams],
  )

  return {
    filter: filters.find((each) => slugs[each] === params.get("status")) ?? "all",
    search: params.get("zoek") ?? "",
    table: params.get("weergave") === "tabel",
    sort: params.get("volgorde") ?? "",
    seek: (zoek) => setParams(changed({ zoek }), { replace: true }),
    sortBy,
    filterHref: (filter) => `/projects?${changed({ status: slugs[filter] })}`,
    lookHref: (table) => `/projects?${changed({ weergave: table ? "tabel" : "" })}`,
  }
}
