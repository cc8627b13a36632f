import { formatQuantity } from "#src/shared/euro.ts"
import { ApiError, type CallOptions, isCutOff } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { keyed, newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Moved, Place, StockItem } from "../../schema.ts"
import { keep, touchedBy, usePlaces } from "../hooks.ts"
import { placeName } from "../words.ts"
import { call, turnBack } from "./outgoing.ts"
import { isTakeBack, isWish, type QueuedWish, stockKind, type TakeBack, takeBackKind } from "./sender.ts"
import { changesOf, liesAt, type StockWish, withWish } from "./wish.ts"

/** The material as it now is; `queued`: the server does not know yet. `changed`: not when a count was known already. */
export interface Done {
  item: StockItem
  queued: boolean
  changed: boolean
  /** 'Gepakt: 3 stuks voor Badkamer' */
  what: string
}

/** Longer nobody waits with a box in his hand: then it is kept, and sent by itself. */
const patience = 10_000

type Wish = StockWish extends infer One ? (One extends StockWish ? Omit<One, "itemId"> : never) : never

/**
 * Hook: does something with a material at once or, without a connection, as soon as there is one. Either way it shows
 * at once, and can be turned back in the bar.
 */
export function useMoving(item: StockItem) {
  const keys = useWishKey()
  const places = usePlaces()
  return async (one: Wish, what: string): Promise<Done> => {
    const wish = { ...one, itemId: item.id } as StockWish
    const key = keys.of(wish)
    const queued: QueuedWish = { ...wish, said: t("stock.undo.said", { what, name: item.name }) }
    const reply = await now((options) => call(wish, { ...keyed(key), ...options }))
    if (!reply) {
      refuseTooLittle(item, wish, places)
      await outbox.add(stockKind, queued, key)
    }
    keys.heard()
    const changed = reply?.movementId !== null
    if (changed) offerBack(item, { of: key, wish: queued })
    return { item: reply?.item ?? withWish(item, wish), queued: !reply, changed, what }
  }
}

/** Nothing when nobody answers, or when something that was done before it still waits. */
async function now(done: (options: CallOptions) => Promise<Moved>): Promise<Moved | undefined> {
  const waits = outbox.get().some((item) => (isWish(item) || isTakeBack(item)) && item.state !== "refused")
  if (!navigator.onLine || waits) return undefined
  try {
    const reply = await done({ timeout: patience })
    await keep(reply.item)
    return reply
  } catch (error) {
    if (isCutOff(error)) return undefined
    throw error
  }
}

/** As the server would, by what this device knows: nobody hears the next day that it wasn't there. */
function refuseTooLittle(item: StockItem, wish: StockWish, places: readonly Place[]) {
  for (const { place, quantity } of changesOf(item, wish)) {
    const left = liesAt(item, place)
    if (left + quantity >= 0) continue
    const code = left === 0 ? "stock.noneLeft" : "stock.notEnough"
    const values = { left: formatQuantity(left), unit: item.unit, place: placeName(places, place) }
    throw new ApiError(409, code, t(left === 0 ? "stock.errors.noneLeft" : "stock.errors.notEnough", values))
  }
}

function offerBack({ id, name }: StockItem, done: TakeBack) {
  const key = newKey()
  offerUndo({
    said: done.wish.said,
    async back() {
      if (await outbox.unsend(done.of)) return
      const reply = await now((options) => turnBack(done, { ...keyed(key), ...options }))
      if (!reply) await outbox.add(takeBackKind, done, key)
    },
    refreshes: touchedBy(id),
    undone: t("stock.undo.undone", { name }),
    failed: t("stock.undo.failed"),
  })
}

/** What is said of it: that it is so now, or that it will be. */
export const saidOf = ({ queued, changed, what }: Done) =>
  queued
    ? { title: t("stock.queued.title"), text: t("stock.queued.text", { what }) }
    : { title: t("stock.adjust.done"), text: changed ? what : t("stock.count.known") }
