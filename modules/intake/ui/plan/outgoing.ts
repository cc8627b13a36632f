import { refresh } from "#ui/lib/swr.tsx"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { measuredPath } from "../rooms/paths.ts"
import { api } from "./api.ts"
import { plansPath } from "./paths.ts"
import type { QueuedPlan } from "./senders.ts"

/** It stands among the plans before it leaves what is on its way; so does what somebody else had saved. */
export async function sendPlan({ project, id, plan }: QueuedPlan, options: SendOptions) {
  try {
    return await api.save(project, id, plan, options)
  } finally {
    await refresh(plansPath(project), measuredPath(project))
  }
}
