import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { toast } from "#ui/lib/toast.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import type { Submitted } from "../schema.ts"
import { api, type FinishedItem } from "./api.ts"
import { dayPath } from "./paths.ts"
import type { TickItem } from "./senders.ts"

/** They stand on the list before they leave what is on its way. */
export async function sendTicks(items: TickItem[], options: SendOptions) {
  const ticks = items.map(({ task: _, ...tick }) => tick)
  await api.tick(ticks, options)
  await refresh(dayPath)
}

/** Told on whatever screen one is by then. */
export async function sendFinished(item: FinishedItem, options: SendOptions): Promise<Submitted> {
  const reply = await api.finish(item, options)
  await refresh(dayPath)
  // Of an earlier day the list holds only what can be ticked still.
  const { percentage } = reply.day.finished!
  toast({ title: t("checklist.finish.saved"), text: t("checklist.finish.savedText", { percentage }) })
  return reply
}
