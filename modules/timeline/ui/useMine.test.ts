import { expect, test } from "bun:test"
import type { TimelineProject, TimelineWeek } from "../schema.ts"
import { mineOf } from "./useMine.ts"

const me = 1
const job = (id: number, startDate: string, endDate: string, rest: Partial<TimelineProject> = {}) => ({
  ...{ id, name: `Klus ${id}`, address: "", located: false, status: "planned" as const, lead: false },
  ...{ progress: 0, team: [{ id: me, name: "Anna" }], version: 1, startDate, endDate },
  ...rest,
})
/** Wednesday 25 November 2026, unless told otherwise. */
const weekOf = (projects: TimelineProject[], rest: Partial<TimelineWeek> = {}): TimelineWeek => ({
  ...{ today: "2026-11-25", monday: "2026-11-23", days: [], conflicts: [], overdueIds: [] },
  ...{ unplannedIds: [], jobs: [], people: [], closed: [], away: [], projects },
  summary: { week: 0, today: 0, delayed: 0, activeTeams: 0, people: 0 },
  ...rest,
})
const told = (week: TimelineWeek, now?: string) => {
  const { today, closed, next } = mineOf(week, me, now)
  return { today: today.map(({ id }) => id), closed, next: next.map(({ day, project }) => [day, project.id]) }
}

test("who is planned on nothing has no place and nothing next", () => {
  expect(told(weekOf([]))).toEqual({ today: [], closed: null, next: [] })
})

test("who is planned on several has them all, with the next three days", () => {
  const both = [job(1, "2026-11-25", "2026-11-26"), job(2, "2026-11-24", "2026-11-25")]
  expect(told(weekOf(both))).toEqual({ today: [1, 2], closed: null, next: [["2026-11-26", 1]] })
})

test("a colleague's work, finished work and what is not accepted yet are not one's own", () => {
  const others = [
    job(1, "2026-11-25", "2026-11-25", { team: [{ id: 2, name: "Bram" }] }),
    job(2, "2026-11-25", "2026-11-25", { status: "completed" }),
    job(3, "2026-11-25", "2026-11-25", { lead: true }),
  ]
  expect(told(weekOf(others))).toEqual({ today: [], closed: null, next: [] })
})

test("after a weekend, a holiday and a closed week comes the first day on which one works", () => {
  const long = [job(1, "2026-12-21", "2027-01-15")]
  const closed = [{ from: "2026-12-28", to: "2027-01-01", name: "" }]
  const week = weekOf(long, { today: "2026-12-24", monday: "2026-12-21", closed })
  expect(told(week).next).toEqual([
    ["2027-01-04", 1],
    ["2027-01-05", 1],
    ["2027-01-06", 1],
  ])
})

test("on a day that the company is closed one works nowhere, whatever is planned", () => {
  const closed = [{ from: "2026-11-25", to: "2026-11-25", name: "Verhuizing" }]
  const found = told(weekOf([job(1, "2026-11-23", "2026-11-26")], { closed }))
  expect(found).toEqual({ today: [], closed: "Verhuizing", next: [["2026-11-26", 1]] })
})

test("what a phone remembers of an earlier week still tells of the day that it is now", () => {
  const closed = [{ from: "2026-12-03", to: "2026-12-03", name: "" }]
  const week = weekOf([job(1, "2026-11-23", "2026-12-04")], { closed })
  expect(told(week, "2026-12-02")).toEqual({ today: [1], closed: null, next: [["2026-12-04", 1]] })
  expect(told(week, "2026-12-03")).toEqual({ today: [], closed: "", next: [["2026-12-04", 1]] })
})

test("on a day that one never works one is nowhere, and the next day follows after it", () => {
  const days = ["works", "works", "off", "works", "works"] as const
  const me1 = { id: me, name: "Anna", crew: true, workDays: [{ since: "2026-01-01", days: [...days] }] }
  const week = weekOf([job(1, "2026-11-24", "2026-11-26")], { people: [me1] })
  expect(told(week)).toEqual({ today: [], closed: null, next: [["2026-11-26", 1]] })
  expect(mineOf(week, me).off).toBe("off")
  // Planned wrongly, and he is the one who can say so.
  const wrong = weekOf([job(1, "2026-11-25", "2026-11-25")], { people: [me1] })
  expect(told(wrong).today).toEqual([1])
})
