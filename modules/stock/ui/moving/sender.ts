import { t } from "#ui/lib/i18n.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import { workshop } from "../../schema.ts"
import type { StockWish } from "./wish.ts"

/** What a wish is called in the outbox. */
export const stockKind = "stockWish"

/** As it waits on a device; `said`: what the queue calls it. */
export type QueuedWish = StockWish & { said: string }
export const isWish = (item: Outgoing): item is Outgoing & { payload: QueuedWish } => item.kind === stockKind

/** What turns one back that may have arrived, by the key of that. */
export const takeBackKind = "stockTakeBack"
export interface TakeBack {
  of: string
  wish: QueuedWish
}
export const isTakeBack = (item: Outgoing): item is Outgoing & { payload: TakeBack } =>
  item.kind === takeBackKind

/** In order: who counts and then takes means what is there after it. */
const lane = "stock"

const wish: Sender<QueuedWish> = {
  lane,
  send: async (...sent) => (await import("./outgoing.ts")).sendWish(...sent),
  text: ({ said }) => said,
  wayOut: (payload, code) =>
    tooLittle.includes(code)
      ? { href: `/material-stock/${payload.itemId}?tel=${takenFrom(payload)}`, label: t("stock.count.open") }
      : undefined,
}

const takeBack: Sender<TakeBack> = {
  lane,
  send: async (...sent) => (await import("./outgoing.ts")).sendTakeBack(...sent),
  partOf: ({ of }) => of,
  text: ({ wish: { said } }) => t("stock.queued.takeBack", { what: said }),
}

/** How what is done with materials on a device reaches the server, on whatever screen one is. */
export const senders: Senders = { [stockKind]: wish, [takeBackKind]: takeBack }

/** Why somebody hears that there is less than he takes. */
export const tooLittle = ["stock.noneLeft", "stock.notEnough"]

const takenFrom = ({ verb, wish }: StockWish) => (verb === "move" ? wish.from : (wish.place ?? workshop))
