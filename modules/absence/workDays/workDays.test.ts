import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { halfDaysAWeek, offOn, rightByLaw, withPattern } from "./pattern.ts"
import type { DayKind, WorkPattern } from "./schema.ts"

const noFriday: DayKind[] = ["works", "works", "works", "works", "off"]
const school: DayKind[] = ["works", "works", "works", "works", "school"]
const evenFriday: DayKind[] = ["works", "works", "works", "works", "evenOff"]
const from = (since: string, days: DayKind[]): WorkPattern => ({ since, days })

test.each([
  ["a Friday", noFriday, "2026-11-27", "off"],
  ["the Thursday before it", noFriday, "2026-11-26", null],
  ["a Saturday, which is nobody's", noFriday, "2026-11-28", null],
  ["a day at school", school, "2026-11-27", "school"],
  ["before it was so", noFriday, "2025-12-26", null],
  ["the Friday of an even week", evenFriday, "2026-11-27", "off"],
  ["the Friday of an odd week", evenFriday, "2026-12-04", null],
])("who is free on some days: %s", (_, days, day, why) => {
  expect(offOn([from("2026-01-01", days)], day)).toBe(why as never)
})

test("the law gives four times the week, and of who changed in a year of each a part", () => {
  expect([noFriday, evenFriday].map(halfDaysAWeek)).toEqual([8, 9])
  expect(rightByLaw([], 2026)).toBe(40)
  expect(rightByLaw([from("2026-01-01", noFriday)], 2026)).toBe(32)
  expect(rightByLaw([from("2025-06-01", evenFriday)], 2026)).toBe(36)
  // 181 of 365 days a whole week: 19.84 and 16.13 half days, rounded up together.
  expect(rightByLaw([from("2026-07-01", noFriday)], 2026)).toBe(36)
  expect(rightByLaw([from("2027-01-01", noFriday)], 2026)).toBe(40)
})

test("another pattern holds from its day on; what was to come after it goes, and what changes nothing is not kept", () => {
  const known = [from("2026-01-01", noFriday), from("2027-01-01", school)]
  expect(withPattern(known, "2026-09-01", evenFriday)).toEqual([known[0]!, from("2026-09-01", evenFriday)])
  expect(withPattern(known, "2026-09-01", noFriday)).toEqual([known[0]!])
  expect(withPattern([], "2026-09-01", ["works", "works", "works", "works", "works"])).toEqual([])
})

let app: TestApp
let office: User
let anna: User
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
  anna = app.hire("Anna Wisse")
})
afterEach(() => app.close())

const set = (patterns: WorkPattern[], version = 0) =>
  app.services.workDays.set({ accountId: anna.id, patterns, version }, office)
const leave = (first: string, last: string) =>
  app.services.absences.askLeave(
    { accountId: anna.id, kind: "vacation", from: first, to: last, part: "day", note: "" },
    null,
    office,
  )
const balance = () => app.services.absenceView.year(2026, anna).balances[0]!

test("vacation takes no day on which he does not work, and of such days alone it is none", () => {
  set([from("2026-01-01", noFriday)])
  leave("2026-12-07", "2026-12-11")
  expect(balance()).toMatchObject({ right: 32, taken: 8, workDays: { version: 1 } })
  expect(() => leave("2026-12-04", "2026-12-04")).toThrow(
    expect.objectContaining({ details: { fields: { to: "absence.noWork" } } }),
  )
})

test("two of the office at once: the second is told, and of who left nothing is filled in", () => {
  set([from("2026-01-01", noFriday)])
  expect(() => set([], 0)).toThrow(expect.objectContaining({ code: "absence.workDaysChanged", status: 409 }))
  app.db.$client.run("UPDATE accounts SET disabled_at = created_at WHERE id = ?", [anna.id])
  expect(() => set([], 1)).toThrow(
    expect.objectContaining({ details: { fields: { accountId: "absence.personGone" } } }),
  )
})

test("the change is among the recent ones, and can be taken back there as long as nobody changed it again", () => {
  set([from("2026-01-01", noFriday)])
  const kind = app.services.gathered.changed.find(({ actions }) => actions["workDays.set"])!.actions[
    "workDays.set"
  ]!
  const [line] = app.db.$client
    .query<{ details: string }, []>("SELECT details FROM log WHERE action = 'workDays.set'")
    .all()
  const change = { subjectId: String(anna.id), action: "workDays.set", details: JSON.parse(line!.details) }
  kind.back!(change)!(office)
  expect(app.services.workDays.of(anna.id)).toEqual({ patterns: [], version: 2 })
  expect(kind.back!(change)).toBeUndefined()
})

test.each([
  ["no day of work", [from("2026-01-01", ["off", "off", "off", "school", "off"])]],
  ["four days", [from("2026-01-01", noFriday.slice(1))]],
  ["a word that is none", [{ since: "2026-01-01", days: ["x", "works", "works", "works", "works"] }]],
  ["a day that is none", [from("2026-02-30", noFriday)]],
  ["later before earlier", [from("2027-01-01", noFriday), from("2026-01-01", school)]],
])("%s is refused", async (_, patterns) => {
  expect(await ask("manager", patterns)).toBe(422)
})

test("only who plans fills it in", async () => {
  expect(await ask("worker", [])).toBe(403)
  expect(await ask("manager", [])).toBe(200)
})

async function ask(who: Role, patterns: unknown) {
  const headers = await app.signIn(who)
  const body = { accountId: anna.id, patterns, version: 0 }
  return (await app.handle(jsonRequest("PUT", "/api/absence/workdays", { body, headers }))).status
}
