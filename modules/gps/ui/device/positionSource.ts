import type { Fix } from "../../positions/noise.ts"

/** `unsupported`: this browser can't tell at all. `unavailable`: it can, but not now (no signal, switched off). */
export type PositionFault = "denied" | "unavailable" | "timeout" | "unsupported"

export interface WatchOptions {
  /** Milliseconds until it is told that no place was found; it goes on looking. */
  timeout: number
  /** A place measured so many milliseconds ago is good enough to begin with. */
  maximumAge: number
  /** GPS itself, which costs battery, instead of what the networks around tell. */
  highAccuracy: boolean
}

/** The real GPS or a scripted walk: what follows places doesn't know which. */
export interface PositionSource {
  /**
   * Calls `found` for each new place until it is stopped with what it answers, and `failed` each time none is found.
   * After 'denied' and 'unsupported' nothing comes any more: watch again when the person tries again.
   */
  watch(found: (fix: Fix) => void, failed: (fault: PositionFault) => void, options: WatchOptions): () => void
}

/** The device's own. Asks the person's leave when that wasn't given yet: so only after a press and the notice. */
export function deviceSource(
  geolocation: Geolocation | undefined = globalThis.navigator?.geolocation,
  now: () => number = Date.now,
): PositionSource {
  return {
    watch(found, failed, { timeout, maximumAge, highAccuracy }) {
      if (!geolocation) {
        failed("unsupported")
        return () => {}
      }
      const isNew = unlikeLast()
      const watching = geolocation.watchPosition(
        (position) => {
          const fix = fixOf(position, now())
          if (fix && isNew(fix)) found(fix)
        },
        ({ code }) => failed(faults[code] ?? "unavailable"),
        { timeout, maximumAge, enableHighAccuracy: highAccuracy },
      )
      return () => geolocation.clearWatch(watching)
    },
  }
}

/** One place, for who looks now and then instead of all the time. Answers how to stop looking. */
export function lookOnce(
  source: PositionSource,
  found: (fix: Fix) => void,
  failed: (fault: PositionFault) => void,
  options: WatchOptions,
): () => void {
  let done = false
  let stop: (() => void) | undefined
  const once =
    <T>(tell: (what: T) => void) =>
    (what: T) => {
      if (done) return
      end()
      tell(what)
    }
  const end = () => {
    done = true
    stop?.()
  }
  stop = source.watch(once(found), once(failed), options)
  // A source may answer before `watch` has.
  if (done) stop()
  return end
}

/** The codes of GeolocationPositionError. */
const faults: Record<number, PositionFault> = { 1: "denied", 2: "unavailable", 3: "timeout" }

const hour = 3_600_000

/** Nothing when the device tells no place. Some tell no sensible time with it: then it was measured now. */
function fixOf({ coords, timestamp }: GeolocationPosition, now: number): Fix | undefined {
  const { latitude, longitude, accuracy } = coords
  if (![latitude, longitude, accuracy].every(Number.isFinite)) return undefined
  const sensible = Number.isFinite(timestamp) && Math.abs(now - timestamp) < hour
  return { latitude, longitude, accuracy, at: sensible ? Math.round(timestamp) : now }
}

/** Browsers repeat a place when only its heading changed, or the app came back in sight. */
function unlikeLast() {
  let last: Fix | undefined
  return (fix: Fix) => {
    const same = last?.at === fix.at && last.latitude === fix.latitude && last.longitude === fix.longitude
    last = fix
    return !same
  }
}
