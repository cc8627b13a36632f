import { expect, test } from "bun:test"
import type { DayKind } from "#modules/absence/workDays/schema.ts"
import { addDays } from "#src/shared/days.ts"
import { holidayOn } from "#src/shared/holidays.ts"
import { anna, bas, planned } from "../../sample.ts"
import type { TimelineProject, TimelineWeek } from "../../schema.ts"
import { conflictsOf } from "../../week.ts"
import { columnsOf, onDay, rowsInSight, rowsOf, weekHeads } from "./board.ts"

const christmas = { from: "2026-12-24", to: "2027-01-01", name: "Kerst" }
function weeksOf(projects: TimelineProject[], { monday = "2026-11-23", weeks = 2 } = {}): TimelineWeek {
  const days = Array.from({ length: 7 * weeks }, (_, at) => addDays(monday, at))
  return {
    ...{
      today: "2026-11-24",
      monday,
      overdueIds: [],
      unplannedIds: [],
      jobs: [],
      projects,
      closed: [christmas],
      away: [],
    },
    conflicts: conflictsOf(projects, new Map()),
    people: [anna, bas].map((person) => ({ ...person, crew: true, workDays: [] })),
    summary: { week: 0, today: 0, delayed: 0, activeTeams: 0, people: 0 },
    days: days.map((day) => ({
      ...{ day, projectIds: [], holiday: holidayOn(day)?.name ?? null },
      closed: day >= christmas.from && day <= christmas.to ? christmas.name : null,
    })),
  }
}
const job = (id: number, startDate: string, endDate: string, over: Partial<TimelineProject> = {}) =>
  planned({ id, name: `Klus ${id}`, startDate, endDate, ...over })
function rowOf(week: TimelineWeek, name: string | undefined) {
  const found = rowsOf(week, columnsOf(week)).find(({ person }) => person?.name === name)
  return found?.bars.map(({ project, from, to, lane, double }) => [project.id, from, to, lane, double])
}

test("of people with many jobs fewer rows fill a screen", () => {
  const row = (lanes: number) => ({ person: null, bars: [], away: [], fixed: [], lanes })
  expect(rowsInSight(Array.from({ length: 60 }, () => row(1)))).toBe(18)
  expect(rowsInSight(Array.from({ length: 60 }, () => row(6)))).toBe(3)
  expect(rowsInSight([row(1), row(2)])).toBe(2)
})

test("weekends are left out, but for one that somebody works", () => {
  expect(columnsOf(weeksOf([])).map(({ day }) => day.slice(8))).toEqual([
    ...["23", "24", "25", "26", "27", "30", "01", "02", "03", "04"],
  ])
  const saturday = job(1, "2026-11-28", "2026-11-28")
  expect(columnsOf(weeksOf([saturday])).map(({ day }) => day)).toContain("2026-11-28")
})

test("each person has a row with his work from its first day that is shown to the last", () => {
  const week = weeksOf([
    job(1, "2026-11-16", "2026-11-25"),
    job(2, "2026-11-27", "2026-12-01"),
    job(3, "2026-12-03", "2026-12-24"),
  ])
  expect(rowOf(week, "Anna Wisse")).toEqual([
    [1, 0, 2, 0, false],
    [2, 4, 6, 0, false],
    [3, 8, 9, 0, false],
  ])
  expect(rowOf(week, "Bas de Kok")).toEqual([])
})

test("work on the same days lies below each other, and says that it is double", () => {
  const week = weeksOf([job(1, "2026-11-23", "2026-11-27"), job(2, "2026-11-26", "2026-12-01")])
  expect(rowOf(week, "Anna Wisse")).toEqual([
    [1, 0, 4, 0, true],
    [2, 3, 6, 1, true],
  ])
})

test("work of nobody has a row of its own, an offer has none", () => {
  const week = weeksOf([
    job(1, "2026-11-23", "2026-11-24", { team: [] }),
    job(2, "2026-11-25", "2026-11-26", { lead: true }),
  ])
  expect(rowOf(week, undefined)).toEqual([[1, 0, 1, 0, false]])
  expect(rowOf(week, "Anna Wisse")).toEqual([])
})

test("who is no builder has a row only when he is planned", () => {
  const week = weeksOf([])
  week.people[1]!.crew = false
  expect(rowOf(week, "Bas de Kok")).toBeUndefined()
  week.projects = [job(1, "2026-11-23", "2026-11-24", { team: [bas] })]
  expect(rowOf(week, "Bas de Kok")).toHaveLength(1)
})

test("a week tells how many days of work are left; twice on one day is one day", () => {
  const work = [
    job(1, "2026-12-14", "2026-12-18"),
    job(2, "2026-12-16", "2026-12-21"),
    job(3, "2026-12-23", "2027-01-04"),
  ]
  const week = weeksOf(work, { monday: "2026-12-14", weeks: 3 })
  const heads = weekHeads(week, columnsOf(week)).map(({ week, days, taken }) => [week, days, taken])
  expect(heads).toEqual([
    [51, 10, 5],
    [52, 6, 2],
    [53, 0, 0],
  ])
})

test("a day tells what someone does and whether that is too much", () => {
  const week = weeksOf([job(1, "2026-11-23", "2026-11-27"), job(2, "2026-11-26", "2026-12-01")])
  const [annaHere, basHere] = week.people
  expect(onDay(week, annaHere!, "2026-11-25")).toMatchObject({ work: [{ id: 1 }], double: false })
  expect(onDay(week, annaHere!, "2026-11-26")).toMatchObject({ work: [{ id: 1 }, { id: 2 }], double: true })
  expect(onDay(week, basHere!, "2026-11-26")).toMatchObject({ work: [], double: false, away: undefined })
})

const monToThu = [{ since: "2026-01-01", days: ["works", "works", "works", "works", "school"] as DayKind[] }]

test("a day on which someone never works stands between his work, and is no day free", () => {
  const week = weeksOf([
    job(1, "2026-11-23", "2026-12-01"),
    job(2, "2026-11-27", "2026-11-27", { name: "Zolder" }),
  ])
  week.people[0]!.workDays = monToThu
  const [row] = rowsOf(week, columnsOf(week))
  expect(row!.fixed.map(({ day, why }) => [day, why])).toEqual([
    ["2026-11-27", "school"],
    ["2026-12-04", "school"],
  ])
  // The work on that Friday alone is planned wrongly; what merely goes on over it is not.
  expect(row!.bars.map(({ project, missed }) => [project.id, missed])).toEqual([
    [1, false],
    [2, true],
  ])
  const done = weeksOf([job(2, "2026-11-27", "2026-11-27", { status: "completed" })])
  done.people[0]!.workDays = monToThu
  expect(rowsOf(done, columnsOf(done))[0]!.bars).toMatchObject([{ missed: false }])
  const [first] = weekHeads(week, columnsOf(week))
  expect(first).toMatchObject({ days: 9, taken: 4 })
  expect(onDay(week, week.people[0]!, "2026-11-27")).toMatchObject({
    work: [{ id: 2 }],
    double: true,
    off: "school",
  })
})

test("two jobs that share only a day on which he never works do not want him twice", () => {
  const both = [job(1, "2026-11-23", "2026-11-27"), job(2, "2026-11-27", "2026-12-01")]
  expect(conflictsOf(both, new Map())).toHaveLength(1)
  expect(conflictsOf(both, new Map([[anna.id, monToThu]]))).toEqual([])
})
