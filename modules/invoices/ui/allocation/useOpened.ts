import { useState } from "react"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { allocationList } from "./allocationList.ts"

export type AllocationsView = ReturnType<typeof useOpened>

type Key = number | string

/** More than one card may be open; the address says which was opened last. */
export function useOpened(view: ViewOf<typeof allocationList>) {
  const { openId } = view
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set(openId ? [openId] : []))
  /** The card whose form takes the focus once it is there. */
  const [wanted, setWanted] = useState<Key | undefined>(openId)

  return {
    ...view,
    opened,
    wanted,
    reached: () => setWanted(undefined),
    open(id: Key) {
      if (!opened.has(id)) setOpened(opened.union(new Set([id])))
      setWanted(id)
      view.open(id)
    },
    shut(id: Key) {
      setOpened(opened.difference(new Set([id])))
      view.close()
    },
  }
}
