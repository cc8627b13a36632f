import { expect, test } from "bun:test"
import { standardBook } from "./book.ts"
import type { EstimateLine } from "./line.ts"
import { linesFor } from "./lines.ts"
import type { Norm } from "./norm.ts"
import { fixed } from "./survey.ts"
import { totalsOf } from "./totals.ts"

const work: Norm = {
  description: "Glas plaatsen",
  phase: "frames",
  unit: "m2",
  hours: 1.25,
  role: "carpenter",
  materials: [
    { name: "Glas", unit: "m2", perUnit: 1, priceCents: 3333, waste: 0.1 },
    { name: "Kit", unit: "st", perUnit: 0.3, priceCents: 799 },
  ],
  equipmentCents: 105,
  subcontractCents: 1999,
  spread: { low: 0.5, high: 2 },
  service: "other",
  ...{ year: 2026, source: "eigen aanname 2026" },
}
const job = {
  dwelling: { use: "dwelling", olderThan2Years: true },
  main: "other",
  today: "2026-11-20",
} as const
const line = (changes: Partial<EstimateLine>): EstimateLine => ({
  ...linesFor("test.work", work, fixed(1), job, standardBook)[0]!,
  ...changes,
})

test("a line is built as a spreadsheet would build it, each amount rounded to a cent", () => {
  const [priced] = linesFor("test.work", work, fixed(3.337), job, standardBook)
  expect(priced).toMatchObject({
    quantity: 3.337,
    hours: 4.17,
    labourCents: 24_186,
    materials: [
      { quantity: 3.67, amountCents: 12_232 },
      { quantity: 1, amountCents: 799 },
    ],
    materialCents: 13_031,
    equipmentCents: 350,
    subcontractCents: 6_671,
    marginCents: 2_406,
    totalCents: 46_644,
    vatRate: 21,
  })
})

test("insulation with dear material becomes two lines that add up to the whole", () => {
  const dear: Norm = { ...work, service: "insulating", hours: 0.1, subcontractCents: 0 }
  const lines = linesFor("test.glass", dear, fixed(4), job, standardBook)
  const whole = linesFor("test.glass", { ...dear, service: "other" }, fixed(4), job, standardBook)[0]!
  expect(lines.map((part) => [part.code, part.vatRate])).toEqual([
    ["test.glass.arbeid", 9],
    ["test.glass.materiaal", 21],
  ])
  expect(totalsOf(lines).labourCents).toBe(whole.labourCents)
  expect(totalsOf(lines).materialCents).toBe(whole.materialCents)
  expect(Math.abs(totalsOf(lines).exVatCents - whole.totalCents)).toBeLessThanOrEqual(1)
})

test("VAT is rounded once per rate, not per line", () => {
  const lines = [3, 3, 3].map((totalCents) => line({ totalCents, vatRate: 21 }))
  expect(totalsOf([...lines, line({ totalCents: 50, vatRate: 9 })])).toMatchObject({
    exVatCents: 59,
    vat: [
      { rate: 9, baseCents: 50, vatCents: 5 },
      { rate: 21, baseCents: 9, vatCents: 2 },
    ],
    vatCents: 7,
    incVatCents: 66,
  })
})

test("low and high carry their VAT", () => {
  const totals = totalsOf([
    line({ totalCents: 10_000, vatRate: 21 }),
    line({ totalCents: 1_000, vatRate: 9 }),
  ])
  expect([totals.lowCents, totals.incVatCents, totals.highCents]).toEqual([6_595, 13_190, 26_380])
})

test("hours and the parts of the price are added", () => {
  const totals = totalsOf([line({ hours: 0.1 }), line({ hours: 0.2 })])
  expect(totals.hours).toBe(0.3)
  expect(totals.exVatCents).toBe(
    totals.labourCents +
      totals.materialCents +
      totals.equipmentCents +
      totals.subcontractCents +
      totals.marginCents,
  )
})

test("no lines cost nothing", () => {
  expect(totalsOf([])).toMatchObject({ exVatCents: 0, vat: [], incVatCents: 0, lowCents: 0, highCents: 0 })
})
