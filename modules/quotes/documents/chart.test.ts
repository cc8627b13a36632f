import { expect, test } from "bun:test"
import { schedule } from "../pricing/planning.ts"
import { chartOf } from "./chart.ts"
import { sampleEstimate, sampleInput } from "./sample.ts"
import { sampleLine } from "./sampleLine.ts"

test("a short job has a column for each working day, holidays shaded", () => {
  const chart = chartOf(schedule(sampleInput().estimate, "2027-03-15"))
  expect(chart.groups).toEqual([11, 12, 13].map((week) => ({ label: `week ${week}`, span: 5 })))
  expect(chart.columns.map((column) => column.label).slice(0, 6)).toEqual([
    "15",
    "16",
    "17",
    "18",
    "19",
    "22",
  ])
  expect(chart.columns.findIndex((column) => column.off)).toBe(10)
  expect(chart.rows.every((row) => row.marks[10] === "off")).toBe(true)
})

test("each activity shows its days of work and of drying, and nothing else", () => {
  const chart = chartOf(schedule(sampleInput().estimate, "2027-03-15"))
  const plaster = chart.rows.find((row) => row.activity.endsWith("Stucwerk"))!
  const days = (mark: string) =>
    plaster.marks.flatMap((each, index) => (each === mark ? [chart.columns[index]!.label] : []))
  expect(days("work")).toEqual(["18"])
  expect(days("drying")).toEqual(["19", "22", "23", "24", "25"])
})

test.each([
  [1200, 16],
  [6000, 40],
  [20000, 40],
])("a job of %i hours fits on the page, by weeks", (hours, most) => {
  const line = sampleLine("a", "shell", "Ruwbouw", { quantity: 1, unit: "post", hours, role: "carpenter" })
  const chart = chartOf(schedule(sampleEstimate([line]), "2026-11-16"))
  expect(chart.columns.length).toBeLessThanOrEqual(most)
  expect(chart.columns.length).toBeGreaterThan(7)
  expect(chart.groups.reduce((total, group) => total + group.span, 0)).toBe(chart.columns.length)
  expect(chart.rows[0]?.marks.every((mark) => mark === "work")).toBe(true)
})
