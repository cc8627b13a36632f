import { describe, expect, test } from "bun:test"
import { isWorkingDay } from "#src/shared/holidays.ts"
import { sampleEstimate } from "../documents/sample.ts"
import { sampleLine } from "../documents/sampleLine.ts"
import { type Phase, phases, type Role } from "./norm.ts"
import { stages } from "./planning/stage.ts"
import { schedule, startDay, weeksOf } from "./planning.ts"

/** Work of so many hours, by one role. */
const work = (phase: Phase, hours: number, role: Role = "specialist", subcontract = 0) =>
  sampleLine(`${phase}.${role}`, phase, phase, { quantity: 1, unit: "post", hours, role, subcontract })

const planned = (start: string, ...lines: ReturnType<typeof work>[]) => schedule(sampleEstimate(lines), start)
const spans = (plan: ReturnType<typeof schedule>) =>
  plan.activities.map(({ start, end }) => `${start} ${end}`)

describe("an activity of two people for two days", () => {
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
    const plan = planned(start, work("shell", 30))
    // 5 May is a working day but in a fifth year.
    expect(spans(plan)).toEqual([name.includes("another year") ? "2026-05-04 2026-05-05" : span])
  })
})

test("nothing starts or ends on a day off", () => {
  const lines = [
    work("demolition", 70),
    work("plastering", 30),
    work("tiling", 90, "carpenter"),
    work("painting", 41),
  ]
  for (let month = 1; month <= 12; month++) {
    const plan = planned(`2027-${String(month).padStart(2, "0")}-01`, ...lines)
    for (const { start, end } of plan.activities)
      expect([start, end].filter((day) => !isWorkingDay(day))).toEqual([])
  }
})

test("closed weeks of the company are skipped as holidays are", () => {
  const closed = [{ from: "2027-07-26", to: "2027-08-13" }]
  const plan = schedule(sampleEstimate([work("shell", 30)]), "2027-07-23", closed)
  expect([plan.start, plan.end, plan.workingDays]).toEqual(["2027-07-23", "2027-08-16", 2])
})

describe("what waits for what", () => {
  test("paint waits a week for plaster to dry, and nobody is there meanwhile", () => {
    const plan = planned(
      "2026-11-16",
      work("painting", 7.5),
      work("plastering", 7.5),
      work("demolition", 7.5),
    )
    expect(plan.activities.map(({ stage }) => stage.name)).toEqual(["demolition", "plastering", "painting"])
    expect(spans(plan)).toEqual(["2026-11-16 2026-11-16", "2026-11-17 2026-11-17", "2026-11-24 2026-11-24"])
    expect(plan.activities[2]?.waitsFor).toEqual([{ stage: "plastering", days: 7 }])
    expect(plan.activities[1]?.dryingDays).toBe(7)
    expect(plan.workingDays).toBe(3)
  })

  test("a screed dries seven weeks before wood lies on it", () => {
    const screed = sampleLine("vloeren.screed", "flooring", "Dekvloer", {
      ...{ quantity: 1, unit: "post", hours: 6, role: "helper" },
    })
    const plan = planned("2027-02-01", screed, work("flooring", 7.5))
    expect(spans(plan)).toEqual(["2027-02-01 2027-02-01", "2027-03-22 2027-03-22"])
  })

  const lineOf = (code: string, phase: Phase, hours: number, subcontract = 0) =>
    sampleLine(code, phase, code, { quantity: 1, unit: "post", hours, role: "specialist", subcontract })

  test("a screed over pipes is four weeks old and heated up for two before a floor lies on it", () => {
    const pipes = lineOf("vloeren.heating.dekvloer", "plumbing", 7.5)
    const plan = planned("2027-02-01", pipes, lineOf("vloeren.screed", "flooring", 6), work("flooring", 7.5))
    expect(plan.activities.map(({ stage }) => stage.name)).toEqual(["plumbing", "heatedScreed", "flooring"])
    expect(spans(plan).slice(1)).toEqual(["2027-02-02 2027-02-02", "2027-03-16 2027-03-16"])
  })

  test("pipes that are milled into the screed there is keep nobody waiting for weeks", () => {
    const plan = planned(
      "2027-02-01",
      lineOf("vloeren.heating.frezen", "plumbing", 6),
      lineOf("vloeren.primeLevel", "flooring", 4),
    )
    expect(spans(plan)).toEqual(["2027-02-01 2027-02-01", "2027-02-04 2027-02-04"])
  })

  test("the bathroom of a house is tiled before its floors are laid, and the kitchen comes after them", () => {
    const plan = planned(
      "2027-02-01",
      lineOf("complete_renovatie.kitchen.midden", "fitting", 46),
      lineOf("complete_renovatie.bathroom.midden", "fitting", 110),
      work("flooring", 15),
    )
    expect(plan.activities.map(({ stage }) => stage.name)).toEqual(["bathroom", "flooring", "cabinets"])
    const [bathroom, flooring, cabinets] = plan.activities
    expect([bathroom!.end < flooring!.start, flooring!.end <= cabinets!.start]).toEqual([true, true])
  })

  test("a toilet is hung on the day on which the ceiling above it is painted", () => {
    const plan = planned(
      "2027-02-01",
      work("painting", 1.5),
      lineOf("badkamer.toilet.midden", "fitting", 3.5),
    )
    expect(spans(plan)).toEqual(["2027-02-01 2027-02-01", "2027-02-01 2027-02-01"])
  })

  test("walls are bricked on a floor that is hard, and carry a roof two days later", () => {
    const plan = planned(
      "2027-02-01",
      lineOf("aanbouw.foundation", "foundation", 15),
      lineOf("aanbouw.floor", "foundation", 15),
      lineOf("aanbouw.wall.steen", "shell", 15),
      work("roofing", 15),
    )
    const waited = plan.activities.map(({ stage, dryingDays }) => `${stage.name} ${dryingDays}`)
    expect(waited).toEqual(["foundation 3", "groundFloor 3", "masonry 2", "roofing 0"])
  })

  test("what the job doesn't have is waited for by way of what that waits for", () => {
    const [, fitting] = planned("2026-11-16", work("demolition", 7.5), work("fitting", 7.5)).activities
    expect(fitting).toMatchObject({ waitsFor: [{ stage: "demolition", days: 0 }], start: "2026-11-17" })
  })

  test("electricity and water go on side by side", () => {
    const plan = planned("2026-11-16", work("electrical", 15), work("plumbing", 15))
    expect(spans(plan)).toEqual(["2026-11-16 2026-11-17", "2026-11-16 2026-11-17"])
  })

  test("one person does in a day what takes a day together", () => {
    const hours = [work("demolition", 0.13), work("electrical", 3), work("fitting", 3), work("handover", 0.5)]
    const plan = planned("2026-11-16", ...hours)
    expect([plan.workingDays, plan.end]).toEqual([1, "2026-11-16"])
  })

  test("half an hour over is no reason to come back", () =>
    expect(planned("2026-11-16", work("electrical", 8)).workingDays).toBe(1))
})

