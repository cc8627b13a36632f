import { expect, test } from "bun:test"
import { anna, bas, planned } from "./sample.ts"
import { beginningOn, endingOn, followersOf, openDayBefore, openDaysIn } from "./shift.ts"

const daysOf = ({ startDate, endDate }: { startDate: string | null; endDate?: string }) => [
  startDate,
  endDate,
]
const christmas = [{ from: "2026-12-24", to: "2027-01-01", name: "Kerst" }]

test.each([
  ["a week later", "2026-11-30", ["2026-11-30", "2026-12-04"]],
  ["from the middle of a week: over the weekend", "2026-12-02", ["2026-12-02", "2026-12-08"]],
  ["on a Saturday: from the Monday on", "2026-12-05", ["2026-12-07", "2026-12-11"]],
  ["into the closed weeks: around them", "2026-12-22", ["2026-12-22", "2027-01-06"]],
])("five days of work keep their days %s", (_, day, days) => {
  const week = planned({ startDate: "2026-11-23", endDate: "2026-11-27" })
  expect(daysOf(beginningOn(week, day, christmas))).toEqual(days)
})

test("work over Easter counts its days of work, not those between", () => {
  const easter = planned({ startDate: "2027-03-25", endDate: "2027-03-30" })
  expect(openDaysIn({ from: "2027-03-25", to: "2027-03-30" }, [])).toBe(3)
  expect(daysOf(beginningOn(easter, "2027-04-05", []))).toEqual(["2027-04-05", "2027-04-07"])
})

test("a single Saturday moves as it is, and work without an end keeps none", () => {
  const saturday = planned({ startDate: "2026-11-28", endDate: "2026-11-28" })
  expect(daysOf(beginningOn(saturday, "2026-12-05", []))).toEqual(["2026-12-05", "2026-12-05"])
  const open = planned({ startDate: "2026-11-23", endDate: undefined })
  expect(daysOf(beginningOn(open, "2026-12-01", []))).toEqual(["2026-12-01", undefined])
})

test("what was not planned begins on that day; an end never lies before the start", () => {
  expect(beginningOn(planned({ startDate: null, endDate: undefined }), "2026-11-28", []).startDate).toBe(
    "2026-11-30",
  )
  const week = planned({ startDate: "2026-11-23", endDate: "2026-11-27" })
  expect(endingOn(week, "2026-11-20").endDate).toBe("2026-11-23")
  expect(openDayBefore("2026-11-23", [])).toBe("2026-11-20")
})

const job = (id: number, startDate: string, endDate: string, over = {}) =>
  planned({ id, startDate, endDate, status: "planned", ...over })
const first = job(1, "2026-11-23", "2026-11-27")
const later = beginningOn(first, "2026-11-30", [])
const followed = (...others: ReturnType<typeof job>[]) =>
  followersOf(first, later, [first, ...others], [], new Map()).map(({ id, startDate, endDate }) => [
    id,
    startDate,
    endDate,
  ])

test("what comes after it and wants the same person goes along, and pushes what comes after that", () => {
  expect(followed(job(2, "2026-11-30", "2026-12-02"), job(3, "2026-12-03", "2026-12-04"))).toEqual([
    [2, "2026-12-07", "2026-12-09"],
    [3, "2026-12-10", "2026-12-11"],
  ])
  expect(followed(job(2, "2026-11-30", "2026-12-04"), job(3, "2026-12-07", "2026-12-08"))).toEqual([
    [2, "2026-12-07", "2026-12-11"],
    [3, "2026-12-14", "2026-12-15"],
  ])
})

test.each([
  ["has somebody else", job(2, "2026-11-30", "2026-12-02", { team: [bas] })],
  ["runs already", job(2, "2026-11-30", "2026-12-02", { status: "in_progress" })],
  ["is done", job(2, "2026-11-30", "2026-12-02", { status: "completed" })],
  ["came before it", job(2, "2026-11-16", "2026-12-02")],
  ["stood double with it already", job(2, "2026-11-26", "2026-12-02")],
  ["leaves room", job(2, "2026-12-07", "2026-12-09")],
])("what %s stays where it is", (_, other) => {
  expect(followed(other)).toEqual([])
})

test("of a crew one is enough to go along", () => {
  expect(followed(job(2, "2026-12-02", "2026-12-03", { team: [bas, anna] }))).toEqual([
    [2, "2026-12-07", "2026-12-08"],
  ])
})
