import type { Outgoing } from "#ui/outbox/parcel.ts"
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

export type ParcelKind = keyof Payloads
/** Those that change what the screen shows. */
const entryKindsOfParcel = [
  "gpsStart",
  "gpsStop",
  "gpsPause",
  "gpsResume",
  "gpsTyped",
  "gpsCorrection",
  "gpsRemoval",
] as const satisfies ParcelKind[]

type EntryParcelKind = (typeof entryKindsOfParcel)[number]
/** One that waits, with what its kind holds. */
export type EntryParcel = {
  [Kind in EntryParcelKind]: Omit<Outgoing, "kind" | "payload"> & { kind: Kind; payload: Payloads[Kind] }
}[EntryParcelKind]

export const isEntryParcel = (parcel: Outgoing): boolean =>
  (entryKindsOfParcel as readonly string[]).includes(parcel.kind)

/** The kinds are those of our own senders, and their payloads were made here. */
export const entryParcelsOf = (parcels: readonly Outgoing[]): EntryParcel[] =>
  parcels.filter(isEntryParcel) as unknown as EntryParcel[]
