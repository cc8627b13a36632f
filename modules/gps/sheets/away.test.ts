import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { readCsv } from "#src/shared/csv.ts"
import { givenApp, type TestApp } from "#src/testing.ts"

let app: TestApp
let office: User
let anna: User
let manager: Record<string, string>
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
  anna = app.hire("Anna Wisse")
  manager = await app.signIn("manager")
  app.services.workDays.set(
    {
      accountId: anna.id,
      patterns: [{ since: "2026-01-01", days: ["works", "works", "works", "works", "off"] }],
      version: 0,
    },
    office,
  )
  app.services.absences.askLeave(
    {
      accountId: anna.id,
      kind: "vacation",
      from: "2026-12-02",
      to: "2026-12-04",
      part: "day",
      note: "Parijs",
    },
    null,
    office,
  )
})
afterEach(() => app.close())

/** His login ended by then. */
async function onDay(day: string) {
  app.clock.set(`${day}T09:00:00Z`)
  manager = await app.signIn("manager")
}

const fetched = async (path: string) =>
  app.handle(new Request(`http://localhost/api/hours/${path}`, { headers: manager }))
const period = "from=2026-11-30&to=2026-12-06"
async function linesOf(over = "") {
  const text = await (await fetched(`export?${period}&format=csv${over}`)).text()
  return readCsv(text)
    .slice(1)
    .map(([day, , person, kind, , , , , hours, status, note]) => [day, person, kind, hours, status, note])
}

test("who pays wages reads days of leave beside the hours, none that he never works, and nothing of why", async () => {
  expect(await linesOf()).toEqual([
    ["02-12-2026", "Anna Wisse", "Verlof", "0", "Afwezig", "Vakantie"],
    ["03-12-2026", "Anna Wisse", "Verlof", "0", "Afwezig", "Vakantie"],
  ])
})

test("illness is told as such and no more, and of one person or project only what was asked", async () => {
  app.services.absences.reportSick({ accountId: anna.id, from: "2026-11-20" }, null, office)
  await onDay("2026-12-04")
  const days = (await linesOf()).filter(([, , kind]) => kind === "Ziek")
  expect(days.map(([day, , , , , note]) => [day, note])).toEqual([
    ["30-11-2026", ""],
    ["01-12-2026", ""],
    ["02-12-2026", ""],
    ["03-12-2026", ""],
  ])
  expect(await linesOf(`&accountId=${office.id}`)).toEqual([])
  const project = app.services.projects.create({ name: "Dakkapel" }, office).id
  expect(await linesOf(`&projectId=${project}`)).toEqual([])
})

test("who is ill has no illness on days that are yet to come", async () => {
  app.services.absences.reportSick({ accountId: anna.id, from: "2026-11-20" }, null, office)
  await onDay("2026-12-01")
  expect((await linesOf()).map(([day, , kind]) => [day, kind])).toEqual([
    ["30-11-2026", "Ziek"],
    ["01-12-2026", "Ziek"],
    ["02-12-2026", "Verlof"],
    ["03-12-2026", "Verlof"],
  ])
  const sheet = await (await fetched(`week?week=2026-11-30&accountId=${anna.id}`)).json()
  expect(sheet.away).toEqual(["sick", "sick", "vacation", "vacation", "off", null, null])
})

test("who falls ill on vacation is ill that day, and on no leave", async () => {
  app.services.absences.reportSick({ accountId: anna.id, from: "2026-11-20" }, null, office)
  await onDay("2026-12-02")
  expect((await linesOf()).slice(2).map(([day, , kind]) => [day, kind])).toEqual([
    ["02-12-2026", "Ziek"],
    ["03-12-2026", "Verlof"],
  ])
  const sheet = await (await fetched(`week?week=2026-11-30&accountId=${anna.id}`)).json()
  expect(sheet.away.slice(2, 4)).toEqual(["sick", "vacation"])
})

test("a day on which the company is closed is no leave", async () => {
  app.services.settings.save({ closedPeriods: [{ from: "2026-12-03", to: "2026-12-06", name: "" }] }, null)
  expect((await linesOf()).map(([day]) => day)).toEqual(["02-12-2026"])
  const sheet = await (await fetched(`week?week=2026-11-30&accountId=${anna.id}`)).json()
  expect(sheet.away.slice(2, 4)).toEqual(["vacation", null])
})

test("a week sheet has why somebody was away on each day", async () => {
  const sheet = await (await fetched(`week?week=2026-11-30&accountId=${anna.id}`)).json()
  expect([sheet.away, sheet.minutes]).toEqual([[null, null, "vacation", "vacation", "off", null, null], 0])
})
