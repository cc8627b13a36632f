import { expect, test } from "bun:test"
import type { Answers } from "../catalogue/question.ts"
import { estimate } from "../pricing/estimate.ts"
import { sampleSubmission } from "../sample.ts"
import { merged } from "./merged.ts"

const { answers: said } = sampleSubmission()
const worked = (over: Answers = {}) =>
  estimate({ projectTypes: ["badkamer"], answers: { ...said, ...over }, today: "2026-11-21" })
const idsOf = ({ lines }: Pick<ReturnType<typeof worked>, "lines">) => lines.map(({ id }) => id).toSorted()

test("a version that nobody changed becomes what the answers of now work out", () => {
  const after = worked({ badkamer_vloer: "hout", badkamer_oppervlakte: "8", bouwjaar: "2024" })
  const { calculation, stays } = merged(worked(), worked(), after)
  const quantities = ({ lines }: Pick<typeof after, "lines">) =>
    Object.fromEntries(lines.map(({ id, quantity, quantitySource }) => [id, [quantity, quantitySource.kind]]))
  expect(quantities(calculation)).toEqual(quantities(after))
  expect(calculation.assumptions.toSorted()).toEqual(after.assumptions.toSorted())
  expect([calculation.facts, stays]).toEqual([after.facts, []])
})

test("a line that the answers take away goes, unless a person changed it", () => {
  const [before, after] = [worked({ badkamer_extras: ["nis"] }), worked()]
  expect(idsOf(merged(before, before, after).calculation)).toEqual(idsOf(after))
  const changed = before.lines.map((line) =>
    line.code === "badkamer.niche" ? { ...line, fixedUnitCents: 40_000 } : line,
  )
  const { calculation, stays } = merged({ ...before, lines: changed }, before, after)
  expect(idsOf(calculation)).toEqual(idsOf(before))
  expect(stays).toHaveLength(1)
})

test("a line that a person took away stays away, and it is told when it would have changed", () => {
  const before = worked()
  const version = { ...before, lines: before.lines.filter(({ code }) => code !== "badkamer.level") }
  const { calculation, stays } = merged(version, before, worked({ badkamer_oppervlakte: "8" }))
  expect(idsOf(calculation)).toEqual(idsOf(version))
  expect(stays).toEqual([before.lines.find(({ code }) => code === "badkamer.level")!.description])
})

test("sentences that a person wrote or took away are left", () => {
  const before = worked()
  const [gone, ...left] = before.assumptions
  const version = { ...before, assumptions: [...left, "Van ons."] }
  const { calculation } = merged(version, before, worked({ monument: "nee" }))
  expect(calculation.assumptions).toContain("Van ons.")
  expect(calculation.assumptions).not.toContain(gone)
  expect(calculation.assumptions.some((sentence) => sentence.includes("geen monument"))).toBe(false)
})

test("what is found on site leaves the pictures as they are", () => {
  const pictures = [{ fileId: "a".repeat(32), caption: "De douche" }]
  expect(merged({ ...worked(), pictures }, worked(), worked()).calculation.pictures).toEqual(pictures)
})
