import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"

/** What one looks at, kept in the address, so that Back leads to it again. */
export interface CustomersView {
  search: string
  /** As the table takes it. */
  sort: string
  seek: (search: string) => void
  sortBy: (sort: string) => void
}

export function useCustomersView(): CustomersView {
  const [params, setParams] = useSearchParams()

  const change = (change: Record<string, string>) => setParams(withChange(params, change), { replace: true })

  return {
    search: params.get("zoek") ?? "",
    sort: params.get("volgorde") ?? "",
    seek: (zoek) => change({ zoek }),
    sortBy: (volgorde) => change({ volgorde }),
  }
}
