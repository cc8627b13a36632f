import type { User } from "#modules/access/schema.ts"
import {
  firstSampleDay,
  type SampleShift,
  sampleContractor,
  sampleRates,
  sampleShifts,
  sampleTrack,
} from "#modules/gps/sample.ts"
import { instantAt, today } from "../shared/calendar.ts"
import { addDays, weekday } from "../shared/days.ts"
import type { DemoClock } from "./demo.ts"
import type { Services } from "./services.ts"

const day = 24 * 3600_000
/** Long enough for a track with an errand in it. */
const minutesAtWork = 140

/** Two weeks of hours: what was approved, what waits, what misses something, and someone at work now. */
export function fillHours(services: Services, clock: DemoClock) {
  const { access, entries, approval, costRates } = services
  const at = (instant: Date) => clock.putBack((clock.now().getTime() - instant.getTime()) / day)
  clock.putBack(0)
  const now = today(services.clock)
  const people = new Map(access.list().map((user) => [user.username, user]))
  const { annelies, bram, daan } = Object.fromEntries(people) as Record<string, User>

  at(instantAt(addDays(firstSampleDay(now), -1), "10:00"))
  for (const [who, rate] of Object.entries(sampleRates))
    costRates.add({ accountId: people.get(who)!.id, since: addDays(now, -360), rate }, annelies!)

  const ids = sampleShifts(now).map((shift) => ({
    shift,
    id: keep(services, shift, people.get(shift.who)!, at),
  }))

  at(instantAt(addDays(now, 1 - weekday(now)), "08:30"))
  if (clock() > clock.now()) clock.putBack(0)
  for (const { shift, id } of ids.filter(({ shift }) => shift.outcome !== "open"))
    if (shift.outcome === "rejected")
      approval.approve({ entryId: id, approved: false, notes: "Was u niet eerder weg?" }, null, bram!)
    else approval.approve({ entryId: id, ...contractorOf(shift) }, null, bram!)

  clock.putBack(0)
  entries.closeForgotten()
  startToday(services, daan!, clock.now(), at)
  clock.putBack(0)
}

function keep(
  { entries, projects }: Services,
  { day, kind, project, from, to, lunch, typed, note }: SampleShift,
  who: User,
  at: (instant: Date) => void,
): number {
  const sent = { key: null, deviceTime: null }
  const work = projects.list({}, who).find(({ name }) => name === project)
  const projectId = work?.id ?? null
  if (typed && to) {
    at(instantAt(day, "19:40"))
    return entries.add({ kind, projectId, day, from, to, breakMinutes: lunch, note }, sent, who).id
  }
  const location = work && { location: placeOf(work) }
  at(instantAt(day, from))
  const started = { projectId, kind: kind as "work", ...location }
  const { id, ref } = entries.start(started, sent, who)
  if (lunch > 0) {
    at(instantAt(day, "12:00"))
    entries.pause(ref, {}, sent, who)
    at(instantAt(day, `12:${lunch}`))
    entries.resume(ref, {}, sent, who)
  }
  if (to === null) return id
  at(instantAt(day, to))
  entries.stop(ref, { ...location }, sent, who)
  return id
}

/** At work since this morning, with his track. */
function startToday(
  { entries, positions, projects }: Services,
  who: User,
  now: Date,
  at: (instant: Date) => void,
) {
  const begin = new Date(now.getTime() - minutesAtWork * 60_000)
  const work = projects.list({}, who).find(({ name }) => name.startsWith("Badkamer familie De Jonge"))!
  const site = placeOf(work)
  const sent = { key: null, deviceTime: null }
  at(begin)
  const { id } = entries.start(
    { projectId: work.id, kind: "work", location: site, source: "auto" },
    sent,
    who,
  )
  at(now)
  const track = sampleTrack(begin, minutesAtWork - 1, site)
  positions.take({ sessionId: id, positions: track }, who, now.toISOString())
}

const contractorOf = ({ who, kind }: SampleShift) =>
  who === sampleContractor.who && (kind === "work" || kind === "travel")
    ? { contractorName: sampleContractor.name, contractorRate: sampleContractor.rate }
    : {}

const placeOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) => ({
  latitude: latitude!,
  longitude: longitude!,
  accuracy: 8,
})
