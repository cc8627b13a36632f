import { useState } from "react"
import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"

const piles = ["open", "all"] as const
export type Pile = (typeof piles)[number]
const allSlug = "alle"

export type AllocationsView = ReturnType<typeof useAllocationsView>

/** What one looks at, kept in the address: which invoices, what is searched for, and the card that was opened last. */
export function useAllocationsView() {
  const [params, setParams] = useSearchParams()
  const openId = Number(params.get("invoice")) || undefined
  const [opened, setOpened] = useState<readonly number[]>(openId ? [openId] : [])
  /** The card whose form takes the focus once it is there. */
  const [wanted, setWanted] = useState(openId)

  const changed = (change: Record<string, string>) => withChange(params, change)

  return {
    pile: piles.find((pile) => pile === "all" && params.get("status") === allSlug) ?? "open",
    search: params.get("zoek") ?? "",
    openId,
    opened,
    wanted,
    reached: () => setWanted(undefined),
    seek: (zoek: string) => setParams(changed({ zoek }), { replace: true }),
    open(id: number) {
      if (!opened.includes(id)) setOpened([...opened, id])
      setWanted(id)
      setParams(changed({ invoice: String(id) }), { replace: true })
    },
    close(id: number) {
      setOpened(opened.filter((each) => each !== id))
      setParams(changed({ invoice: "" }), { replace: true })
    },
    pileHref: (pile: Pile) => `?${changed({ status: pile === "all" ? allSlug : "", invoice: "" })}`,
  }
}
