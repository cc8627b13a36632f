import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { columnsOf, onDay, rowsOf, weekHeads } from "#modules/timeline/ui/board/board.ts"
import { clashesOf, fixedOffOf } from "#modules/timeline/ui/planning.ts"
import { givenApp, type TestApp } from "../testing.ts"

let app: TestApp
let office: User
let anna: User
let bas: User
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
  anna = app.hire("Anna Wisse")
  bas = app.hire("Bas de Kok")
})
afterEach(() => app.close())

const leave = (of: User, from: string, to: string, by = office) =>
  app.services.absences.askLeave(
    { ...(by === office && { accountId: of.id }), kind: "vacation", from, to, part: "day", note: "" },
    null,
    by,
  )
const job = (name: string, startDate: string, endDate: string, team: number[]) =>
  app.services.projects.create({ name, startDate, endDate, status: "planned", team } as never, office)
const weeks = (viewer = office) => app.services.timeline.week({ from: "2026-11-30", weeks: 2 }, viewer)

test("on the board leave has a place of its own, work on the same days says that he is away", async () => {
  job("Keuken", "2026-12-02", "2026-12-04", [anna.id])
  leave(anna, "2026-12-03", "2026-12-07")
  const week = await weeks()
  const columns = columnsOf(week)
  const [row] = rowsOf(week, columns)
  expect(row).toMatchObject({
    person: { name: anna.name },
    away: [{ from: 3, to: 5 }],
    bars: [{ from: 2, to: 4, missed: true }],
    lanes: 2,
  })
  expect(onDay(week, week.people.find(({ id }) => id === anna.id)!, "2026-12-03")).toMatchObject({
    double: true,
    away: { kind: "vacation" },
  })
  // Two people, five days: two days of leave in the first week, of which one is planned all the same.
  expect(weekHeads(week, columns)[0]).toMatchObject({ days: 8 })
})

test("who plans somebody on his leave is told before it is saved", async () => {
  const project = job("Keuken", "2026-12-09", "2026-12-10", [anna.id])
  leave(anna, "2026-12-03", "2026-12-07")
  const week = await weeks()
  const keuken = week.projects.find(({ id }) => id === project.id)!
  expect(clashesOf(keuken, week)).toEqual([])
  expect(clashesOf({ ...keuken, startDate: "2026-12-04", endDate: "2026-12-07" }, week)).toEqual([
    {
      person: anna.name,
      project: undefined,
      kind: "vacation",
      days: { from: "2026-12-04", to: "2026-12-07" },
    },
  ])
})

test("leave that is only asked stands on the board, and clashes with nothing yet", async () => {
  const project = job("Keuken", "2026-12-02", "2026-12-04", [anna.id])
  leave(anna, "2026-12-03", "2026-12-07", anna)
  const week = await weeks()
  expect(week.away).toMatchObject([{ asked: true }])
  expect(clashesOf(week.projects.find(({ id }) => id === project.id)!, week)).toEqual([])
})

test("a colleague reads in the planning that somebody is away, not that he is ill", async () => {
  app.services.absences.reportSick({ from: "2026-11-21" }, null, anna)
  expect((await weeks(bas)).away).toMatchObject([{ person: { name: anna.name }, kind: null, to: null }])
  expect((await weeks(anna)).away).toMatchObject([{ kind: "sick" }])
})

test("leave on planned days is among what needs the office", () => {
  job("Keuken", "2026-12-02", "2026-12-04", [anna.id])
  leave(anna, "2026-12-03", "2026-12-07")
  const keys = app.services.notices.list({ ...office, role: "owner" }).map(({ key }) => key)
  expect(keys).toContain("timeline.away")
})

test("a job that asks two people finds no room while one of the two is away", () => {
  job("Elders", "2026-11-23", "2026-11-24", [anna.id])
  const wanted = { from: "2026-11-30", stretches: [[0, 4] as const], people: 2, closed: [] }
  expect(app.services.timeline.firstGap(wanted)?.day).toBe("2026-11-30")
  leave(anna, "2026-12-01", "2026-12-02")
  expect(app.services.timeline.firstGap(wanted)?.day).toBe("2026-12-03")
})

const noFriday = (of: User) =>
  app.services.workDays.set(
    {
      accountId: of.id,
      patterns: [{ since: "2026-01-01", days: ["works", "works", "works", "works", "off"] }],
      version: 0,
    },
    office,
  )

test("who plans somebody who never works on a day of it reads so, and leave on that day is not missed", async () => {
  const project = job("Keuken", "2026-11-30", "2026-12-04", [anna.id])
  noFriday(anna)
  app.services.absences.askLeave(
    { accountId: anna.id, kind: "vacation", from: "2026-12-03", to: "2026-12-04", part: "day", note: "" },
    null,
    office,
  )
  const week = await weeks()
  const keuken = week.projects.find(({ id }) => id === project.id)!
  expect(fixedOffOf(keuken, week)).toEqual([{ person: anna.name, kind: "off", weekdays: [4], whole: false }])
  expect(clashesOf(keuken, week)).toMatchObject([{ days: { from: "2026-12-03", to: "2026-12-03" } }])
  expect(fixedOffOf({ ...keuken, startDate: "2026-12-04" }, week)).toMatchObject([{ whole: true }])
})

test("that a colleague goes to school is not told to others, only that he is not there", async () => {
  app.services.workDays.set(
    {
      accountId: anna.id,
      patterns: [{ since: "2026-01-01", days: ["works", "works", "works", "works", "school"] }],
      version: 0,
    },
    office,
  )
  const seenBy = async (viewer: User) =>
    (await weeks(viewer)).people.find(({ id }) => id === anna.id)!.workDays[0]!.days[4]
  expect([await seenBy(bas), await seenBy(anna), await seenBy(office)]).toEqual(["off", "school", "school"])
})

test("a job of one Friday finds no room with who never works on it, one of two weeks does", () => {
  job("Elders", "2026-11-23", "2026-11-24", [bas.id])
  noFriday(anna)
  noFriday(bas)
  const wanted = (days: number) => ({
    ...{ from: "2026-12-04", stretches: [[0, days - 1] as const], people: 1, closed: [] },
  })
  expect(app.services.timeline.firstGap(wanted(1))?.day).toBe("2026-12-07")
  expect(app.services.timeline.firstGap(wanted(10))).toEqual({ day: "2026-12-04", free: 2 })
})

test("the hours of a week tell on which days somebody was away", async () => {
  leave(anna, "2026-12-03", "2026-12-07")
  const { people } = await app.services.sheets.overview({ week: "2026-11-30" })
  const daysOf = (of: User) => people.find(({ accountId }) => accountId === of.id)?.away
  // The weekend is free anyway.
  expect(daysOf(anna)).toEqual([null, null, null, "vacation", "vacation", null, null])
  expect(daysOf(bas)).toEqual([null, null, null, null, null, null, null])
})
