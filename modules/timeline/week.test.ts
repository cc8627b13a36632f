import { expect, test } from "bun:test"
import type { Roster, WorkPattern } from "#modules/absence/workDays/schema.ts"
import { mondayOf, weekDays } from "#src/shared/days.ts"
import { anna, bas, planned } from "./sample.ts"
import type { TimelineProject } from "./schema.ts"
import {
  conflictsOf,
  conflictsWith,
  fallsOn,
  inOrder,
  isOnIt,
  isOverdue,
  lengthOf,
  missedOf,
  mondayOfKey,
  mostPerPerson,
  shifted,
  spanOf,
  standsOn,
  startingOn,
  summaryOf,
  weekKey,
  workedBy,
  worksOn,
} from "./week.ts"

/** Nobody has a day off. */
const allWeek: Roster = new Map()
/** Every Wednesday and Friday off. */
const partTime: WorkPattern[] = [{ since: "2026-01-01", days: ["works", "works", "off", "works", "off"] }]
const annaPartTime: Roster = new Map([[anna.id, partTime]])

test.each([
  ["2026-11-16", "2026-11-16", "2026-W47"],
  ["2026-11-22", "2026-11-16", "2026-W47"],
  ["2026-11-23", "2026-11-23", "2026-W48"],
  // The turn of the year: week 53 of 2026 runs into 2027, and 2027 begins a Friday later.
  ["2026-12-31", "2026-12-28", "2026-W53"],
  ["2027-01-03", "2026-12-28", "2026-W53"],
  ["2027-01-04", "2027-01-04", "2027-W01"],
  // 30 December 2024 already lies in the first week of 2025.
  ["2024-12-30", "2024-12-30", "2025-W01"],
  // The clocks change on 29 March and 25 October 2026.
  ["2026-03-29", "2026-03-23", "2026-W13"],
  ["2026-03-30", "2026-03-30", "2026-W14"],
  ["2026-10-25", "2026-10-19", "2026-W43"],
  ["2028-02-29", "2028-02-28", "2028-W09"],
])("%s lies in the week of Monday %s, %s", (day, monday, key) => {
  expect(mondayOf(day)).toBe(monday)
  expect(weekKey(day)).toBe(key)
  expect(mondayOfKey(key)).toBe(monday)
})

test.each([
  "2027-W53",
  "2026-W00",
  "2026-W54",
  "2026-w47",
  "2026-47",
  "W47",
  "",
  "9999-W01",
  "1999-W10",
  "2026-W4x",
])("'%s' is no week to plan in", (key) => {
  expect(mondayOfKey(key)).toBeUndefined()
})

test("a week has seven days, also when the clocks change in it", () => {
  expect(weekDays("2026-10-19")).toEqual([
    "2026-10-19",
    "2026-10-20",
    "2026-10-21",
    "2026-10-22",
    "2026-10-23",
    "2026-10-24",
    "2026-10-25",
  ])
})

test("a project stands on its first and its last day and on those between", () => {
  const project = planned({ startDate: "2026-11-18", endDate: "2026-11-20" })
  expect(weekDays("2026-11-16").filter((day) => standsOn(project, day))).toEqual([
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
  ])
})

test("a project without an end ends thirty days after its start, without a start it stands nowhere", () => {
  expect(spanOf({ startDate: "2026-12-15" })).toEqual({ from: "2026-12-15", to: "2027-01-14" })
  expect(lengthOf({ from: "2026-11-16", to: "2026-11-20" })).toBe(5)
  expect(spanOf({ startDate: null, endDate: "2026-12-15" })).toBeUndefined()
})

test("over a weekend or a holiday a project runs on without anyone, unless it lies on nothing else", () => {
  const christmas = planned({ startDate: "2026-12-21", endDate: "2026-12-28" })
  expect(weekDays("2026-12-21").filter((day) => worksOn(christmas, day))).toEqual([
    "2026-12-21",
    "2026-12-22",
    "2026-12-23",
    "2026-12-24",
  ])
  const saturday = planned({ startDate: "2026-11-21", endDate: "2026-11-22" })
  expect(weekDays("2026-11-16").filter((day) => worksOn(saturday, day))).toEqual(["2026-11-21", "2026-11-22"])
})

