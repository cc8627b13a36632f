import { t } from "#ui/lib/i18n.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { SaveRoom } from "../../rooms/schema.ts"

/** What the save of a room is called in the outbox. */
export const roomKind = "intakeRoom"

export interface QueuedRoom {
  project: number
  id: string
  room: SaveRoom
}
export type RoomOutgoing = Outgoing & { payload: QueuedRoom }
export const isRoom = (item: Outgoing): item is RoomOutgoing => item.kind === roomKind

const room: Sender<QueuedRoom> = {
  lane: "intakeRooms",
  send: async (...sent) => (await import("./outgoing.ts")).sendRoom(...sent),
  /** A save goes on from the one before it, which may be on its way still. */
  partOf: ({ room: { after } }) => after ?? "",
  text: ({ room: { name, removed } }) =>
    t(removed ? "intake.rooms.queue.removed" : "intake.rooms.queue.saved", { name }),
  wayOut: ({ project }) => ({
    href: `/job-intake/${project}?tab=maten`,
    label: t("intake.rooms.queue.look"),
  }),
}

/** How rooms that were measured on a device reach the server, on whatever screen one is. */
export const roomSenders: Senders = { [roomKind]: room }
