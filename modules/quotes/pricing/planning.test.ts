import { describe, expect, test } from "bun:test"
import { isWorkingDay } from "#src/shared/holidays.ts"
import { sampleEstimate } from "../documents/sample.ts"
import { sampleLine } from "../documents/sampleLine.ts"
import type { Phase, Role } from "./norm.ts"
import { schedule, startDay } from "./planning.ts"

/** Work of so many hours, by one role. */
const work = (phase: Phase, hours: number, role: Role = "specialist", subcontract = 0) =>
  sampleLine(`${phase}.${role}`, phase, phase, { quantity: 1, unit: "post", hours, role, subcontract })

const planned = (start: string, ...lines: ReturnType<typeof work>[]) => schedule(sampleEstimate(lines), start)
const spans = (plan: ReturnType<typeof schedule>) => plan.phases.map((phase) => `${phase.start} ${phase.end}`)

describe("a phase of two people for two days", () => {
  test.each([
    ["on a Tuesday", "2026-11-17", "2026-11-17 2026-11-18"],
    ["on a Friday", "2026-11-20", "2026-11-20 2026-11-23"],
    ["wanted on a Saturday", "2026-11-21", "2026-11-23 2026-11-24"],
    ["before Easter 2027", "2027-03-26", "2027-03-26 2027-03-30"],
    ["wanted on Easter Monday 2027", "2027-03-29", "2027-03-30 2027-03-31"],
    ["before Koningsdag 2027", "2027-04-26", "2027-04-26 2027-04-28"],
    ["before Koningsdag 2025, on the Saturday", "2025-04-25", "2025-04-25 2025-04-28"],
    ["before Ascension Day 2027", "2027-05-05", "2027-05-05 2027-05-07"],
    ["before Whit Monday 2027", "2027-05-14", "2027-05-14 2027-05-18"],
    ["before Bevrijdingsdag 2025", "2025-05-02", "2025-05-02 2025-05-06"],
    ["on 5 May in another year", "2026-05-04", "2026-05-04 2026-05-06"],
    ["before Christmas 2026", "2026-12-24", "2026-12-24 2026-12-28"],
    ["before the new year", "2026-12-31", "2026-12-31 2027-01-04"],
    ["over the change of the clock", "2026-10-23", "2026-10-23 2026-10-26"],
  ])("%s: %s runs %s", (name, start, span) => {
    const plan = planned(start, work("shell", 32))
    // 5 May is a working day but in a fifth year.
    expect(spans(plan)).toEqual([name.includes("another year") ? "2026-05-04 2026-05-05" : span])
  })
})

test("no phase starts or ends on a day off", () => {
  const lines = [
    work("demolition", 70),
    work("plastering", 30),
    work("tiling", 90, "carpenter"),
    work("painting", 41),
  ]
  for (let month = 1; month <= 12; month++) {
    const plan = planned(`2027-${String(month).padStart(2, "0")}-01`, ...lines)
    for (const phase of plan.phases)
      expect([phase.start, phase.end].filter((day) => !isWorkingDay(day))).toEqual([])
  }
})

test("phases follow one another, with days to dry before the next", () => {
  const plan = planned("2026-11-16", work("painting", 8), work("plastering", 8), work("demolition", 8))
  expect(plan.phases.map((phase) => phase.phase)).toEqual(["demolition", "plastering", "painting"])
  expect(spans(plan)).toEqual(["2026-11-16 2026-11-16", "2026-11-17 2026-11-17", "2026-11-20 2026-11-20"])
  expect(plan.workingDays).toBe(3)
})

test("nothing has to dry after the last phase", () => {
  const plan = planned("2026-11-16", work("tiling", 8))
  expect(plan.phases[0]?.dryingDays).toBe(0)
  expect(plan.end).toBe("2026-11-16")
})

describe("who comes", () => {
  test.each([
    [4, 1, 1],
    [12, 1, 2],
    [13, 2, 1],
    [160, 2, 10],
    [161, 3, 7],
    [401, 4, 13],
  ])("%i hours is done by %i in %i days", (hours, people, days) => {
    const [phase] = planned("2026-11-16", work("shell", hours)).phases
    expect([phase?.crew[0]?.people, phase?.workingDays]).toEqual([people, days])
  })

  test("the hours decide which trades", () => {
    const lines = [
      work("shell", 60, "carpenter"),
      work("shell", 40, "helper"),
      work("shell", 5, "specialist"),
    ]
    expect(planned("2026-11-16", ...lines).phases[0]?.crew).toEqual([
      { role: "carpenter", people: 1 },
      { role: "helper", people: 1 },
    ])
  })

  test("work of others takes a day for each 1.500 euro", () => {
    const [phase] = planned("2026-11-16", work("foundation", 0, "helper", 400_000)).phases
    expect(phase).toMatchObject({ crew: [], subcontracted: true, workingDays: 3 })
  })
})

describe("the start", () => {
  test.each([
    ["2027-03-15", "2027-03-15", true],
    ["2027-03-27", "2027-03-30", true],
    ["2026-11-20", "2026-11-20", true],
    [null, "2026-12-18", false],
    ["2026-01-05", "2026-12-18", false],
  ])("wanted %p becomes %s", (wanted, day, kept) =>
    expect(startDay(wanted, "2026-11-20")).toEqual({ day, wanted: kept }),
  )

  test("four weeks ahead falls on a working day", () =>
    expect(startDay(null, "2026-11-27")).toEqual({ day: "2026-12-28", wanted: false }))
})

test("the milestones tell when it is dry, half done and ready", () => {
  const plan = planned(
    "2026-11-16",
    work("shell", 32),
    work("roofing", 32),
    work("fitting", 64),
    work("handover", 4),
  )
  expect(plan.milestones).toEqual([
    { kind: "start", day: "2026-11-16" },
    { kind: "weathertight", day: "2026-11-19" },
    { kind: "halfway", day: "2026-11-20" },
    { kind: "handover", day: "2026-11-26" },
  ])
})

test("a job over new year names the holidays it skips, and no Saturday among them", () => {
  const plan = planned("2026-12-21", work("shell", 160))
  expect(plan.holidays.map(({ day }) => day)).toEqual(["2026-12-25", "2027-01-01"])
})

test("an estimate without lines has an empty plan", () =>
  expect(planned("2026-11-21")).toMatchObject({
    start: "2026-11-23",
    end: "2026-11-23",
    phases: [],
    workingDays: 0,
  }))
