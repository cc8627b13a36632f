import { useRef } from "react"
import { useSearchParams } from "wouter"
import { type Pile, piles } from "../schema.ts"

/** What the office looks at, kept in the address: which pile, what is searched for, which request is open. */
export interface RequestView {
  disposition: Pile
  search: string
  openId: number | undefined
  seek: (search: string) => void
  open: (id: number) => void
  close: () => void
  pileHref: (pile: Pile) => string
  requestHref: (id: number) => string
}

const slugs: Record<Pile, string> = {
  open: "open",
  won: "opdracht",
  rejected: "afgewezen",
  archived: "gearchiveerd",
  spam: "spam",
}

export function useRequestView(): RequestView {
  const [params, setParams] = useSearchParams()
  const pushed = useRef(false)
  const disposition = piles.find((each) => slugs[each] === params.get("status")) ?? "open"
  const openId = Number(params.get("aanvraag")) || undefined

  const changed = (change: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(change))
      if (value) next.set(key, value)
      else next.delete(key)
    return next
  }

  return {
    disposition,
    search: params.get("zoek") ?? "",
    openId,
    seek: (zoek) => setParams(changed({ zoek }), { replace: true }),
    open(id) {
      // From one open request to the next the address is replaced: Back leads to the list.
      setParams(changed({ aanvraag: String(id) }), { replace: openId !== undefined })
      if (openId === undefined) pushed.current = true
    },
    close() {
      if (pushed.current) history.back()
      else setParams(changed({ aanvraag: "" }), { replace: true })
      pushed.current = false
    },
    pileHref: (pile) => `?${changed({ status: slugs[pile], aanvraag: "" })}`,
    requestHref: (id) => `?${changed({ aanvraag: String(id) })}`,
  }
}
