import { useEffect, useSyncExternalStore } from "react"
import { distances, intervals } from "../../constants.ts"
import { metresApart } from "../../positions/distance.ts"
import { type Fix, follow, noTrust } from "../../positions/noise.ts"
import type { Place } from "../../schema.ts"
import { deviceSource, lookOnce, type PositionFault, type PositionSource } from "../device/positionSource.ts"
import { deviceTime, type Time } from "../device/time.ts"

/** What is known of where this device is. */
export interface Located {
  /** The last place that may be believed. */
  fix?: Fix
  /** Why there is no newer one. `failed`: the device threw its hands up. */
  fault?: PositionFault | "failed"
  /** Places found lately lie apart. */
  moving: boolean
  /** Somebody follows it. */
  on: boolean
}

export type Locator = ReturnType<typeof createLocator>

/**
 * One look-out for all that wants to know where the device is: the screen, the recorder. It watches as long as anyone
 * wants it, and looks by itself now and then, as a device that lies still tells nothing.
 */
export function createLocator({
  source = deviceSource,
  time = deviceTime,
}: {
  source?: () => PositionSource
  time?: Time
} = {}) {
  const listeners = new Set<() => void>()
  const followers = new Set<(fix: Fix) => void>()
  let state: Located = { moving: false, on: false }
  let trust = noTrust
  let anchor: Fix | undefined
  let movedAt = 0
  let stop = () => {}

  function show(change: Partial<Located>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function found(fix: Fix) {
    const went = follow(trust, fix, time.now())
    trust = went.trust
    if (went.doubt) {
      // Bad accuracy is told, but a better place of just now isn't thrown away for it.
      if (went.doubt === "inaccurate" && !recent(state.fix, time.now(), still))
        show({ fix, fault: undefined })
      return
    }
    if (anchor && metresApart(anchor, fix) >= distances.leastStep) movedAt = time.now()
    if (!anchor || metresApart(anchor, fix) >= distances.leastStep) anchor = fix
    show({ fix, fault: undefined, moving: time.now() - movedAt < still })
    for (const follower of followers) follower(fix)
  }

  const failed = (fault: PositionFault) => show({ fault, moving: false })

  function begin() {
    show({ on: true, fault: undefined, moving: false })
    let stopLook = () => {}
    let stopTimer = () => {}
    let stopWatch = () => {}
    stop = () => {
      for (const end of [stopLook, stopTimer, stopWatch]) end()
    }
    const lookAgain = () => {
      stopTimer = time.after(still, lookAgain)
      if (recent(state.fix, time.now(), still)) return
      stopLook()
      stopLook = lookOnce(source(), found, failed, { ...options, maximumAge: 0 })
    }
    try {
      stopWatch = source().watch(found, failed, options)
      stopTimer = time.after(still, lookAgain)
    } catch {
      show({ fault: "failed" })
    }
  }

  function end() {
    stop()
    trust = noTrust
    anchor = undefined
    show({ on: false, fix: undefined, fault: undefined, moving: false })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells each place that may be believed, until it is stopped. */
    follow(follower: (fix: Fix) => void) {
      const own = (fix: Fix) => follower(fix)
      followers.add(own)
      if (followers.size === 1) begin()
      else if (state.fix) own(state.fix)
      return () => {
        followers.delete(own)
        if (followers.size === 0) end()
      }
    },
    /** The person gave leave meanwhile, or went outside. */
    again() {
      if (followers.size === 0) return
      stop()
      begin()
    },
  }
}

const still = 30_000
const options = { timeout: intervals.positionTimeout, maximumAge: intervals.position, highAccuracy: true }
/** So old a place still says where one starts or stops: in a cellar the GPS is silent. */
const usable = 300_000

const recent = (fix: Fix | undefined, now: number, within: number): fix is Fix =>
  fix !== undefined && now - fix.at < within

/** Where an entry begins or ends, when that is known. */
export const placeNow = ({ fix }: Located, now = Date.now()): Place | undefined =>
  recent(fix, now, usable)
    ? {
        ...{ latitude: fix.latitude, longitude: fix.longitude, accuracy: fix.accuracy },
        timestamp: new Date(fix.at).toISOString(),
      }
    : undefined

/** That of this page. */
export const locator = createLocator()

/** Where the device is, as long as that is `wanted`. */
export function useLocated(wanted: boolean): Located {
  useEffect(() => (wanted ? locator.follow(() => {}) : undefined), [wanted])
  useEffect(() => (wanted ? onLeaveGiven(() => locator.again()) : undefined), [wanted])
  return useSyncExternalStore(locator.subscribe, locator.get)
}

/** Who gives leave in the settings of the browser needn't press anything here. */
function onLeaveGiven(given: () => void) {
  const stop = new AbortController()
  const asked = navigator.permissions?.query({ name: "geolocation" })
  asked?.then(
    (status) => status.addEventListener("change", () => status.state === "granted" && given(), stop),
    () => {},
  )
  return () => stop.abort()
}
