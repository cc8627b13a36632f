import { afterAll, beforeAll, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { beginOf, dayOf, timeOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { type Doing, minutesOfModel, type Typed } from "./model.testing.ts"

const minute = 60_000
const hour = 60 * minute

let app: TestApp
let me: User
beforeAll(async () => {
  app = await givenApp()
  app.clock.set("2026-10-01T10:00:00Z")
  for (const name of ["Dakkapel", "Keuken", "Badkamer"])
    app.services.projects.create({ name }, app.services.access.list()[0]!)
  await app.signIn("worker")
  me = app.services.access.list().find(({ role }) => role === "worker")!
})
afterAll(() => app.close())

/**
 * Each from one noon into the next night. What a phone tells arrives late, in its own order but not in that of the other,
 * and some of it twice; meanwhile hours are typed. The nights in which clocks change are among them.
 */
const days = [
  "2026-10-24",
  ...Array.from({ length: 30 }, (_, n) => addDays("2026-10-27", 2 * n)),
  "2027-03-27",
]

test.each(days)(
  "%s: two phones of one person lose their signal, and no minute is lost or counts double",
  (day) => {
    const roll = dice(Date.parse(day) / 86_400_000)
    const noon = beginOf(day).getTime() + 12 * hour
    const doings = doingsFrom(noon, roll)
    const typed: Typed[] = []
    for (const { doing, arrives } of arriving(doings, roll)) {
      later(arrives)
      if (roll(5) === 0) type(arrives, roll, typed)
      tell(doing, arrives)
      for (let again = roll(3); again > 0; again--) tell(doing, arrives + again * minute, again === 1)
      singly(noon)
    }
    later(noon + 40 * hour)
    for (const { session } of doings) expect(app.services.entries.changes(session, me)).toBeArray()
    expect(counted(noon)).toEqual(minutesOfModel(doings, typed))
  },
)

/** What both phones do; each goes by what it knows itself, and stops what it started. */
function doingsFrom(noon: number, roll: Dice): Doing[] {
  const taken = new Set<number>()
  return [0, 1].flatMap(() => {
    const doings: Doing[] = []
    let session: string | undefined
    let paused = false
    let projectId = 1
    for (let at = noon + (1 + roll(120)) * minute; at < noon + 13 * hour; at += (1 + roll(90)) * minute) {
      while (taken.has(at)) at += minute
      taken.add(at)
      const what: Doing["what"] = session
        ? (["stop", paused ? "resume" : "pause", "start", paused ? "resume" : "pause"] as const)[roll(4)]!
        : "start"
      if (what === "start") {
        session = crypto.randomUUID()
        projectId = 1 + roll(3)
      }
      doings.push({ what, at, session: session!, projectId })
      paused = what === "pause"
      if (what === "stop") session = undefined
    }
    let last = noon + 14 * hour + roll(60) * minute
    while (taken.has(last)) last += minute
    taken.add(last)
    if (session) doings.push({ what: "stop", at: last, session, projectId })
    return doings
  })
}

/** In the order in which the server hears of it: of each phone in order, up to ten hours late. */
function arriving(doings: Doing[], roll: Dice) {
  let before = 0
  return doings
    .map((doing, index) => {
      const otherPhone = index > 0 && doing.at < doings[index - 1]!.at
      const arrives = Math.max(otherPhone ? 0 : before, doing.at + (roll(3) === 0 ? roll(600) * minute : 0))
      before = arrives
      return { doing, arrives }
    })
    .toSorted((a, b) => a.arrives - b.arrives)
}

/** By a phone whose clock is two hours wrong, and once more as a retry or as if it were new. */
function tell({ what, at, session, projectId }: Doing, now: number, anew = false) {
  const ahead = 2 * hour
  const occurredAt = new Date(at + ahead).toISOString()
  later(now)
  const sending = app.clock().getTime()
  const deviceTime = new Date(sending + ahead).toISOString()
  const sent = { key: anew ? null : `${what}-${at}`, deviceTime }
  const { entries } = app.services
  if (what === "start") entries.start({ ref: session, projectId, kind: "work", occurredAt }, sent, me)
  else entries[what](session, { occurredAt }, sent, me)
}

/** Time never goes back. */
const later = (at: number) => app.clock.set(new Date(Math.max(at, app.clock().getTime())))

/** Some hours of before, as far as the server has none there. */
function type(now: number, roll: Dice, typed: Typed[]) {
  const to = Math.floor(now / minute) * minute - roll(300) * minute
  const from = to - (5 + roll(90)) * minute
  const projectId = 1 + roll(3)
  const read = (at: number) => timeOf(new Date(at))
  try {
    const entry = app.services.entries.add(
      {
        ...{
          kind: "work",
          projectId,
          day: dayOf(new Date(from)),
          from: read(from),
          to: read(to),
          breakMinutes: 0,
        },
      },
      { key: null, deviceTime: null },
      me,
    )
    typed.push({ from: Date.parse(entry.startTime), to: Date.parse(entry.endTime!), projectId })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    expect(["gps.overlap", "gps.endBeforeStart"]).toContain(
      error.code === "invalid" ? Object.values(error.details.fields!)[0]! : error.code,
    )
  }
}

const entriesSince = (noon: number) =>
  app.services.entries.list({ from: dayOf(new Date(noon)), to: addDays(dayOf(new Date(noon)), 2) }, me)

/** One runs at most, and none overlaps another. */
function singly(noon: number) {
  const spans = entriesSince(noon)
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
    .filter(({ startTime, endTime }) => startTime !== endTime)
  expect(spans.filter(({ status }) => status === "active").length).toBeLessThanOrEqual(1)
  for (const [index, { startTime }] of spans.entries())
    if (index > 0 && spans[index - 1]!.endTime !== null)
      expect(spans[index - 1]!.endTime! <= startTime).toBe(true)
}

function counted(noon: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { days, projectId } of entriesSince(noon))
    for (const { day, minutes } of days)
      if (minutes > 0) found[`${day} ${projectId}`] = (found[`${day} ${projectId}`] ?? 0) + minutes
  return found
}

type Dice = (sides: number) => number

function dice(seed: number): Dice {
  let state = (seed + 1) * 2654435761
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
