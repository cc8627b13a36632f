import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** What hours are: on a project, on the way, for the company in general, or not worked. */
export const entryKinds = ["work", "travel", "general", "leave", "sick"] as const
export type EntryKind = (typeof entryKinds)[number]
/** Those that belong to a project; the others cost none anything. */
export const projectKinds = ["work", "travel"] as const
export const belongsToProject = (kind: EntryKind): boolean =>
  (projectKinds as readonly EntryKind[]).includes(kind)

export const entrySources = ["timer", "auto", "manual"] as const
export const reviews = ["open", "approved", "rejected"] as const
export const positionDoubts = ["inaccurate", "jump", "clock"] as const
export type PositionDoubt = (typeof positionDoubts)[number]
/** The kind of reminder that asks for an end. */
export const incompleteHours = "incomplete_hours"
export const taskSources = ["movement", "location", "sensor"] as const
export const priorities = ["high", "medium", "low"] as const

/** The device's clock when it sends, as a header: with `occurredAt` it tells how long ago something was. */
export const deviceTimeHeader = "device-time"

const within = (from: number, to: number, code: string) =>
  z.number(code).check(z.gte(from, code), z.lte(to, code))
export const Latitude = within(-90, 90, "gps.latitudeWrong")
export const Longitude = within(-180, 180, "gps.longitudeWrong")

/** Degrees, and within how many metres that is right. */
export const Place = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
  accuracy: z.optional(within(0, 1_000_000, "gps.accuracyWrong")),
  /** The device's clock when it was there. */
  timestamp: z.optional(z.union([z.iso.datetime(), z.number()])),
})
export type Place = z.infer<typeof Place>

/** Why someone changes hours; part of the log. */
export const Reason = line(300, { missing: "gps.reasonMissing", tooLong: "gps.reasonTooLong" }).check(
  z.minLength(3, "gps.reasonMissing"),
)
