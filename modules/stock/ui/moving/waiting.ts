import { useMemo } from "react"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import type { StockItem } from "../../schema.ts"
import { isTakeBack, isWish } from "./sender.ts"
import { withWish } from "./wish.ts"

/** Keys of what the server has, and shows in what was read, before it leaves the queue. */
export const landed = new Set<string>()

/** Hook: materials as they will be once what was done here without a connection has arrived. */
export function useWithWaiting(items: StockItem[] | undefined): StockItem[] | undefined {
  const outgoing = useOutgoing()
  return useMemo(() => {
    const takenBack = new Set(outgoing.filter(isTakeBack).map(({ payload }) => payload.of))
    const waiting = outgoing
      .filter(isWish)
      .filter(({ key, state }) => state !== "refused" && !landed.has(key) && !takenBack.has(key))
      .map(({ payload }) => payload)
    if (waiting.length === 0) return items
    const byItem = Map.groupBy(waiting, ({ itemId }) => itemId)
    return items?.map((item) => (byItem.get(item.id) ?? []).reduce(withWish, item))
  }, [items, outgoing])
}
