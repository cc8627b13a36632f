import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"
import { entryKinds, entrySources, Place, projectKinds, Reason, reviews } from "../schema.ts"

/**
 * Hours of a person (a session of the timer, and hours typed by hand). Instants in ISO 8601,
 * durations in whole minutes without breaks; days in the Netherlands.
 */
export const TimeEntry = z.object({
  id: z.int(),
  /** What a device called it before the server knew it. */
  ref: z.string(),
  accountId: z.int(),
  /** Who worked. */
  person: z.string(),
  kind: z.enum(entryKinds),
  projectId: z.nullable(z.int()),
  /** Empty without a project. */
  projectName: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.nullable(z.iso.datetime()),
  /** Of what runs: until now. Of what was forgotten: 0, as its end isn't known. */
  duration: z.int(),
  days: z.array(z.object({ day: z.iso.date(), minutes: z.int() })),
  breaks: z.array(z.object({ startTime: z.iso.datetime(), endTime: z.nullable(z.iso.datetime()) })),
  breakMinutes: z.int(),
  /** `incomplete`: closed at night because it was forgotten; its end is asked for. */
  status: z.enum(["active", "completed", "incomplete"]),
  /** Runs, and has a break now. */
  paused: z.boolean(),
  source: z.enum(entrySources),
  review: z.enum(reviews),
  reviewNote: z.string(),
  reviewedBy: z.nullable(z.string()),
  note: z.string(),
  /** A person changed its times or project after it was made. */
  corrected: z.boolean(),
  /** Where it was begun and ended; gone some time after its approval. */
  startPlace: z.nullable(Place),
  endPlace: z.nullable(Place),
  /** Seconds that the device's clock was ahead of the server's; null when it was not told. */
  clockSkew: z.nullable(z.int()),
  removedAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type TimeEntry = z.infer<typeof TimeEntry>

/** A project as one chooses it to work on. `radius`: metres within which one is there. `mine`: on its team. */
export const Workplace = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  radius: z.int(),
  mine: z.boolean(),
})
export type Workplace = z.infer<typeof Workplace>

/** All that a device needs to keep time, also when it then loses its connection. */
export const TimerState = z.object({
  /** The server's clock when it said this. */
  serverTime: z.iso.datetime(),
  running: z.nullable(TimeEntry),
  /** Of today, what runs included. */
  today: z.object({ day: z.iso.date(), sessions: z.int(), minutes: z.int() }),
  /** What was worked on last, to go on with. */
  last: z.nullable(z.object({ projectId: z.int(), projectName: z.string(), kind: z.enum(entryKinds) })),
  workplaces: z.array(Workplace),
  mode: z.enum(["gps_automatisch", "handmatig", "mixed"]),
  /** Whether auto-tracking is on for who never chose. */
  autoStart: z.boolean(),
  /** Which text of the privacy notice holds now; another asks again. */
  noticeVersion: z.string(),
  /** Own entries that need something of oneself: an end, a project, or another look after a rejection. */
  unfinished: z.array(TimeEntry),
})
export type TimerState = z.infer<typeof TimerState>

const Ref = z.uuid("gps.refWrong")
const At = z.optional(z.iso.datetime("gps.timeUnreal"))
const Id = z.int().check(z.positive())
const Location = z.optional(z.nullable(Place))
const Note = text(500, { tooLong: "gps.noteTooLong" })

/** `occurredAt`: the device's clock. `ref`: made by the device. Without a project it is to be filled in later. */
export const StartEntry = z.strictObject({
  ref: z.optional(Ref),
  projectId: z.optional(z.nullable(Id)),
  kind: z.optional(z.enum([...projectKinds, "general"])),
  location: Location,
  occurredAt: At,
  source: z.optional(z.enum(["timer", "auto"])),
  userId: z.optional(z.int()),
})
export type StartEntry = z.infer<typeof StartEntry>

/** Of stop, pause and resume. */
export const EntryMoment = z.strictObject({ location: Location, occurredAt: At })
export type EntryMoment = z.infer<typeof EntryMoment>

const Time = z.string("gps.timeMissing").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "gps.timeUnreal"))
const Day = z.iso.date("gps.dayUnreal")
/** Dutch clock times; an end not after the begin is on the next day. Breaks at most as long as the whole. */
const typed = {
  kind: z.enum(entryKinds),
  projectId: z.nullable(Id),
  day: Day,
  from: Time,
  to: Time,
  breakMinutes: z.int("gps.breakWrong").check(z.gte(0, "gps.breakWrong"), z.lte(1439, "gps.breakWrong")),
  note: z.optional(Note),
}
/** Typed by hand. `accountId`: of another, by the office. */
export const NewEntry = z.strictObject({ ...typed, ref: z.optional(Ref), accountId: z.optional(Id) })
export type NewEntry = z.infer<typeof NewEntry>

/**
 * All of the form. What keeps its minute keeps its seconds; `breakMinutes` that stay keep the breaks as they were. Without
 * `to`: its end isn't known yet, because it runs or was forgotten; breaks then stay as they are.
 */
export const CorrectEntry = z.strictObject({
  ...typed,
  to: z.optional(Time),
  reason: Reason,
  version: z.int().check(z.positive()),
})
export type CorrectEntry = z.infer<typeof CorrectEntry>

export const RemoveEntry = z.strictObject({ removed: z.boolean(), reason: z.optional(Reason) })
export type RemoveEntry = z.infer<typeof RemoveEntry>

/** `from` and `to` are days, both included; without them the last four weeks. `removed`: what was put away instead. */
export const EntriesOf = z.strictObject({
  from: z.optional(Day),
  to: z.optional(Day),
  removed: z.optional(z.enum(["true", "false"])),
})
export type EntriesOf = z.infer<typeof EntriesOf>

/** By its number, or by what the device calls it. */
export const ByIdOrRef = z.object({
  id: z.string().check(z.regex(/^(\d{1,15}|[\da-f-]{36})$/i, "gps.refWrong")),
})

/** Who changed what of an entry, the newest first. */
export const EntryChange = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  /** A key of `gps.entries.action`. */
  action: z.string(),
  reason: z.string(),
  /** Per field (a key of `gps.entries.field`) what it was and became, in words ready to show. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type EntryChange = z.infer<typeof EntryChange>

/** What someone answered to the privacy notice, on one of his devices. */
export const NoticeAnswer = z.strictObject({
  answer: z.enum(["yes", "no"]),
  version: line(40).check(z.minLength(1)),
  device: z.optional(line(64)),
})
export type NoticeAnswer = z.infer<typeof NoticeAnswer>
export const Answered = z.object({ success: z.literal(true) })
