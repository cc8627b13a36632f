import { describe, expect, test } from "bun:test"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import type { Answers } from "../../catalogue/question.ts"
import { estimate } from "../estimate.ts"
import { schedule, workingDaysOf } from "../planning.ts"

const priced = (types: ProjectType[], answers: Answers) =>
  estimate({ projectTypes: types, answers, today: "2026-11-23" })

describe.each([
  [
    "walls larger than the house",
    ["isolatie"],
    { isolatie_gevel_oppervlakte: "500", isolatie_vloer_oppervlakte: "10" },
  ],
  [
    "walls larger than the floor that they stand on",
    ["badkamer", "complete_renovatie"],
    { badkamer_oppervlakte: "10", badkamer_hoogte: "5", complete_renovatie_oppervlakte: "1" },
  ],
  ["a bathroom without a floor", ["badkamer"], { badkamer_oppervlakte: "0" }],
  ["a house like a town", ["complete_renovatie"], { complete_renovatie_oppervlakte: "5000" }],
  [
    "nothing at all",
    ["elektra"],
    { elektra_meterkast: "blijft", elektra_stopcontacten: "0", elektra_lichtpunten: "0" },
  ],
  ["every type at once", [...projectTypes], {}],
] as [string, ProjectType[], Answers][])("%s", (_, types, answers) => {
  test("has a price, and a plan that ends on a working day", () => {
    const asked = priced(types, answers)
    const plan = schedule(asked, "2027-03-01")
    expect(Number.isSafeInteger(asked.totals.incVatCents)).toBe(true)
    expect(plan.end >= plan.start).toBe(true)
    expect(plan.workingDays).toBe(workingDaysOf(asked))
    expect(plan.activities.flatMap(({ from, until }) => [from, until]).every(Number.isFinite)).toBe(true)
  })
})

test("a company that is closed for a year begins after it", () => {
  const closed = [{ from: "2027-03-01", to: "2028-02-29" }]
  const plan = schedule(priced(["dakkapel"], {}), "2027-03-01", closed)
  expect(plan.start).toBe("2028-03-01")
})

test("what must be closed in a day is not put off for ever by weeks of single days", () => {
  const tuesdays = Array.from({ length: 60 }, (_, week) => {
    const day = new Date(Date.UTC(2027, 2, 2 + week * 7)).toISOString().slice(0, 10)
    return { from: day, to: day }
  })
  const plan = schedule(priced(["dakkapel"], { dakkapel_bouwwijze: "ter_plaatse" }), "2027-03-01", tuesdays)
  expect(plan.end > plan.start).toBe(true)
})
