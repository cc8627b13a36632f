import { noticesPath, refresh } from "#ui/lib/swr.tsx"
import type { Outgoing } from "#ui/outbox/item.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { scansPath } from "../review/hooks.ts"
import { scanKind } from "../senders.ts"
import { api, type ScanItem } from "./api.ts"

export type OutgoingScan = Outgoing & { payload: ScanItem }

export const isScan = (item: Outgoing): item is OutgoingScan => item.kind === scanKind

/** Sends one, also from another screen; answers the id of its scan. */
export async function sendScan(item: ScanItem, options: SendOptions): Promise<number> {
  const { id } = await api.upload(item, options)
  void refresh(scansPath, noticesPath)
  return id
}

export const queueScan = (item: ScanItem, key: string) => outbox.add(scanKind, item, key)

export const useOutgoingScans = (): OutgoingScan[] => useOutgoing().filter(isScan)
