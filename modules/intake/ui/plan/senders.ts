import { t } from "#ui/lib/i18n.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { SavePlan } from "../../plan/schema.ts"
import { floorText } from "../rooms/floorText.ts"

/** What the save of a floor plan is called in the outbox. */
export const planKind = "intakePlan"

export interface QueuedPlan {
  project: number
  id: string
  plan: SavePlan
}
export type PlanOutgoing = Outgoing & { payload: QueuedPlan }
export const isPlan = (item: Outgoing): item is PlanOutgoing => item.kind === planKind

const plan: Sender<QueuedPlan> = {
  lane: "intakePlans",
  send: async (...sent) => (await import("./outgoing.ts")).sendPlan(...sent),
  /** A save goes on from the one before it, which may be on its way still. */
  partOf: ({ plan: { after } }) => after ?? "",
  text: ({ plan: { level, removed } }) =>
    t(removed ? "intake.plans.queue.removed" : "intake.plans.queue.saved", { floor: floorText(level) }),
  wayOut: ({ project }) => ({
    href: `/job-intake/${project}?tab=plattegrond`,
    label: t("intake.plans.queue.look"),
  }),
}

/** How plans that were drawn on a device reach the server, on whatever screen one is. */
export const planSenders: Senders = { [planKind]: plan }
