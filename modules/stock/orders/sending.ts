import type { User } from "#modules/access/schema.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Sender } from "#src/documents/sender.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { conflict } from "#src/shared/errors.ts"
import { orderPaper as nl } from "./nl.ts"
import { orderFileName, orderPdf } from "./paper.ts"
import type { MailOrder, StockOrder } from "./schema.ts"
import type { StockOrders } from "./service.ts"

export type OrderSending = ReturnType<typeof createOrderSending>

/** An order on paper, and on its way to a supplier. */
export function createOrderSending({
  files,
  replays,
  orders,
  mail,
  sender,
}: {
  files: FileStore
  replays: Replays
  orders: StockOrders
  mail: Pick<MailService, "configured" | "post" | "office">
  sender: () => Promise<Sender>
}) {
  const paperOf = async (order: StockOrder) => orderPdf(order, await sender())
  return {
    async pdf(id: number) {
      const order = orders.one(id)
      const bytes = await paperOf(order)
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
      return { blob, bytes: bytes.length, mediaType: "application/pdf", name: orderFileName(order) }
    },
    /** Made before it is kept, as it takes longer than anybody may be held up. */
    async mail(id: number, wish: MailOrder, key: string | null, by: User): Promise<void> {
      const scope = `stock.mail.${by.id}`
      if (replays.earlier<true>(scope, key, { id, ...wish })) return
      if (!mail.configured()) throw conflict("stock.mailOff")
      const order = orders.one(id)
      const fileId = await files.add(await paperOf(order), "application/pdf")
      replays.once<true>(scope, key, { id, ...wish }, () => {
        orders.changeable(id, wish.version)
        const posted = mail.post({
          kind: "stock.order",
          to: wish.to,
          replyTo: mail.office(),
          subject: `${nl.title} ${order.number}`,
          text: `${wish.message}\n`,
          attachments: [{ fileId, name: orderFileName(order) }],
        })
        if (!posted) throw conflict("stock.mailOff")
        // What went out stays: the mail may have to wait, and a supplier may ask what it said.
        files.keep([fileId])
        orders.mailed(id, { to: wish.to, fileId }, by)
        return true
      })
    },
  }
}
