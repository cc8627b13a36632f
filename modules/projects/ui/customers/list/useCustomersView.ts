import { useSearchParams } from "wouter"

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

  function change(name: string, value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }

  return {
    search: params.get("zoek") ?? "",
    sort: params.get("volgorde") ?? "",
    seek: (search) => change("zoek", search),
    sortBy: (sort) => change("volgorde", sort),
  }
}
