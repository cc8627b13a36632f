import * as z from "zod/mini"
import { type CallOptions, get, post, put } from "#ui/lib/http.ts"
import {
  Answered,
  type CorrectEntry,
  type EntriesOf,
  EntryChange,
  type EntryMoment,
  type NewEntry,
  type NoticeAnswer,
  type RemoveEntry,
  type StartEntry,
  TimeEntry,
  TimerState,
} from "../../entries/schema.ts"
import { type PositionBatch, PositionsTaken } from "../../positions/schema.ts"

/** `of`: the number of an entry, or what its device called it. */
export const api = {
  now: () => get(TimerState, "/api/gps-tracking/now"),
  sessions: (among: EntriesOf) => get(z.array(TimeEntry), "/api/gps-tracking/sessions", among),
  changes: (id: number) => get(z.array(EntryChange), `/api/gps-tracking/entries/${id}/changes`),
  start: (entry: StartEntry, options?: CallOptions) =>
    post(TimeEntry, "/api/gps-tracking/start", entry, options),
  stop: (of: string, moment: EntryMoment, options?: CallOptions) =>
    post(TimeEntry, `/api/gps-tracking/stop/${of}`, moment, options),
  pause: (of: string, moment: EntryMoment, options?: CallOptions) =>
    post(TimeEntry, `/api/gps-tracking/pause/${of}`, moment, options),
  resume: (of: string, moment: EntryMoment, options?: CallOptions) =>
    post(TimeEntry, `/api/gps-tracking/resume/${of}`, moment, options),
  add: (entry: NewEntry, options?: CallOptions) =>
    post(TimeEntry, "/api/gps-tracking/entries", entry, options),
  correct: (id: number, entry: CorrectEntry, options?: CallOptions) =>
    put(TimeEntry, `/api/gps-tracking/entries/${id}`, entry, options),
  setRemoved: (of: string, removal: RemoveEntry, options?: CallOptions) =>
    put(TimeEntry, `/api/gps-tracking/entries/${of}/removed`, removal, options),
  answerNotice: (answer: NoticeAnswer, options?: CallOptions) =>
    post(Answered, "/api/gps-tracking/notice", answer, options),
  positions: (batch: PositionBatch, options?: CallOptions) =>
    post(PositionsTaken, "/api/gps-tracking/positions", batch, options),
}
