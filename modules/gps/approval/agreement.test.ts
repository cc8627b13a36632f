import { afterAll, beforeAll, expect, test } from "bun:test"
import { instantAt } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenHours, lastOf, linesOf, versionOf } from "./hours.testing.ts"
import type { PendingEntry } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let owner: typeof manager
const people: number[] = []
const projectIds: number[] = []
beforeAll(async () => {
  app = await givenApp()
  app.clock.set("2027-04-10T10:00:00Z")
  manager = await asking(app, "manager")
  owner = await asking(app, "owner")
  for (const _ of [1, 2, 3]) {
    await asking(app, "worker")
    people.push(lastOf(app, "worker").id)
    projectIds.push((await manager("POST", "/projects", { name: `Werk ${people.length}` })).reply.id)
  }
})
afterAll(() => app.close())

// Numbers that look random and are the same in every run.
let seed = 20_261_025
const upTo = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * most)
}
const oneOf = <T>(...values: T[]): T => values[upTo(values.length)]!

/** Nights in which the clock changes are among them. */
const firstDays = ["2026-10-23", "2026-11-16", "2027-03-26"]
const clockTime = () => `${String(upTo(24)).padStart(2, "0")}:${String(upTo(60)).padStart(2, "0")}`

function invented(accountId: number, day: string): number {
  const startedAt = new Date(instantAt(day, clockTime()).getTime() + upTo(60) * 1000)
  const ended = new Date(startedAt.getTime() + (20 + upTo(15 * 60)) * 60_000 + upTo(60_000))
  const kind = oneOf("work" as const, "work" as const, "travel" as const, "general" as const)
  const id = givenHours(app, {
    ...{ accountId, kind, startedAt: startedAt.toISOString(), endedAt: ended.toISOString() },
    projectId: kind === "general" ? null : oneOf(...projectIds),
  })
  if (upTo(2) === 0) {
    const from = new Date(startedAt.getTime() + 5 * 60_000).toISOString()
    const to = new Date(startedAt.getTime() + (6 + upTo(60)) * 60_000).toISOString()
    app.db.$client.run("INSERT INTO time_breaks VALUES (?, ?, ?)", [id, from, to])
  }
  return id
}

async function judge(id: number) {
  for (let left = 1 + upTo(4); left > 0; left--) {
    const version = versionOf(app, id)
    const answer = await oneOf(
      () => manager("POST", "/hours-approval/approve", { entryId: id, version }),
      () => manager("POST", "/hours-approval/approve", { entryId: id, version }),
      () =>
        manager("POST", "/hours-approval/approve", {
          ...{ entryId: id, version, projectId: oneOf(...projectIds) },
          ...{ contractorName: "Stuc & Zo", contractorRate: upTo(9000) / 100 },
        }),
      () => manager("POST", `/hours-approval/${id}/reopen`, { reason: "Toch niet", version }),
    )()
    expect([200, 409, 422]).toContain(answer.status)
  }
}

interface Kept {
  id: number
  account_id: number
  project_id: number | null
  started_at: string
  ended_at: string
  contractor_cents: number | null
}

/** Minutes per day and what they cost, by walking the minutes of the clock: told from nothing that the program uses. */
function counted(row: Kept): { day: string; minutes: number; cents: number }[] {
  const breaks = app.db.$client
    .query<{ started_at: string; ended_at: string }, [number]>("SELECT * FROM time_breaks WHERE entry_id = ?")
    .all(row.id)
  const zone = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" })
  const days = new Map<string, number>()
  const isFree = (at: number) =>
    breaks.some(({ started_at, ended_at }) => at >= Date.parse(started_at) && at < Date.parse(ended_at))
  // By the second: begin, end and breaks have seconds.
  const end = Date.parse(row.ended_at)
  for (let at = Date.parse(row.started_at); at < end; at += 1000) {
    const day = zone.format(at)
    days.set(day, (days.get(day) ?? 0) + (isFree(at) ? 0 : Math.min(1000, end - at)))
  }
  let passed = 0
  let whole = 0
  return [...days].map(([day, milliseconds]) => {
    passed += milliseconds
    const minutes = Math.round(passed / 60_000) - whole
    whole += minutes
    const rate =
      row.contractor_cents ??
      app.db.$client
        .query<{ cents: number }, [number, string]>(
          "SELECT cents FROM cost_rates WHERE account_id = ? AND since <= ? ORDER BY since DESC LIMIT 1",
        )
        .get(row.account_id, day)!.cents
    return { day, minutes, cents: Math.round((minutes * rate) / 60) }
  })
}

test("ledger, project totals, what waits and the entries themselves agree to the cent and the minute", async () => {
  for (const accountId of people) {
    // Another rate each day: an hour on the wrong side of midnight shows.
    const days = firstDays.flatMap((first) => [0, 1, 2, 3, 4].map((nth) => addDays(first, nth)))
    for (const day of days)
      await owner("POST", "/cost-rates", { accountId, since: day, rate: (2000 + upTo(5000)) / 100 })
  }
  const ids = people.flatMap((accountId) =>
    firstDays.flatMap((first) => [0, 1, 2, 3].map((nth) => invented(accountId, addDays(first, nth)))),
  )
  for (const id of ids) await judge(id)

  const approved = app.db.$client
    .query<Kept, []>("SELECT * FROM time_entries WHERE review = 'approved'")
    .all()
  expect(approved.length).toBeGreaterThan(10)
  expect(approved.length).toBeLessThan(ids.length)
  const expected = approved
    .filter(({ project_id }) => project_id !== null)
    .flatMap((row) => counted(row).map((part) => ({ ...part, row })))
    .filter(({ minutes }) => minutes > 0)
  const lines = linesOf(app)
  expect(
    lines
      .map(({ source_id, cents, quantity, project_id }) =>
        [source_id, project_id, cents, quantity * 60].join(" "),
      )
      .toSorted(),
  ).toEqual(
    expected
      .map(({ row, day, cents, minutes }) => [`${row.id}/${day}`, row.project_id, cents, minutes].join(" "))
      .toSorted(),
  )

  for (const projectId of projectIds) {
    const own = expected.filter(({ row }) => row.project_id === projectId)
    const total = own.reduce((sum, { cents }) => sum + cents, 0)
    const minutes = own.reduce((sum, part) => sum + part.minutes, 0)
    for (const ask of [manager, owner]) {
      const { reply } = await ask("GET", `/projects/${projectId}/costs`)
      // What they cost is for the owner alone.
      const seen = ask === owner ? total : 0
      expect([Math.round(reply.booked * 100), Math.round(reply.hours * 6000) / 100]).toEqual([seen, minutes])
      expect(
        reply.lines.reduce(
          (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100),
          0,
        ),
      ).toBe(seen)
    }
  }

  const waiting: PendingEntry[] = (await owner("GET", "/hours-approval/pending")).reply
  expect(waiting.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    ids.filter((id) => !approved.some((row) => row.id === id)),
  )
  const done: PendingEntry[] = (await owner("GET", "/hours-approval/approved")).reply
  for (const { id, cost } of done.filter(({ kind }) => kind !== "general")) {
    const own = expected.filter(({ row }) => row.id === id)
    expect(Math.round((cost ?? 0) * 100)).toBe(own.reduce((sum, { cents }) => sum + cents, 0))
  }
})
