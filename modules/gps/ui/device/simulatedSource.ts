import { earthRadiusMetres } from "../../constants.ts"
import type { PositionFault, PositionSource } from "./positionSource.ts"
import { deviceTime, type Time } from "./time.ts"

interface Point {
  latitude: number
  longitude: number
}

/** A stretch of a walk: standing, going so many metres somewhere, or the GPS that fails. */
export interface Leg {
  seconds: number
  /** Metres it goes in all, straight on. Nothing: it stands still. */
  metres?: number
  /** Degrees, clockwise from the north. */
  heading?: number
  /** Metres that a measurement may be beside the truth. */
  noise?: number
  /** What the GPS says of itself. */
  accuracy?: number
  fault?: PositionFault
}

export interface Walk {
  from: Point
  legs: readonly Leg[]
}

/**
 * A walk that nobody walks: a place each second, as a phone tells them, and after the last leg the same place for ever.
 * Its time is that of who looks, so a hurried one hurries it. It goes on from the first time that somebody watches.
 */
export function simulatedSource(
  { from, legs }: Walk,
  time: Time = deviceTime,
  random: () => number = Math.random,
): PositionSource {
  let start: number | undefined
  return {
    watch(found, failed) {
      start ??= time.now()
      const began = start
      let stop = () => {}
      const tell = () => {
        const at = time.now()
        const { point, leg } = along(from, legs, (at - began) / second)
        stop = time.after(second, tell)
        if (leg.fault) failed(leg.fault)
        else found({ ...beside(point, leg.noise ?? 0, random), accuracy: leg.accuracy ?? 8, at })
      }
      stop = time.after(0, tell)
      return () => stop()
    },
  }
}

const second = 1000

const standing: Leg = { seconds: Number.POSITIVE_INFINITY }

/** Where one is after so many seconds, and in which leg. */
function along(from: Point, legs: readonly Leg[], seconds: number): { point: Point; leg: Leg } {
  let point = from
  let left = seconds
  for (const leg of legs) {
    const { metres = 0, heading = 0 } = leg
    if (left < leg.seconds) return { point: moved(point, (metres * left) / leg.seconds, heading), leg }
    point = moved(point, metres, heading)
    left -= leg.seconds
  }
  return { point, leg: { ...standing, accuracy: legs.at(-1)?.accuracy } }
}

const beside = (point: Point, noise: number, random: () => number) =>
  noise ? moved(point, noise * Math.sqrt(random()), 360 * random()) : point

/** Near enough for a walk: the earth is flat there. */
export function moved({ latitude, longitude }: Point, metres: number, heading: number): Point {
  const angle = (heading * Math.PI) / 180
  const degrees = (metres / earthRadiusMetres) * (180 / Math.PI)
  return {
    latitude: latitude + degrees * Math.cos(angle),
    longitude: longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
  }
}
