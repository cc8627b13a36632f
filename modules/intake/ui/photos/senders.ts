import { t } from "#ui/lib/i18n.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import { type DrawingItem, drawingKind, type ShotItem, shotKind } from "./items.ts"

/** In no lane, as they are large: what is ticked and measured meanwhile never waits for them. */
const shot: Sender<ShotItem> = {
  send: async (...sent) => (await import("./outgoing.ts")).sendShot(...sent),
  text: ({ title }) => t("intake.photos.queue.photo", { title }),
}

const drawing: Sender<DrawingItem> = {
  send: async (...sent) => (await import("./outgoing.ts")).sendDrawing(...sent),
  text: ({ title }) => t("intake.photos.queue.drawing", { title }),
}

export const photoSenders: Senders = { [shotKind]: shot, [drawingKind]: drawing }
