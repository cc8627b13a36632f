import { apart, createPause } from "#src/jobs/portions.ts"
import { distances, trackTimes } from "../constants.ts"
import type { PositionDoubt } from "../schema.ts"
import { metresApart, metresBetween, type Point } from "./distance.ts"
import { type Fix, judgeAll } from "./noise.ts"

export interface Stop extends Point {
  from: number
  to: number
}

/** Times in milliseconds since 1970. */
export interface Trail {
  /** As given, in order of time. */
  points: { fix: Fix; doubt: PositionDoubt | undefined }[]
  stops: Stop[]
  /** Nothing was measured, or nothing that can be believed; what was travelled meanwhile isn't counted. */
  gaps: { from: number; to: number }[]
  metres: number
  moving: number
  still: number
}

/**
 * What a track tells: where one stood and how long, and how far one went. Only points without a doubt count, and what
 * lies within a stop is the noise of the GPS. `doubted` is what was already known to be wrong when it arrived.
 * A day with a point every five seconds takes long: in portions.
 */
export async function trailOf(fixes: readonly (Fix & { doubted?: boolean })[]): Promise<Trail> {
  const sorted = fixes.toSorted((a, b) => a.at - b.at)
  const points = await apart(() => doubted(sorted))
  const believed = points.flatMap(({ fix, doubt }) => (doubt ? [] : [fix]))
  const trail: Trail = { points, stops: [], gaps: [], metres: 0, moving: 0, still: 0 }
  for (const stretch of stretches(believed, trail.gaps)) await walk(stretch, trail)
  return trail
}

function doubted(sorted: readonly (Fix & { doubted?: boolean })[]) {
  const doubts = judgeAll(sorted.filter((fix) => !fix.doubted)).values()
  return sorted.map((fix) => ({
    fix: fix as Fix,
    doubt: fix.doubted ? ("clock" as const) : doubts.next().value,
  }))
}

/** Parted where nothing was heard for long. */
function stretches(believed: readonly Fix[], gaps: Trail["gaps"]): Fix[][] {
  const all: Fix[][] = []
  for (const fix of believed) {
    const last = all.at(-1)?.at(-1)
    const silent = last !== undefined && fix.at - last.at > trackTimes.longestSilence
    if (silent) gaps.push({ from: last.at, to: fix.at })
    if (last === undefined || silent) all.push([fix])
    else all.at(-1)!.push(fix)
  }
  return all
}

/** One stretch: from stop to stop. */
async function walk(stretch: readonly Fix[], trail: Trail) {
  const pause = createPause()
  let left: Fix | undefined
  let way: Fix[] = []
  const arrive = (at: Fix | undefined) => {
    // A few points before the first stop or after the last may as well be astray.
    const strayed = !(left && at) && way.length <= strays
    const whole = strayed ? [] : [left, ...way, at].filter((fix) => fix !== undefined)
    trail.metres += lengthOf(whole)
    trail.moving += (whole.at(-1)?.at ?? 0) - (whole[0]?.at ?? 0)
    way = []
  }
  for (let index = 0; index < stretch.length; ) {
    await pause()
    const stop = stopFrom(stretch, index)
    if (!stop) {
      way.push(stretch[index++]!)
      continue
    }
    const { next, ...place } = stop
    arrive({ ...place, accuracy: 0, at: place.from })
    trail.stops.push(place)
    trail.still += place.to - place.from
    left = { ...place, accuracy: 0, at: place.to }
    index = next
  }
  arrive(undefined)
}

/** A stop that begins with this point: all that lie about one place for long enough. One that strays doesn't end it. */
function stopFrom(stretch: readonly Fix[], start: number): (Stop & { next: number }) | undefined {
  let { latitude, longitude } = stretch[start]!
  let [count, end] = [1, start]
  for (let index = start + 1; index < stretch.length; index++) {
    const fix = stretch[index]!
    if (!staysAt({ latitude, longitude }, fix)) {
      if (index - end > strays) break
      continue
    }
    count++
    end = index
    latitude += (fix.latitude - latitude) / count
    longitude += (fix.longitude - longitude) / count
  }
  const [from, to] = [stretch[start]!.at, stretch[end]!.at]
  return to - from < trackTimes.shortestStop ? undefined : { from, to, latitude, longitude, next: end + 1 }
}

const staysAt = (place: Point, fix: Fix) =>
  metresApart({ ...place, accuracy: 0 }, fix) <= distances.movement / 2

/** So many points in a row may lie elsewhere within a stop. */
const strays = 2

/** Of a way: only steps longer than the noise of both ends, so that it adds up to nothing. */
function lengthOf(way: readonly Fix[]): number {
  let [metres, last] = [0, way[0]]
  for (const [index, fix] of way.entries()) {
    const step = metresBetween(last!, fix)
    const clear = step >= Math.max(distances.leastStep, last!.accuracy + fix.accuracy)
    if (!clear && index < way.length - 1) continue
    metres += clear ? step : 0
    last = fix
  }
  return metres
}
