import type { CallOptions } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { refresh } from "#ui/lib/swr.tsx"
import type { SendOptions } from "#ui/outbox/sender.ts"
import type { Moved } from "../../schema.ts"
import { api } from "../api.ts"
import { keep, touchedBy } from "../hooks.ts"
import type { QueuedWish, TakeBack } from "./sender.ts"
import { landed } from "./waiting.ts"
import type { StockWish } from "./wish.ts"

/** Once for a key, however often it is called: the answer is that of the first time. */
export function call({ verb, itemId, wish }: StockWish, options: CallOptions): Promise<Moved> {
  if (verb === "adjust") return api.adjust(itemId, wish, options)
  if (verb === "giveBack") return api.giveBack(itemId, wish, options)
  if (verb === "count") return api.count(itemId, wish, options)
  return api.move(itemId, wish, options)
}

/** What a wish was done as, the server tells again to the same key. */
export async function turnBack({ of, wish }: TakeBack, options: CallOptions): Promise<Moved> {
  const { movementId } = await call(wish, keyed(of))
  return api.reverse(movementId!, options)
}

/** Also from another screen; it shows before it leaves what is on its way. */
export const sendWish = (wish: QueuedWish, options: SendOptions) => shown(call(wish, options), options)

export const sendTakeBack = (one: TakeBack, options: SendOptions) => shown(turnBack(one, options), options)

async function shown(sent: Promise<Moved>, { key }: SendOptions): Promise<Moved> {
  const reply = await sent
  landed.add(key)
  void keep(reply.item)
  void refresh(...touchedBy(reply.item.id))
  return reply
}
