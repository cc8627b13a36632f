import type { Point } from "./distance.ts"
import type { Fix } from "./noise.ts"

/** A place in Haarlem and a Saturday morning; any will do. */
export const home: Point = { latitude: 52.3874, longitude: 4.6462 }
export const morning = Date.parse("2026-11-21T06:30:00Z")

/** So many metres to the north and the east. */
export const off = ({ latitude, longitude }: Point, north: number, east = 0): Point => ({
  latitude: latitude + north / 111_195,
  longitude: longitude + east / (111_195 * Math.cos((latitude * Math.PI) / 180)),
})

/** What a GPS makes of someone's way: metres north and east of home, by seconds. The same seed, the same noise. */
export function measured(
  way: (second: number) => [north: number, east: number],
  {
    seconds,
    every,
    seed = 1,
    jumps = false,
  }: { seconds: number; every: number; seed?: number; jumps?: boolean },
): Fix[] {
  const random = numbers(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const fixes: Fix[] = []
  let drift: [number, number] = [0, 0]
  let [reach, astray] = [5 + 25 * random(), 0]
  let aside: [number, number] = [0, 0]
  for (let second = 0; second <= seconds; second += every) {
    // Errors of the GPS keep for minutes, and are larger at times: between 5 and 30 metres.
    if (random() < every / 1200) reach = 5 + 25 * random()
    const keeps = Math.exp(-every / 180)
    const fresh = Math.sqrt(1 - keeps ** 2) * (reach / 2)
    drift = within(reach, [drift[0] * keeps + fresh * normal(), drift[1] * keeps + fresh * normal()])
    // A wall that mirrors the satellites: off by 50 to 500 metres for one or two looks, and back for a while.
    if (jumps && astray <= -3 && random() < 0.01) {
      const [metres, turn] = [50 + 450 * random(), 2 * Math.PI * random()]
      astray = random() < 0.5 ? 1 : 2
      aside = [metres * Math.cos(turn), metres * Math.sin(turn)]
    }
    const [north, east] = way(second)
    const mirrored = astray > 0
    const tower = jumps && !mirrored && random() < 0.005
    const error = tower
      ? [(1200 * normal()) / 2, (1200 * normal()) / 2]
      : [drift[0] + (mirrored ? aside[0] : 0), drift[1] + (mirrored ? aside[1] : 0)]
    astray--
    fixes.push({
      ...off(home, north + error[0]!, east + error[1]!),
      // A phone thinks better of itself than it is.
      accuracy: tower ? 1500 : Math.max(4, Math.round(reach * (0.3 + 0.5 * random()))),
      at: morning + second * 1000,
    })
  }
  return fixes
}

/** As `measured`, where the sky is free: a few metres off. */
export function measuredOutside(
  way: (second: number) => [number, number],
  seconds: number,
  every: number,
  seed = 1,
) {
  const random = numbers(seed)
  return Array.from({ length: Math.floor(seconds / every) + 1 }, (_, index): Fix => {
    const [north, east] = way(index * every)
    const place = off(home, north + 5 * (random() - 0.5), east + 5 * (random() - 0.5))
    return { ...place, accuracy: 4 + Math.round(3 * random()), at: morning + index * every * 1000 }
  })
}

/** Numbers from 0 to 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function within(reach: number, [north, east]: [number, number]): [number, number] {
  const shrink = Math.min(1, reach / Math.hypot(north, east))
  return [north * shrink, east * shrink]
}
