import { and, asc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { inPortions, pagesOf } from "#src/jobs/portions.ts"
import { beginOf, dayOf } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { notFound } from "#src/shared/errors.ts"
import { sum } from "#src/shared/rounding.ts"
import { lengths } from "../constants.ts"
import { type EntryRow, timeBreaks, timeEntries, timeEntryRefs } from "../table.ts"
import { later, millisecondsBefore } from "./instants.ts"
import type { TimeEntry } from "./schema.ts"
import { type DayMinutes, minutesByDay, minutesOf, type Span } from "./worked.ts"

export type EntryRows = ReturnType<typeof createEntryRows>

/** Time entries as they are stored, and as screens see them: any list takes four queries. */
export function createEntryRows({
  db,
  clock,
  people,
  projects,
}: {
  db: Db
  clock: Clock
  /** Everyone with an account. */
  people: () => User[]
  projects: Pick<Projects, "names">
}) {
  const where = (condition: SQL) =>
    db.select().from(timeEntries).where(condition).orderBy(asc(timeEntries.startedAt), asc(timeEntries.id))
  const byId = prepared(({ id }: { id: number }) => where(eq(timeEntries.id, id)))
  const byRef = prepared(({ ref }: { ref: string }) => where(eq(timeEntries.ref, ref)))
  const byOtherRef = prepared(({ ref }: { ref: string }) =>
    where(
      sql`${timeEntries.id} = (select ${timeEntryRefs.entryId} from ${timeEntryRefs} where ${timeEntryRefs.ref} = ${ref})`,
    ),
  )
  const runningOf = prepared(({ accountId }: { accountId: number }) =>
    where(and(eq(timeEntries.accountId, accountId), runs)!),
  )
  const ofIds = prepared(({ ids }: { ids: string }) =>
    db
      .select({ id: timeEntries.id, projectId: timeEntries.projectId })
      .from(timeEntries)
      .where(sql`${timeEntries.id} in (select value from json_each(${ids}))`),
  )
  // Sorted here: asked for in an order of time it would be read off the whole history.
  const allRunning = prepared(() => db.select().from(timeEntries).where(runs))
  const running = (): EntryRow[] =>
    allRunning.all().toSorted((a, b) => compared(a.startedAt, b.startedAt) || a.id - b.id)

  const breaks = prepared(({ ids }: { ids: string }) =>
    db
      .select({
        entryId: timeBreaks.entryId,
        from: sql<string>`max(${timeBreaks.startedAt}, ${timeEntries.startedAt})`,
        to: timeBreaks.endedAt,
        end: timeEntries.endedAt,
      })
      .from(timeBreaks)
      .innerJoin(timeEntries, eq(timeEntries.id, timeBreaks.entryId))
      // With one variable however many ids there are.
      .where(sql`${timeBreaks.entryId} in (select value from json_each(${ids}))`)
      .orderBy(asc(timeBreaks.startedAt)),
  )

  /** Within their entries, whatever devices told. */
  function breaksOf(ids: number[]): Map<number, Span[]> {
    const found = breaks.all({ ids: JSON.stringify(ids) })
    const cut = found.map(({ to, end, ...row }) => ({ ...row, to: earliest(to, end) }))
    const real = cut.filter(({ from, to }) => to === null || from < to)
    return new Map(
      [...Map.groupBy(real, ({ entryId }) => entryId)].map(([id, breaks]) => [
        id,
        joined(breaks.map(({ from, to }) => ({ from, to }))),
      ]),
    )
  }

  const daysOf = (row: EntryRow, breaks: Span[]): DayMinutes[] =>
    row.forgottenAt !== null && row.endedAt === null
      ? [{ day: dayOf(new Date(row.startedAt)), minutes: 0 }]
      : minutesByDay(spanOf(row), breaks, clock())

  function view(rows: EntryRow[]): TimeEntry[] {
    if (rows.length === 0) return []
    const breaks = breaksOf(rows.map(({ id }) => id))
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const projectIds = [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))]
    const projectNames = projectIds.length > 0 ? projects.names(projectIds) : undefined
    return rows.map((row) => {
      const own = breaks.get(row.id) ?? []
      const days = daysOf(row, own)
      const { id, ref, accountId, kind, projectId, source, review, reviewNote, note, corrected } = row
      const { clockSkew, removedAt, version } = row
      return {
        ...{ id, ref, accountId, kind, projectId, source, review, reviewNote, note, corrected },
        ...{ clockSkew, removedAt, version, days },
        person: names.get(accountId) ?? "",
        projectName: (projectId !== null && projectNames?.get(projectId)) || "",
        startTime: row.startedAt,
        endTime: row.endedAt,
        duration: sum(days.map(({ minutes }) => minutes)),
        breaks: own.map(({ from, to }) => ({ startTime: from, endTime: to })),
        breakMinutes: breakMinutesOf(row, own, clock()),
        status: statusOf(row),
        paused: statusOf(row) === "active" && own.some(({ to }) => to === null),
        reviewedBy: row.reviewedBy === null ? null : (names.get(row.reviewedBy) ?? null),
        startPlace: placeOf(row.startLatitude, row.startLongitude, row.startAccuracy),
        endPlace: placeOf(row.endLatitude, row.endLongitude, row.endAccuracy),
      }
    })
  }

  return {
    find(id: number): EntryRow {
      const row = byId.get({ id })
      if (!row) throw notFound("gps")
      return row
    },
    /** By its number, or by what any device calls it. */
    ofRef(idOrRef: string): EntryRow | undefined {
      if (/^\d+$/.test(idOrRef)) return byId.get({ id: Number(idOrRef) })
      const ref = idOrRef.toLowerCase()
      return byRef.get({ ref }) ?? byOtherRef.get({ ref })
    },
    /** What was worked on one of these days, both included, in the order in which it began. Not what was put away, or only that. */
    between({
      from,
      to,
      accountId,
      projectId,
      removed = false,
    }: {
      from: Day
      to: Day
      accountId?: number
      projectId?: number
      removed?: boolean
    }): EntryRow[] {
      const begin = beginOf(from)
      const end = beginOf(addDays(to, 1)).toISOString()
      const since = begin.toISOString()
      const earliest = millisecondsBefore(since, lengths.entry)
      const of = and(
        accountId === undefined ? undefined : eq(timeEntries.accountId, accountId),
        projectId === undefined ? undefined : eq(timeEntries.projectId, projectId),
        (removed ? isNotNull : isNull)(timeEntries.removedAt),
      )
      const found = where(
        and(
          of,
          gte(timeEntries.startedAt, earliest),
          lt(timeEntries.startedAt, end),
          or(gte(timeEntries.startedAt, since), sql`${timeEntries.endedAt} > ${since}`, runs),
        )!,
      ).all()
      // What still runs may have begun long ago, on a server that was off at night.
      const isOlder = (row: EntryRow) =>
        row.startedAt < earliest &&
        row.accountId === (accountId ?? row.accountId) &&
        row.projectId === (projectId ?? row.projectId)
      const older = removed ? [] : running().filter(isOlder)
      return [...older, ...found]
    },
    /** Of one person, not put away: what lies after an instant, at least in part, in the order in which it began. */
    since(accountId: number, at: string): EntryRow[] {
      const own = and(eq(timeEntries.accountId, accountId), isNull(timeEntries.removedAt))
      const earliest = millisecondsBefore(at, lengths.entry)
      const found = where(and(own, gte(timeEntries.startedAt, earliest), or(isAfter(at), runs))!).all()
      const current = runningOf.get({ accountId })
      return current && current.startedAt < earliest ? [current, ...found] : found
    },
    /** To which project each of these belongs. */
    projectsOf: (ids: number[]): Map<number, number | null> =>
      new Map(ofIds.all({ ids: JSON.stringify(ids) }).map(({ id, projectId }) => [id, projectId])),
    running,
    runningOf: (accountId: number): EntryRow | undefined => runningOf.get({ accountId }),
    breaksOf,
    /** Of what was forgotten: nothing, on the day it began. */
    days: (row: EntryRow): DayMinutes[] => daysOf(row, breaksOf([row.id]).get(row.id) ?? []),
    view,
    /** The same of hundreds of them, without holding up anybody. */
    longView: async (rows: EntryRow[]): Promise<TimeEntry[]> =>
      (await inPortions(pagesOf(rows, 100), view)).flat(),
  }
}

