import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import { firstSampleDay } from "#modules/projects/sample.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { instantAt, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, weekday } from "#src/shared/days.ts"
import type { CostRates } from "./approval/rates.ts"
import type { Approval } from "./approval/service.ts"
import type { Entries } from "./entries/service.ts"
import type { Positions } from "./positions/service.ts"
import { type SampleShift, sampleContractor, sampleRates, sampleShifts, sampleTrack } from "./sample.ts"

interface Services {
  clock: Clock
  access: Access
  projects: Projects
  entries: Entries
  positions: Positions
  approval: Approval
  costRates: CostRates
}

const day = 24 * 3600_000
/** Long enough for a track with an errand in it. */
const minutesAtWork = 140

/** Two weeks of hours: what was approved, what waits, what misses something, and someone at work now. */
export const fillHours: Fill<Services> = async (services, demo) => {
  const { access, entries, approval, costRates } = services
  const at = (instant: Date) => demo.putBack((demo.now().getTime() - instant.getTime()) / day)
  demo.putBack(0)
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
  if (services.clock() > demo.now()) demo.putBack(0)
  for (const { shift, id } of ids.filter(({ shift }) => shift.outcome !== "open"))
    if (shift.outcome === "rejected")
      approval.approve({ entryId: id, approved: false, notes: "Was u niet eerder weg?" }, null, bram!)
    else approval.approve({ entryId: id, ...contractorOf(shift) }, null, bram!)

  demo.putBack(0)
  entries.closeForgotten()
  await startToday(services, daan!, demo.now(), at)
  demo.putBack(0)
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
async function startToday(
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
  // Judged by the clock, which the next part of the company puts back.
  await positions.take({ sessionId: id, positions: track }, who, now.toISOString())
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
