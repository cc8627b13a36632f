import type { Projects } from "#modules/projects/service.ts"
import { breath, inPortions } from "#src/jobs/portions.ts"
import { beginOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { clockGrace, intervals, trackTimes } from "../constants.ts"
import type { EntryRows } from "../entries/rows.ts"
import { workplaceAt } from "../movement/place.ts"
import type { EntryRow } from "../table.ts"
import { placesOf } from "./placesOf.ts"
import type { Track } from "./schema.ts"
import type { PositionStore } from "./store.ts"
import { type Trail, trailOf } from "./track.ts"

interface Stretch {
  from: number
  to: number
}
interface Ran extends Trail {
  stretch: Stretch
}

/** A day of one person out of the sessions of that day, each between its breaks. */
export function createDayTrack({
  store,
  rows,
  projects,
}: {
  store: PositionStore
  rows: Pick<EntryRows, "between">
  projects: Pick<Projects, "workplaces">
}) {
  /** When the timer ran that day. */
  function stretchesOf(entry: EntryRow, day: Day, now: number, since: number): Stretch[] {
    const [begin, end] = [beginOf(day).getTime(), beginOf(addDays(day, 1)).getTime()]
    const from = Math.max(begin, since, Date.parse(entry.startedAt))
    const last = entry.endedAt ?? entry.forgottenAt
    const to = Math.min(end, last === null ? now : Date.parse(last))
    const breaks = store
      .breaksOf(entry.id)
      .map((each) => ({ from: Date.parse(each.from), to: each.to === null ? to : Date.parse(each.to) }))
    const begins = [from, ...breaks.map((each) => each.to)]
    const ends = [...breaks.map((each) => each.from), to]
    return begins
      .map((each, index) => ({ from: Math.max(from, each), to: Math.min(to, ends[index]!) }))
      .filter((each) => each.from < each.to)
  }

  /** Of what measured more often than any phone of ours would, as many, evenly spread. */
  async function pointsOf(entryId: number, from: number, to: number) {
    const begins = Array.from({ length: Math.ceil((to - from) / atOnce) }, (_, i) => from + i * atOnce)
    const pieces = await inPortions(begins, (begin) =>
      store.between(entryId, begin, Math.min(begin + atOnce, to)),
    )
    const points = pieces.flat()
    const every = Math.ceil(points.length / mostPoints)
    await breath()
    return every > 1 ? points.filter((_, index) => index % every === 0) : points
  }

  async function trailsOf(entry: EntryRow, day: Day, now: number, since: number): Promise<Ran[]> {
    const trails: Ran[] = []
    for (const stretch of stretchesOf(entry, day, now, since)) {
      const points = await pointsOf(entry.id, Math.max(since, stretch.from - grace), stretch.to + grace)
      const fixes = points.map(({ doubt, ...fix }) => ({ ...fix, doubted: doubt === "clock" }))
      const trail = await trailOf(fixes)
      trails.push({ ...trail, stretch, gaps: [...silences(trail, stretch), ...trail.gaps] })
    }
    // Who records no positions has no track, which isn't a track with gaps.
    return trails.some(({ points }) => points.length > 0) ? trails : []
  }

  /** Without what was before `since`. */
  return async (day: Day, accountId: number, now: number, since = noTime): Promise<Track> => {
    const entries = rows
      .between({ from: day, to: day, accountId })
      .filter(({ source }) => source !== "manual")
    const trails: Ran[] = []
    for (const entry of entries) trails.push(...(await trailsOf(entry, day, now, Date.parse(since))))
    const workplaces = placesOf(projects, accountId)
    const points = await inPortions(
      trails.flatMap(({ points }) => points),
      shown,
    )
    return {
      day,
      points,
      stops: trails.flatMap(({ stops }) =>
        stops.map(({ from, to, latitude, longitude }) => ({
          ...{ from: isoOf(from), to: isoOf(to), minutes: minutes(to - from), latitude, longitude },
          projectName: workplaceAt({ latitude, longitude, accuracy: 0 }, workplaces)?.name ?? null,
        })),
      ),
      gaps: joined([...trails.flatMap(({ gaps }) => gaps), ...rests(trails)]).map(({ from, to }) => ({
        ...{ from: isoOf(from), to: isoOf(to) },
      })),
      metres: Math.round(sum(trails.map(({ metres }) => metres))),
      movingMinutes: minutes(sum(trails.map(({ moving }) => moving))),
      stillMinutes: minutes(sum(trails.map(({ still }) => still))),
    }
  }
}

const shown = ({ fix, doubt }: Trail["points"][number]): Track["points"][number] => {
  const { at, latitude, longitude, accuracy } = fix
  return { at: isoOf(at), latitude, longitude, accuracy, doubt: doubt ?? null }
}

/** In breaks and between sessions nobody is followed: one wasn't on one's way then. */
function rests(trails: Ran[]): Stretch[] {
  const ran = trails.map(({ stretch }) => stretch).toSorted((a, b) => a.from - b.from)
  return ran
    .slice(1)
    .map((next, index) => ({ from: ran[index]!.to, to: next.from }))
    .filter(({ from, to }) => to - from > trackTimes.shortestBreak)
}

/** In order of time; those that touch are one. */
function joined(gaps: Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const gap of gaps.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && gap.from <= last.to) last.to = Math.max(last.to, gap.to)
    else all.push({ ...gap })
  }
  return all
}

/** Before the first position and after the last, when the timer ran already or still. */
function silences({ points }: Trail, { from, to }: Stretch): Stretch[] {
  const believed = points.filter(({ doubt }) => !doubt)
  const [first, last] = [believed[0]?.fix.at, believed.at(-1)?.fix.at]
  const outer =
    first === undefined || last === undefined
      ? [{ from, to }]
      : [
          { from, to: first },
          { from: last, to },
        ]
  return outer.filter((each) => each.to - each.from > trackTimes.longestSilence)
}

/** So much of a track is read in one go, in milliseconds. */
const atOnce = 900_000
/** A day and a night long, one each five seconds. */
const mostPoints = (24 * 3600_000) / intervals.position

const { arrival: grace } = clockGrace
const noTime = "1970-01-01T00:00:00.000Z"
const isoOf = (at: number) => new Date(at).toISOString()
const minutes = (milliseconds: number) => Math.round(milliseconds / 60_000)