/** From begin to end; what has no end lasts. */
export const spanOf = ({ startedAt, endedAt }: EntryRow): Span => ({ from: startedAt, to: endedAt })

export const statusOf = ({ endedAt, forgottenAt }: EntryRow): TimeEntry["status"] =>
  endedAt !== null ? "completed" : forgottenAt !== null ? "incomplete" : "active"

/** As in the index that lets one of a person run. */
const runs = sql`${timeEntries.endedAt} is null and ${timeEntries.forgottenAt} is null and ${timeEntries.removedAt} is null`

const isAfter = (at: string) => or(gte(timeEntries.startedAt, at), sql`${timeEntries.endedAt} > ${at}`)

/** Of what was forgotten a break that lasted counts for nothing, as its end isn't known. */
function breakMinutesOf(row: EntryRow, breaks: Span[], now: Date): number {
  const known = statusOf(row) === "incomplete" ? breaks.filter(({ to }) => to !== null) : breaks
  const last = known.at(-1)
  if (!last) return 0
  const whole = { from: row.startedAt, to: row.forgottenAt === null ? row.endedAt : (row.endedAt ?? last.to) }
  return minutesOf(whole, [], now) - minutesOf(whole, known, now)
}

/** In the order in which they begin: those that overlap are one. */
function joined(breaks: Span[]): Span[] {
  const all: Span[] = []
  for (const each of breaks) {
    const last = all.at(-1)
    if (last && (last.to === null || each.from <= last.to))
      last.to = last.to === null || each.to === null ? null : later(last.to, each.to)
    else all.push(each)
  }
  return all
}

const earliest = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a)

const placeOf = (latitude: number | null, longitude: number | null, accuracy: number | null) =>
  latitude === null || longitude === null
    ? null
    : { latitude, longitude, ...(accuracy !== null && { accuracy }) }

/** Minutes of a day, of all of them. */
export const minutesOn = (entries: readonly Pick<TimeEntry, "days">[], day: Day): number =>
  sum(entries.flatMap(({ days }) => days.find((each) => each.day === day)?.minutes ?? []))

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
