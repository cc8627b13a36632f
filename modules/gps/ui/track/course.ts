import { distances } from "../../constants.ts"
import { metresBetween } from "../../positions/distance.ts"
import type { Track, TrackPoint } from "../../positions/schema.ts"

/** One row of the list beside the map: times in milliseconds since 1970. */
export type Part =
  | { kind: "stop"; from: number; to: number; minutes: number; number: number; projectName: string | null }
  | { kind: "way" | "gap"; from: number; to: number; minutes: number }

/** A track from beginning to end: stops, gaps, and what lies between them. */
export function partsOf(track: Track): Part[] {
  const stops = track.stops.map((stop, index): Part => {
    const { minutes, projectName } = stop
    return { kind: "stop", ...spanOf(stop), minutes, number: index + 1, projectName }
  })
  const gaps = track.gaps.map((gap): Part => {
    const span = spanOf(gap)
    return { kind: "gap", ...span, minutes: minutesIn(span) }
  })
  const known = [...stops, ...gaps].toSorted((a, b) => a.from - b.from)
  const believed = track.points.filter(({ doubt }) => doubt === null).map(({ at }) => Date.parse(at))
  const parts: Part[] = []
  let reached = believed[0]
  for (const part of known) {
    if (reached !== undefined) parts.push(...wayBetween(reached, part.from))
    parts.push(part)
    reached = Math.max(reached ?? part.to, part.to)
  }
  if (reached !== undefined) parts.push(...wayBetween(reached, believed.at(-1) ?? reached))
  return parts
}

/** The stretches that were measured, each a line, and between them what isn't known. */
export function linesOf(track: Track): { id: string; points: TrackPoint[]; interrupted?: boolean }[] {
  const ends = track.gaps.map(({ to }) => Date.parse(to)).toSorted((a, b) => a - b)
  const stretches: TrackPoint[][] = []
  let passed = 0
  for (const point of track.points) {
    if (point.doubt !== null) continue
    const before = passed
    while (passed < ends.length && Date.parse(point.at) >= ends[passed]!) passed++
    if (passed > before || stretches.length === 0) stretches.push([])
    stretches.at(-1)!.push(point)
  }
  return stretches.flatMap((points, index) => {
    const [last, first] = [stretches[index - 1]?.at(-1), points[0]!]
    return [
      ...(last ? [{ id: `${first.at} gap`, points: [last, first], interrupted: true }] : []),
      { id: first.at, points },
    ]
  })
}

/** Where one stood, each place once: who comes back to it stood there longer. `numbers`: of the stops, '1, 3'. */
export function placesOf(stops: Track["stops"]) {
  const places: { latitude: number; longitude: number; minutes: number; numbers: string }[] = []
  for (const [index, stop] of stops.entries()) {
    const known = places.find((place) => metresBetween(place, stop) < distances.movement)
    if (known) {
      known.minutes += stop.minutes
      known.numbers += `, ${index + 1}`
    } else {
      const { latitude, longitude, minutes } = stop
      places.push({ latitude, longitude, minutes, numbers: String(index + 1) })
    }
  }
  return places
}

/** The last point that may be believed at this time; the first before it began. */
export function pointAt(points: readonly TrackPoint[], at: number): TrackPoint | undefined {
  let found: TrackPoint | undefined
  for (const point of points) {
    if (point.doubt !== null) continue
    if (found && Date.parse(point.at) > at) break
    found = point
  }
  return found
}

export const partAt = (parts: readonly Part[], at: number): Part | undefined =>
  parts.findLast(({ from }) => from <= at) ?? parts[0]

/** Shorter is the step between two measurements. */
const shortest = 30_000

const wayBetween = (from: number, to: number): Part[] =>
  to - from < shortest ? [] : [{ kind: "way", from, to, minutes: minutesIn({ from, to }) }]

const spanOf = ({ from, to }: { from: string; to: string }) => ({
  from: Date.parse(from),
  to: Date.parse(to),
})
const minutesIn = ({ from, to }: { from: number; to: number }) => Math.round((to - from) / 60_000)
