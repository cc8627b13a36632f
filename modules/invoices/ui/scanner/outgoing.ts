import { noticesPath, refresh } from "#ui/lib/swr.tsx"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Outgoing } from "#ui/outbox/parcel.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { scansPath } from "../review/hooks.ts"
import { scanKind } from "../senders.ts"
import { api, type ScanParcel } from "./api.ts"

export type OutgoingScan = Outgoing & { payload: ScanParcel }

export const isScan = (parcel: Outgoing): parcel is OutgoingScan => parcel.kind === scanKind

/** Sends one, also from another screen; answers the id of its scan. */
export async function sendScan(parcel: ScanParcel, options: SendOptions): Promise<number> {
  const { id } = await api.upload(parcel, options)
  void refresh(scansPath, noticesPath)
  return id
}

export const queueScan = (parcel: ScanParcel, key: string) => outbox.add(scanKind, parcel, key)

export const useOutgoingScans = (): OutgoingScan[] => useOutgoing().filter(isScan)