test("a weekend that two projects share is no clash, two planned on that Saturday are", () => {
  const until = planned({ startDate: "2026-11-16", endDate: "2026-11-22" })
  const from = planned({ startDate: "2026-11-21", endDate: "2026-11-27" })
  const saturday = () => planned({ startDate: "2026-11-21", endDate: "2026-11-21" })
  expect(conflictsOf([until, from], allWeek)).toEqual([])
  expect(conflictsOf([until, saturday()], allWeek)).toEqual([])
  const [both, ...none] = conflictsOf([saturday(), saturday()], allWeek)
  expect(none).toEqual([])
  expect(both).toMatchObject({ from: "2026-11-21", to: "2026-11-21" })
  expect(fallsOn(both!, "2026-11-21", allWeek)).toBe(true)
})

test("a clash begins and ends on days of work, and does not fall on the weekend between", () => {
  const [clash] = conflictsOf(
    [
      planned({ startDate: "2026-11-14", endDate: "2026-11-29" }),
      planned({ startDate: "2026-11-14", endDate: "2026-11-29" }),
    ],
    allWeek,
  )
  expect(clash).toMatchObject({ from: "2026-11-16", to: "2026-11-27" })
  expect([...weekDays("2026-11-16"), "2026-11-23"].filter((day) => fallsOn(clash!, day, allWeek))).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-23",
  ])
})

test("days off beside a weekend or a holiday are no days that he is there", () => {
  // A Friday off, the weekend, and Easter Monday.
  const easter = { from: "2026-04-03", to: "2026-04-06" }
  expect(workedBy(partTime, easter)).toBeUndefined()
  expect(workedBy(partTime, { from: "2026-04-01", to: "2026-04-07" })).toEqual({
    ...{ from: "2026-04-02", to: "2026-04-07" },
  })
  const job = planned({ startDate: "2026-11-16", endDate: "2026-11-19" })
  expect(missedOf(job, { from: "2026-11-20", to: "2026-11-22" }, partTime)).toBeUndefined()
})

test("a clash does not fall on his own day off between its days", () => {
  const [clash] = conflictsOf([planned(), planned()], annaPartTime)
  expect(clash).toMatchObject({ from: "2026-11-16", to: "2026-11-19" })
  const days = weekDays("2026-11-16").filter((day) => fallsOn(clash!, day, annaPartTime))
  expect(days).toEqual(["2026-11-16", "2026-11-17", "2026-11-19"])
})

test("who has a day off is not on a job that goes on that day, but on one that has no other", () => {
  expect(isOnIt(planned(), "2026-11-18", partTime)).toBe(false)
  const wednesday = planned({ startDate: "2026-11-18", endDate: "2026-11-18" })
  expect(isOnIt(wednesday, "2026-11-18", partTime)).toBe(true)
  expect(isOnIt(wednesday, "2026-11-19", partTime)).toBe(false)
})

test("moving a project takes its end along, over the turn of the year too", () => {
  const project = planned({ startDate: "2026-12-30", endDate: "2027-01-02" })
  expect(shifted(project, 3)).toEqual({ startDate: "2027-01-02", endDate: "2027-01-05" })
  expect(shifted(project, -1)).toEqual({ startDate: "2026-12-29", endDate: "2027-01-01" })
  expect(shifted({ startDate: "2026-12-30" }, 1)).toEqual({ startDate: "2026-12-31", endDate: undefined })
})

test("a project that gets its first day keeps an end that lies after it", () => {
  expect(startingOn({ startDate: null, endDate: "2026-11-20" }, "2026-11-18").endDate).toBe("2026-11-20")
  expect(startingOn({ startDate: null, endDate: "2026-11-10" }, "2026-11-18").endDate).toBeUndefined()
})

test("delayed comes first, then what runs, what is planned and what is done; within that the earliest start", () => {
  const names = inOrder([
    planned({ name: "done", status: "completed" }),
    planned({ name: "later", startDate: "2026-11-17" }),
    planned({ name: "planned", status: "planned" }),
    planned({ name: "late", status: "delayed", startDate: "2026-11-18" }),
    planned({ name: "sooner", startDate: "2026-11-16" }),
    planned({ name: "undated", startDate: null, status: "planned" }),
  ]).map(({ name }) => name)
  expect(names).toEqual(["late", "sooner", "later", "planned", "undated", "done"])
})

test("who is on two projects on the same days is wanted twice, from the first of those days to the last", () => {
  const kitchen = planned({ name: "Keuken", startDate: "2026-11-16", endDate: "2026-11-20" })
  const roof = planned({ name: "Dak", startDate: "2026-11-19", endDate: "2026-11-25", team: [bas, anna] })
  expect(conflictsOf([kitchen, roof], allWeek)).toEqual([
    {
      person: anna,
      projects: [
        { id: kitchen.id, name: "Keuken" },
        { id: roof.id, name: "Dak" },
      ],
      from: "2026-11-19",
      to: "2026-11-20",
    },
  ])
})