describe("a roof that stands open", () => {
  const dormer = sampleLine("dakkapel.prefab.kunststof", "shell", "Dakkapel", {
    ...{ quantity: 1, unit: "post", hours: 30, role: "carpenter" },
  })

  test.each([
    ["on a Monday", "2026-11-16", "2026-11-16 2026-11-17"],
    ["on a Friday waits for Monday", "2026-11-20", "2026-11-23 2026-11-24"],
    ["before Christmas waits for after it", "2026-12-24", "2026-12-28 2026-12-29"],
  ])("begun %s is closed before anybody goes home for days", (_, start, span) =>
    expect(spans(planned(start, dormer))).toEqual([span]),
  )
})

test("nothing has to dry after the last activity", () => {
  const plan = planned("2026-11-16", work("tiling", 7.5))
  expect(plan.activities[0]?.dryingDays).toBe(0)
  expect(plan.end).toBe("2026-11-16")
})

describe("who comes", () => {
  test.each([
    [4, 1, 1],
    [10, 1, 2],
    [14, 2, 2],
    [20, 2, 2],
    [160, 2, 11],
    [225, 3, 11],
    [270, 3, 12],
  ])("%i hours is done by %i in %i days", (hours, people, days) => {
    const [activity] = planned("2026-11-16", work("shell", hours)).activities
    expect([activity?.crew[0]?.people, activity?.workingDays]).toEqual([people, days])
  })

  test("the hours decide which trades", () => {
    const lines = [
      work("shell", 60, "carpenter"),
      work("shell", 40, "helper"),
      work("shell", 5, "specialist"),
    ]
    expect(planned("2026-11-16", ...lines).activities[0]?.crew).toEqual([
      { role: "carpenter", people: 1 },
      { role: "helper", people: 1 },
    ])
  })

  test("work of others takes a day for each 1.500 euro", () => {
    const [activity] = planned("2026-11-16", work("foundation", 0, "helper", 400_000)).activities
    expect(activity).toMatchObject({ crew: [], subcontracted: true, workingDays: 3 })
  })

  test("what dumping waste costs brings nobody", () => {
    const waste = sampleLine("general.waste", "demolition", "Afval", {
      ...{ quantity: 1, unit: "m3", hours: 0.25, role: "helper", subcontract: 400_000 },
    })
    const [activity] = planned("2026-11-16", work("demolition", 4), waste).activities
    expect(activity).toMatchObject({ subcontracted: false, workingDays: 1 })
  })

  test("office work and what is done beside the rest take no day", () => {
    const office = sampleLine("general.workPreparation", "preparation", "Werkvoorbereiding", {
      ...{ quantity: 1, unit: "post", hours: 20, role: "carpenter" },
    })
    const plan = planned("2026-11-16", office, work("shell", 7))
    expect([plan.workingDays, plan.activities.length, plan.besides.length]).toEqual([1, 1, 1])
  })
})

