import { clockGrace, distances, keptDays } from "../constants.ts"
import type { Fix } from "./noise.ts"
import type { PositionsTaken, SentPosition } from "./schema.ts"

export type Refusal = PositionsTaken["rejected"][number]["code"]

/** A position as it may be stored: `at` by the server's clock, `deviceAt` by the device's. */
export interface Measured extends Fix {
  deviceAt: number
  /** By the device's own clock it is still to come. */
  ahead: boolean
}

/** Milliseconds since 1970: of the server, and of the device when it sent this. */
export interface Clocks {
  now: number
  sent: number
}

/** Reads one position of a batch, or says why it can't be taken. */
export function measuredOf(
  { latitude, longitude, accuracy, timestamp }: SentPosition,
  { now, sent }: Clocks,
): Measured | Refusal {
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return "place"
  // One that doesn't know how wrong it may be counts, but for little.
  const radius = accuracy ?? distances.worstAccuracy
  if (typeof radius !== "number" || !(radius >= 0) || radius > fartherThanEarth) return "place"
  const deviceAt = instantOf(timestamp)
  if (deviceAt === undefined) return "time"
  const at = now - Math.max(0, sent - deviceAt)
  if (at < now - keptDays.positions * day) return "expired"
  return { latitude, longitude, accuracy: radius, at, deviceAt, ahead: deviceAt > sent + clockGrace.position }
}

/** The device's clock when it sent something; without it, it is taken to be right. */
export const sentAt = (deviceTime: string | null, now: number): number => instantOf(deviceTime) ?? now

const day = 24 * 3600_000
const fartherThanEarth = 50_000_000

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === "number" && degrees >= -most && degrees <= most

function instantOf(time: unknown): number | undefined {
  const read = typeof time === "string" && iso.test(time) ? Date.parse(time) : time
  return typeof read === "number" && read >= 0 && read < year3000 ? Math.round(read) : undefined
}

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const year3000 = Date.parse("3000-01-01T00:00:00Z")
