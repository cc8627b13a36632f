import { formatDay } from "#src/shared/days.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import { mostTicks } from "../progress.ts"
import type { Tick } from "../schema.ts"
import type { FinishedItem } from "./api.ts"

/** What ticks and a finished day on their way are called in the outbox. */
export const tickKind = "checklistTick"
export const finishedKind = "checklistDay"

/** `task`: what the queue calls it. */
export interface TickItem extends Tick {
  task: string
}
export const isTick = (item: Outgoing): item is Outgoing & { payload: TickItem } => item.kind === tickKind
export type FinishedOutgoing = Outgoing & { payload: FinishedItem }
export const isFinished = (item: Outgoing): item is FinishedOutgoing => item.kind === finishedKind

/**
 * Those of a day that wait go together: who ticks thirty things in a cellar sends them in one go, and of a day that is
 * too old only its own are refused.
 */
const tick: Sender<TickItem> = {
  lane: "checklist",
  send: async (payload, options) => (await import("./outgoing.ts")).sendTicks([payload], options),
  together: {
    most: mostTicks,
    of: ({ day }) => day,
    send: async (payloads, options) => (await import("./outgoing.ts")).sendTicks(payloads, options),
  },
  text: ({ task, done }) => t(done ? "checklist.queue.done" : "checklist.queue.undone", { task }),
}

/** In no lane, as it carries photos: ticks never wait for it. */
const finished: Sender<FinishedItem> = {
  send: async (...sent) => (await import("./outgoing.ts")).sendFinished(...sent),
  text: ({ submission }) => t("checklist.queue.finished", { day: formatDay(submission.date) }),
}

/** How what was ticked on a device reaches the server, on whatever screen one is. */
export const senders: Senders = { [tickKind]: tick, [finishedKind]: finished }
