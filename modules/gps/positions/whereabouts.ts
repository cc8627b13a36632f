import { noise } from "../constants.ts"
import type { PositionDoubt } from "../schema.ts"
import { metresApart, metresBetween, type Point } from "./distance.ts"
import { type Fix, follow, noTrust, type Trust } from "./noise.ts"

/**
 * Where someone is and whether he went elsewhere, told from positions one by one. The noise of the GPS never makes
 * movement: several looks must agree, each farther off than both accuracies together.
 */
export interface Whereabouts {
  /** Where he stands, or stood before he moved. Known after the first few looks. */
  place?: Fix
  /** The last positions that may be believed, the newest last. */
  looks: readonly Fix[]
  /** How many looks made the place. */
  seen: number
  trust: Trust
}
export const nowhereYet: Whereabouts = { looks: [], seen: 0, trust: noTrust }

/** Goes on with the next position. What it says besides: why this one is not believed. */
export function look(
  known: Whereabouts,
  fix: Fix,
  now?: number,
): { whereabouts: Whereabouts; doubt: PositionDoubt | undefined } {
  const { doubt, trust } = follow(known.trust, fix, now)
  if (doubt) return { whereabouts: { ...known, trust }, doubt }
  const looks = [...known.looks, fix].filter(({ at }) => at > fix.at - noise.memory).slice(-noise.settled)
  const settles = known.place !== undefined && known.seen >= noise.settled
  const place = settles ? settled(known.place!, fix) : (firstPlace(looks) ?? known.place)
  return { whereabouts: { place, looks, seen: known.seen + 1, trust }, doubt }
}

/** How far he is at least from where he stood, in metres: as far as the last looks agree, in one direction. */
export function metresMoved({ place, looks }: Whereabouts): number {
  const last = looks.at(-1)
  if (!place || !last || looks.length < noise.agreeing) return 0
  const direction = offset(place, last)
  const along = looks.slice(-noise.agreeing).map((each) => {
    const [north, east] = offset(place, each)
    const cosine =
      (north * direction[0] + east * direction[1]) / (Math.hypot(...direction) * Math.hypot(north, east))
    return metresApart(place, each) * cosine
  })
  return Math.max(0, Math.min(...along)) || 0
}

/** Something may have moved: worth looking again soon. */
export function mayHaveMoved({ place, looks }: Whereabouts, metres: number): boolean {
  const last = looks.at(-1)
  return place !== undefined && last !== undefined && metresApart(place, last) >= metres
}

/** From here on movement is measured from where he is now. */
export const settleHere = (known: Whereabouts): Whereabouts => ({
  ...known,
  place: known.looks.at(-1),
  looks: [],
})

const firstPlace = (looks: readonly Fix[]) => (looks.length < noise.settled - 2 ? undefined : middle(looks))

/** The place follows what lies near it, slowly, and so comes to lie in the middle of the noise. */
function settled(place: Fix, fix: Fix): Fix {
  if (metresBetween(place, fix) > place.accuracy + fix.accuracy + nearby) return place
  const passed = Math.max(0, fix.at - place.at)
  const part = passed / (passed + noise.settling)
  const towards = (from: number, to: number) => from + (to - from) * part
  return {
    latitude: towards(place.latitude, fix.latitude),
    longitude: towards(place.longitude, fix.longitude),
    accuracy: towards(place.accuracy, fix.accuracy),
    at: fix.at,
  }
}

/** One that lies in the middle of the last looks: a jump among them doesn't draw it away. */
const middle = (looks: readonly Fix[]): Fix => ({
  latitude: median(looks.map((each) => each.latitude)),
  longitude: median(looks.map((each) => each.longitude)),
  accuracy: median(looks.map((each) => each.accuracy)),
  at: looks.at(-1)!.at,
})

const offset = (from: Point, to: Point): [north: number, east: number] => [
  to.latitude - from.latitude,
  (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180),
]

/** Metres beyond its accuracy at which a look is still of the same place. */
const nearby = 10
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
