import { expect, test } from "bun:test"
import { anna, bas, planned } from "../../sample.ts"
import type { TimelineProject, TimelineWeek } from "../../schema.ts"
import { outcomeOf, type Taken, takenUp } from "./taken.ts"

const christmas = { from: "2026-12-24", to: "2027-01-01", name: "Kerst" }
const serre = planned({ id: 9, startDate: null, endDate: undefined, team: [], status: "planned" })

const weekOf = (projects: TimelineProject[], jobs: TimelineWeek["jobs"] = []) =>
  ({
    ...{ today: "2026-11-24", monday: "2026-11-23", projects: [serre, ...projects], jobs },
    ...{ closed: [christmas], away: [], people: [anna, bas].map((one) => ({ ...one, workDays: [] })) },
  }) as unknown as TimelineWeek
const taken = (project: TimelineProject, at: string, over: Partial<Taken> = {}): Taken => ({
  ...{ project, at, row: null, from: at, only: "start", onto: anna, by: "mouse" },
  ...over,
})
const daysOf = (found: ReturnType<typeof outcomeOf>) => [found?.project.startDate, found?.project.endDate]

test("work without days takes as many as its quotation says, around closed days and holidays", () => {
  const week = weekOf([], [{ id: 9, days: 11, notBefore: null }])
  expect(daysOf(outcomeOf(taken(serre, "2026-12-21"), week))).toEqual(["2026-12-21", "2027-01-13"])
  // Dropped on Christmas Day it begins when people work again.
  expect(daysOf(outcomeOf(taken(serre, "2026-12-25"), week))).toEqual(["2027-01-04", "2027-01-18"])
})

test("without a quotation it is reckoned with a week, which is said", () => {
  const found = outcomeOf(taken(serre, "2026-11-30"), weekOf([]))
  expect(daysOf(found)).toEqual(["2026-11-30", "2026-12-04"])
  expect(found).toMatchObject({ assumedDays: 5, project: { team: [anna] }, followers: [] })
})

test("what is new pushes nothing away: whom it wants twice is told", () => {
  const keuken = planned({
    id: 1,
    name: "Keuken",
    startDate: "2026-12-02",
    endDate: "2026-12-03",
    status: "planned",
  })
  const found = outcomeOf(taken(serre, "2026-11-30"), weekOf([keuken]))
  expect(found?.followers).toEqual([])
  expect(found?.clashes).toMatchObject([{ person: anna.name, project: "Keuken" }])
})

test("before today, and before what it waits for, is said", () => {
  const job = { id: 9, days: 2, notBefore: { day: "2026-12-07", why: "delivered" as const } }
  const week = weekOf([], [job])
  expect(outcomeOf(taken(serre, "2026-11-23"), week)).toMatchObject({ past: true, waits: job.notBefore })
  expect(outcomeOf(taken(serre, "2026-12-07"), week)).toMatchObject({ past: false, waits: null })
  // What runs already began before today; that is nothing to be told.
  const runs = planned({ startDate: "2026-11-20", endDate: "2026-11-25" })
  expect(outcomeOf(taken(runs, "2026-11-26", { only: "end", row: anna }), week)).toMatchObject({
    past: false,
  })
})

test("keys take it up on the first day that it can begin; a mouse holds it beside the board", () => {
  const week = weekOf([], [{ id: 9, days: 2, notBefore: { day: "2026-12-07", why: "wanted" } }])
  const by = (means: Taken["by"]) => takenUp(serre, { row: null, only: "start", by: means }, week).at
  expect([by("keys"), by("mouse")]).toEqual(["2026-12-07", undefined])
  expect(outcomeOf(takenUp(serre, { row: null, only: "start", by: "mouse" }, week), week)).toBeUndefined()
})