test.each([
  ["the other project is completed", { status: "completed" }],
  ["the other project begins the day after", { startDate: "2026-11-21", endDate: "2026-11-30" }],
  ["the other project ended the day before", { startDate: "2026-11-01", endDate: "2026-11-15" }],
  ["the other project is not planned yet", { startDate: null, endDate: undefined }],
  ["someone else is on it", { team: [bas] }],
  ["nobody is on it", { team: [] }],
] satisfies [string, Partial<TimelineProject>][])("nobody is wanted twice when %s", (_, over) => {
  expect(conflictsOf([planned(), planned(over)], allWeek)).toEqual([])
})

test("a project that ends on the day that another begins is a conflict of that one day", () => {
  const next = planned({ startDate: "2026-11-20", endDate: "2026-11-27" })
  expect(conflictsOf([planned(), next], allWeek)).toMatchObject([{ from: "2026-11-20", to: "2026-11-20" }])
})

test("without an end a project holds its people for thirty days", () => {
  const open = planned({ startDate: "2026-10-21", endDate: undefined })
  expect(conflictsOf([open, planned()], allWeek)).toMatchObject([{ from: "2026-11-16", to: "2026-11-20" }])
  expect(conflictsOf([{ ...open, startDate: "2026-10-16" }, planned()], allWeek)).toEqual([])
})

test("three projects that want one person are three pairs; two persons are two conflicts", () => {
  expect(conflictsOf([planned(), planned(), planned()], allWeek)).toHaveLength(3)
  expect(
    conflictsOf([planned({ team: [anna, bas] }), planned({ team: [bas, anna] })], allWeek),
  ).toMatchObject([{ person: anna }, { person: bas }])
})

test("of someone on hundreds of projects at once the first fifty times are enough", () => {
  expect(
    conflictsOf(
      Array.from({ length: 300 }, () => planned()),
      allWeek,
    ),
  ).toHaveLength(mostPerPerson)
})

test("a week shows the conflicts of its own days alone", () => {
  const two = [
    planned({ endDate: "2026-12-20" }),
    planned({ startDate: "2026-11-30", endDate: "2026-12-20" }),
  ]
  expect(conflictsOf(two, allWeek, { from: "2026-11-16", to: "2026-11-22" })).toEqual([])
  expect(conflictsOf(two, allWeek, { from: "2026-11-30", to: "2026-12-06" })).toHaveLength(1)
})

test("a project that is planned anew is compared with all others but not with what it was itself", () => {
  const [kitchen, roof, floor] = [planned(), planned({ team: [bas] }), planned({ team: [bas, anna] })]
  const together = (work: typeof kitchen) => conflictsWith(work, [kitchen, roof, floor], new Map())
  expect(together({ ...kitchen, team: [bas] })).toHaveLength(2)
  expect(together({ ...kitchen, startDate: "2027-01-04", endDate: "2027-01-08" })).toEqual([])
})

test("the cards count the week, today, what is late everywhere, and the people who work today", () => {
  const projects = [
    planned({ team: [anna, bas] }),
    planned({ startDate: "2026-11-20", endDate: "2026-11-27", team: [bas] }),
    planned({ startDate: "2026-11-20", endDate: "2026-11-27", team: [] }),
    planned({ status: "completed" }),
    planned({ status: "delayed", startDate: "2026-10-01", endDate: "2026-10-20" }),
    planned({ startDate: null, endDate: undefined, status: "planned" }),
  ]
  expect(summaryOf(projects, "2026-11-16", "2026-11-20")).toEqual({
    week: 4,
    today: 3,
    delayed: 1,
    activeTeams: 2,
    people: 2,
  })
  expect(summaryOf(projects, "2026-11-23", "2026-11-20")).toMatchObject({ week: 2, today: 3 })
})

test("what is not completed after its last day is overdue, with thirty days when it has no end", () => {
  const open = planned({ startDate: "2026-10-21", endDate: undefined })
  expect(isOverdue(open, "2026-11-20")).toBe(false)
  expect(isOverdue(open, "2026-11-21")).toBe(true)
  expect(isOverdue({ ...open, status: "completed" }, "2026-11-21")).toBe(false)
  expect(isOverdue(planned({ startDate: null }), "2026-11-21")).toBe(false)
})
