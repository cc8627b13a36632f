import type { Outgoing } from "./parcel.ts"

/** A row of the queue: one change, or all that was recorded by itself of one kind. */
export interface QueueRow {
  id: string
  parcels: readonly [Outgoing, ...Outgoing[]]
  /** The state that says most of all of it. */
  state: Outgoing["state"]
  /** Whether only the connection is the matter. */
  isUnanswered: boolean
  error?: string
  /** When it was last tried in vain, by the clock of the device. */
  triedAt?: number
}

/** Each change by itself, in the order in which it was made; under them what is quiet, a row per kind. */
export function rowsOf(changes: readonly Outgoing[], quiet: readonly Outgoing[]): QueueRow[] {
  const byKind = Map.groupBy(quiet, ({ kind }) => kind)
  return [
    ...changes.map((parcel) => rowOf(parcel.key, [parcel])),
    ...[...byKind].map(([kind, parcels]) => rowOf(kind, parcels as [Outgoing, ...Outgoing[]])),
  ]
}

const tellingFirst = ["refused", "failed", "sending", "waiting"] as const

function rowOf(id: string, parcels: QueueRow["parcels"]): QueueRow {
  const state = tellingFirst.find((each) => parcels.some((parcel) => parcel.state === each))!
  const { error, isUnanswered = false } = parcels.find((parcel) => parcel.state === state)!
  const triedAt = parcels.reduce((latest, parcel) => Math.max(latest, parcel.triedAt ?? 0), 0)
  return { id, parcels, state, error, isUnanswered, triedAt: triedAt || undefined }
}
