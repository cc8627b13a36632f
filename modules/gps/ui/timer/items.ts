import type { Outgoing } from "#ui/outbox/item.ts"
import type { CorrectEntry, EntryMoment, NewEntry, NoticeAnswer, RemoveEntry } from "../../entries/schema.ts"
import type { SentPosition } from "../../positions/schema.ts"
import type { EntryKind, Place } from "../../schema.ts"

/**
 * What a worker does with his hours, as it waits for the server. Sessions go by their ref, so that one can be stopped
 * whose start was not sent yet. Names and hours that only the queue shows are kept beside it.
 */
export interface Payloads {
  gpsStart: {
    ref: string
    kind: "work" | "travel" | "general"
    projectId: number | null
    location?: Place
    occurredAt: string
    source: "timer" | "auto"
    projectName: string
  }
  gpsStop: OfEntry<EntryMoment & { occurredAt: string }>
  gpsPause: OfEntry<EntryMoment & { occurredAt: string }>
  gpsResume: OfEntry<EntryMoment & { occurredAt: string }>
  gpsTyped: { entry: NewEntry & { ref: string }; projectName: string }
  gpsCorrection: OfEntry<CorrectEntry> & { id: number; projectName: string }
  gpsRemoval: OfEntry<RemoveEntry>
  gpsNotice: NoticeAnswer
  gpsPositions: { ref: string; position: SentPosition }
}

interface OfEntry<Body> {
  ref: string
  body: Body
  /** What it was about, for the queue. */
  about: { kind: EntryKind; projectName: string }
}

export type ItemKind = keyof Payloads
/** Those that change what the screen shows. */
const entryKindsOfItem = [
  "gpsStart",
  "gpsStop",
  "gpsPause",
  "gpsResume",
  "gpsTyped",
  "gpsCorrection",
  "gpsRemoval",
] as const satisfies ItemKind[]

type EntryItemKind = (typeof entryKindsOfItem)[number]
/** One that waits, with what its kind holds. */
export type EntryItem = {
  [Kind in EntryItemKind]: Omit<Outgoing, "kind" | "payload"> & { kind: Kind; payload: Payloads[Kind] }
}[EntryItemKind]

export const isEntryItem = (item: Outgoing): boolean =>
  (entryKindsOfItem as readonly string[]).includes(item.kind)

/** The kinds are those of our own senders, and their payloads were made here. */
export const entryItemsOf = (items: readonly Outgoing[]): EntryItem[] =>
  items.filter(isEntryItem) as unknown as EntryItem[]