describe("the start", () => {
  test.each([
    ["2027-03-15", "2027-03-15"],
    ["2027-03-27", "2027-03-30"],
    ["2026-11-20", "2026-11-20"],
    [null, null],
    ["2026-01-05", null],
  ])("wanted %p becomes %p, and is agreed upon later when nobody said it", (wanted, day) =>
    expect(startDay(wanted, "2026-11-20", { lines: [] })).toBe(day),
  )

  test("of a job without a start only the order of its days is known", () => {
    const plan = schedule(sampleEstimate([work("plastering", 7.5), work("painting", 7.5)]), null)
    expect([plan.dated, plan.workingDays, weeksOf(plan), plan.holidays]).toEqual([false, 2, 2, []])
  })
})

test("nothing begins before what is ordered for it can be there", () => {
  const frame = sampleLine("kozijnen.frame.hout", "frames", "Kozijn", {
    ...{ quantity: 1, unit: "post", hours: 4, role: "carpenter" },
  })
  const start = (wanted: string, ...lines: ReturnType<typeof work>[]) =>
    startDay(wanted, "2026-11-23", { lines })
  expect(start("2026-12-07", frame)).toBe("2027-01-18")
  expect(start("2027-02-01", frame)).toBe("2027-02-01")
  expect(start("2026-12-07", frame, work("shell", 150))).toBe("2027-01-04")
})

test("the kitchen of a house is ordered for the day on which its cabinets are placed", () => {
  const kitchen = sampleLine("complete_renovatie.kitchen.midden", "fitting", "Keuken", {
    ...{ quantity: 1, unit: "post", hours: 46, role: "specialist" },
  })
  expect(planned("2026-11-16", kitchen).leads).toEqual([{ what: "keuken", weeks: 8, stage: "cabinets" }])
  // Four weeks of walls and floors go before it.
  const before = [work("plastering", 300), kitchen]
  expect(startDay("2026-11-24", "2026-11-23", { lines: before })).toBe("2026-12-21")
})

test("what has to be ordered is named with its weeks", () => {
  const frame = sampleLine("kozijnen.frame.hout", "frames", "Kozijn", {
    ...{ quantity: 1, unit: "post", hours: 4, role: "carpenter" },
  })
  expect(planned("2026-11-16", frame).leads).toEqual([{ what: "kozijnen", weeks: 8, stage: "frames" }])
})

test("the milestones tell when it is dry, half done and ready", () => {
  const lines = [work("shell", 30), work("roofing", 30), work("fitting", 60), work("handover", 4)]
  expect(planned("2026-11-16", ...lines).milestones).toEqual([
    { kind: "start", day: "2026-11-16" },
    { kind: "weathertight", day: "2026-11-19" },
    { kind: "halfway", day: "2026-11-20" },
    { kind: "handover", day: "2026-11-26" },
  ])
})

test("every phase of a calculation is a stage on site, and each stage waits for stages that there are", () => {
  const names = stages().map(({ name }) => name)
  expect(phases.filter((phase) => !names.includes(phase))).toEqual([])
  const before = (name: string) => names.slice(0, names.indexOf(name))
  const unknown = stages().flatMap(({ name, after }) =>
    after.filter(({ stage }) => !before(name).includes(stage)).map(({ stage }) => `${name} after ${stage}`),
  )
  expect(unknown).toEqual([])
})

test("a job over new year names the holidays it skips, and no Saturday among them", () => {
  const plan = planned("2026-12-21", work("shell", 150))
  expect(plan.holidays.map(({ day }) => day)).toEqual(["2026-12-25", "2027-01-01"])
})

test("an estimate without lines has an empty plan", () =>
  expect(planned("2026-11-21")).toMatchObject({
    start: "2026-11-23",
    end: "2026-11-23",
    activities: [],
    workingDays: 0,
  }))
