import type { Clock } from "./clock.ts"

/** When something was, by the server's clock, and what the device's own clock said of it. */
export interface Moment {
  at: string
  deviceAt: string | null
  /** Seconds that the device was ahead. */
  skew: number | null
}

/**
 * Lays the device's clock against the server's: how long ago it was is believed, what time it was is not. Without both
 * readings of the device's clock, and for what it says is still to come, it is now.
 */
export function toldMoment(occurredAt: string | undefined, deviceTime: string | null, clock: Clock): Moment {
  const now = clock().getTime()
  const sent = deviceTime === null ? Number.NaN : Date.parse(deviceTime)
  const deviceAt = occurredAt === undefined ? null : new Date(occurredAt).toISOString()
  if (Number.isNaN(sent) || deviceAt === null)
    return {
      at: new Date(now).toISOString(),
      deviceAt,
      skew: Number.isNaN(sent) ? null : secondsOf(sent - now),
    }
  const ago = Math.max(0, sent - Date.parse(deviceAt))
  return { at: new Date(now - ago).toISOString(), deviceAt, skew: secondsOf(sent - now) }
}

const secondsOf = (milliseconds: number) => Math.round(milliseconds / 1000)
