import { useRef } from "react"
import { useSearchParams } from "wouter"
import { withChange } from "./query.ts"

/** What one looks at, kept in the address: which pile, what is searched for in it, which item of it is open. */
export interface PileView<Pile extends string> {
  pile: Pile
  search: string
  openId: number | undefined
  seek: (search: string) => void
  open: (id: number) => void
  close: () => void
  pileHref: (pile: Pile) => string
  itemHref: (id: number) => string
}

/** `slugs` says what each pile is called in the address, the one to begin with first; `item` is the name of an open one. */
export function usePileView<Pile extends string>(slugs: Record<Pile, string>, item: string): PileView<Pile> {
  const [params, setParams] = useSearchParams()
  const pushed = useRef(false)
  const piles = Object.keys(slugs) as Pile[]
  const openId = Number(params.get(item)) || undefined

  const changed = (change: Record<string, string>) => withChange(params, change)

  return {
    pile: piles.find((each) => slugs[each] === params.get("status")) ?? piles[0]!,
    search: params.get("zoek") ?? "",
    openId,
    seek: (zoek) => setParams(changed({ zoek }), { replace: true }),
    open(id) {
      // From one open item to the next the address is replaced: Back leads to the list.
      setParams(changed({ [item]: String(id) }), { replace: openId !== undefined })
      if (openId === undefined) pushed.current = true
    },
    close() {
      if (pushed.current) history.back()
      else setParams(changed({ [item]: "" }), { replace: true })
      pushed.current = false
    },
    pileHref: (pile) => `?${changed({ status: slugs[pile], [item]: "" })}`,
    itemHref: (id) => `?${changed({ [item]: String(id) })}`,
  }
}
