import { expect, test } from "bun:test"
import { addDays } from "#src/shared/days.ts"
import type { TimelineProject, TimelineWeek } from "../schema.ts"
import { glanceAt, isTwice } from "./glance.ts"

const monday = "2026-11-23"
const [anna, bram] = [
  { id: 1, name: "Anna Wisse" },
  { id: 2, name: "Bram Bil" },
]
const job = (id: number, from: number, to: number, rest: Partial<TimelineProject> = {}): TimelineProject => ({
  ...{ id, name: `Klus ${id}`, address: "", located: false, status: "in_progress", lead: false },
  ...{ progress: 0, team: [anna], version: 1 },
  ...{ startDate: addDays(monday, from), endDate: addDays(monday, to) },
  ...rest,
})
const weekOf = (projects: TimelineProject[], closed: Record<number, string> = {}): TimelineWeek => ({
  ...{
    today: monday,
    monday,
    conflicts: [],
    overdueIds: [],
    unplannedIds: [],
    jobs: [],
    projects,
    people: [anna, bram].map((person) => ({ ...person, crew: true, workDays: [] })),
    closed: [],
    away: [],
  },
  summary: { week: 0, today: 0, delayed: 0, activeTeams: 0, people: 0 },
  days: Array.from({ length: 7 }, (_, at) => ({
    ...{ day: addDays(monday, at), holiday: null, closed: closed[at] ?? null, projectIds: [] },
  })),
})
const shown = (week: TimelineWeek) =>
  glanceAt(week).map(({ person, stretches }) => [
    person.name,
    ...stretches.map(({ projects, closed, at, days }) => [
      closed ?? projects.map(({ id }) => id).join("+"),
      at,
      days,
    ]),
  ])

test("the same work on days after each other is one bar, until Friday", () => {
  expect(shown(weekOf([job(1, -3, 1), job(2, 2, 20)]))).toEqual([["Anna Wisse", ["1", 0, 2], ["2", 2, 3]]])
})

test("days on which two jobs want someone are a bar of their own, and he stands first", () => {
  const week = weekOf([job(1, 0, 4, { team: [anna, bram] }), job(2, 2, 3, { team: [bram] })])
  expect(shown(week)).toEqual([
    ["Bram Bil", ["1", 0, 2], ["1+2", 2, 2], ["1", 4, 1]],
    ["Anna Wisse", ["1", 0, 5]],
  ])
  expect(glanceAt(week)[0]!.stretches.map(isTwice)).toEqual([false, true, false])
})

test("completed work wants nobody twice", () => {
  const week = weekOf([job(1, 0, 1, { status: "completed" }), job(2, 1, 1)])
  expect(shown(week)).toEqual([["Anna Wisse", ["1", 0, 1], ["2", 1, 1]]])
})

test("a closed day parts the work, and who has nothing else is left out", () => {
  expect(shown(weekOf([job(1, 0, 4)], { 2: "Brugdag" }))).toEqual([
    ["Anna Wisse", ["1", 0, 2], ["Brugdag", 2, 1], ["1", 3, 2]],
  ])
  expect(shown(weekOf([], { 2: "Brugdag" }))).toEqual([])
})
