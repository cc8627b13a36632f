import type { Outgoing } from "./item.ts"

/** A row of the queue: one change, or all that was recorded by itself of one kind. */
export interface QueueRow {
  id: string
  items: readonly [Outgoing, ...Outgoing[]]
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
    ...changes.map((item) => rowOf(item.key, [item])),
    ...[...byKind].map(([kind, items]) => rowOf(kind, items as [Outgoing, ...Outgoing[]])),
  ]
}

const tellingFirst = ["refused", "failed", "sending", "waiting"] as const

function rowOf(id: string, items: QueueRow["items"]): QueueRow {
  const state = tellingFirst.find((each) => items.some((item) => item.state === each))!
  const { error, isUnanswered = false } = items.find((item) => item.state === state)!
  const triedAt = items.reduce((latest, item) => Math.max(latest, item.triedAt ?? 0), 0)
  return { id, items, state, error, isUnanswered, triedAt: triedAt || undefined }
}
