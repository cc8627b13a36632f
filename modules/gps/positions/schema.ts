import * as z from "zod/mini"
import { mostPositions } from "../constants.ts"
import { positionDoubts } from "../schema.ts"

/** A point as a device measured it. Checked one by one by the service, so that a wrong one doesn't refuse the rest. */
const SentPosition = z.object({
  latitude: z.unknown(),
  longitude: z.unknown(),
  accuracy: z.optional(z.unknown()),
  /** The device's clock: ISO 8601 or milliseconds. */
  timestamp: z.unknown(),
})
export type SentPosition = z.infer<typeof SentPosition>

/** `sessionId`: its number, or what the device calls it. */
export const PositionBatch = z.strictObject({
  sessionId: z.union([z.int(), z.uuid("gps.refWrong")]),
  positions: z.array(SentPosition).check(z.maxLength(mostPositions, "gps.tooManyPositions")),
})
export type PositionBatch = z.infer<typeof PositionBatch>

/** `known`: they were stored before. `rejected` are never taken: the code says why. */
export const PositionsTaken = z.object({
  success: z.literal(true),
  stored: z.int(),
  known: z.int(),
  rejected: z.array(
    z.object({ index: z.int(), code: z.enum(["place", "time", "outside", "expired"]), error: z.string() }),
  ),
})
export type PositionsTaken = z.infer<typeof PositionsTaken>

export const TrackPoint = z.object({
  at: z.iso.datetime(),
  latitude: z.number(),
  longitude: z.number(),
  accuracy: z.number(),
  /** Null: it counts. Others are shown apart and count for nothing. */
  doubt: z.nullable(z.enum(positionDoubts)),
})
export type TrackPoint = z.infer<typeof TrackPoint>

/** Where someone stood still, and for how long. */
export const TrackStop = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  minutes: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  /** The project there, when it is one's place. */
  projectName: z.nullable(z.string()),
})
export type TrackStop = z.infer<typeof TrackStop>

/** A day of one person. Metres and whole minutes; `gaps` are stretches in which nothing was measured, told honestly. */
export const Track = z.object({
  day: z.iso.date(),
  points: z.array(TrackPoint),
  stops: z.array(TrackStop),
  gaps: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  metres: z.int(),
  movingMinutes: z.int(),
  stillMinutes: z.int(),
})
export type Track = z.infer<typeof Track>

/** Without a day: today. Another's only where the owner allows it. */
export const TrackOf = z.strictObject({
  day: z.optional(z.iso.date("gps.dayUnreal")),
  accountId: z.optional(z.pipe(z.coerce.number(), z.int().check(z.positive()))),
})
export type TrackOf = z.infer<typeof TrackOf>
