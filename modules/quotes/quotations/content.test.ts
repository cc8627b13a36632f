import { describe, expect, test } from "bun:test"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { round, sum, times } from "#src/shared/rounding.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { standardBook } from "../pricing/book.ts"
import { drawAnswers } from "../pricing/drawAnswers.ts"
import { estimate } from "../pricing/estimate.ts"
import type { Estimate, EstimateLine } from "../pricing/line.ts"
import type { LineInput, QuotationContent } from "./content.schema.ts"
import { type Circumstances, estimateOf } from "./content.ts"
import { ownLine } from "./sample.ts"
import { contentOf } from "./unchanged.ts"

const today = "2026-11-21"
const drawn = (type: ProjectType, seed: number) => {
  const answers = drawAnswers(catalogueFor([type], today), seed)
  return estimate({ projectTypes: [type], answers, today })
}
const bathroom = () =>
  estimate({
    projectTypes: ["badkamer"],
    answers: { badkamer_oppervlakte: "6", gebruik: "woning", bouwjaar: "1978" },
    today,
  })

function worked(content: QuotationContent, before: EstimateLine[] = [], over: Partial<Circumstances> = {}) {
  return estimateOf(content, { before, book: standardBook, today, btwId: "", ...over })
}

/** A content whose line with this id is another. */
const having = (base: Estimate, id: string, change: Partial<LineInput>): QuotationContent => {
  const content = contentOf(base)
  return { ...content, lines: content.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) }
}

function fields(act: () => unknown): Record<string, string> {
  try {
    act()
  } catch (error) {
    return (error as { details: { fields: Record<string, string> } }).details.fields
  }
  throw new Error("nothing was refused")
}

test("what a person leaves as it was comes out as it was, for every type of project", () => {
  for (const type of projectTypes)
    for (let seed = 1; seed <= 25; seed++) {
      const before = drawn(type, seed)
      const after = worked(contentOf(before), before.lines)
      expect({ type, seed, lines: after.lines }).toEqual({ type, seed, lines: before.lines })
      expect(after.totals).toEqual(before.totals)
    }
})

test("every line is the sum of what it consists of, whatever a person changed of it", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const before = drawn(projectTypes[seed % projectTypes.length]!, seed)
    const content = contentOf(before)
    const lines = content.lines.map((line, index) => {
      if (index % 4 === 0) return { ...line, quantity: ((seed * 37 + index * 11) % 900) / 7 + 0.1 }
      if (index % 4 === 1) return { ...line, unitPrice: ((seed * 13 + index) % 3000) / 9 }
      if (index % 4 === 2) return { ...line, normHours: ((seed + index) % 50) / 7 }
      return line
    })
    for (const line of worked({ ...content, lines }, before.lines).lines) {
      const { labourCents, materialCents, equipmentCents, subcontractCents, marginCents } = line
      const parts = [labourCents, materialCents, equipmentCents, subcontractCents, marginCents]
      expect(line.totalCents).toBe(sum(parts) + line.adjustmentCents)
      if (line.fixedUnitCents !== null)
        expect(line.totalCents).toBe(times(line.quantity, line.fixedUnitCents))
    }
  }
})

test("another quantity is told to come from a person, and keeps the prices of its version", () => {
  const before = bathroom()
  const line = before.lines.find(({ materials }) => materials.length > 0)!
  const dearer = {
    ...standardBook,
    rates: { ...standardBook.rates, [line.role]: { cents: 9900, source: "anders" } },
  }
  const after = worked(having(before, line.id, { quantity: line.quantity * 2 }), before.lines, {
    book: dearer,
  })
  const changed = after.lines.find(({ id }) => id === line.id)!
  expect(changed).toMatchObject({
    quantity: line.quantity * 2,
    quantitySource: { kind: "hand", text: "door kantoor ingevuld" },
    rateCents: line.rateCents,
    materials: line.materials.map(({ priceCents }) => expect.objectContaining({ priceCents })),
  })
  const others = (lines: EstimateLine[]) => lines.filter(({ id }) => id !== line.id)
  expect(others(after.lines)).toEqual(others(before.lines))
})

test("hours that a person changed say so, with what the norm was", () => {
  const before = bathroom()
  const line = before.lines.find(({ normHours }) => normHours === 1)!
  const [changed] = worked(having(before, line.id, { normHours: 1.5 }), before.lines).lines.filter(
    ({ id }) => id === line.id,
  )
  expect(changed!.norm!.source).toBe(`door kantoor aangepast; was 1 uur per eenheid (${line.norm!.source})`)
  expect(changed!.hours).toBe(round(line.quantity * 1.5, 2))
})

test("a price of one's own stands apart from what the norm comes to, and can be taken away again", () => {
  const before = bathroom()
  const line = before.lines[3]!
  const asked = worked(having(before, line.id, { unitPrice: 12.34 }), before.lines)
  const changed = asked.lines.find(({ id }) => id === line.id)!
  expect(changed.totalCents).toBe(times(line.quantity, 1234))
  expect(changed.adjustmentCents).toBe(changed.totalCents - line.totalCents)
  const back = worked(having(asked, line.id, { unitPrice: null }), asked.lines)
  expect(back.lines.find(({ id }) => id === line.id)).toEqual(line)
})

test("a line of one's own costs what a person says, and without a price it still has to be priced", () => {
  const lines = [ownLine({ id: "a", unitPrice: 12.5, quantity: 3 }), ownLine({ id: "b", unitPrice: null })]
  const { lines: worked2, totals } = worked({ ...contentOf(bathroom()), lines })
  expect(worked2.map(({ totalCents, norm }) => [totalCents, norm])).toEqual([
    [3750, null],
    [0, null],
  ])
  expect(totals.exVatCents).toBe(3750)
})

describe("the rate of VAT", () => {
  const plaster = ownLine({ id: "p", norm: "badkamer.plasterCeiling", unit: "m2", quantity: 6 })
  const lines = [plaster]
  const old = { use: "dwelling", builtIn: 1978, olderThan2Years: null } as const
  const base = { ...contentOf(bathroom()), lines, facts: old }

  test("follows the building", () => {
    expect(worked(base).lines[0]).toMatchObject({ vatRate: 9, vatByHand: false })
    const young = { ...base, facts: { ...old, builtIn: 2026 } }
    expect(worked(young).lines[0]).toMatchObject({
      vatRate: 21,
      vatReason: "Algemeen tarief: de woning is nog geen 2 jaar in gebruik.",
    })
  })

  test("stays as a person chose it, with his reason", () => {
    const chosen = { ...plaster, vatRate: 21 as const, vatReason: "deel bedrijfspand" }
    const line = { vatRate: 21, vatReason: "deel bedrijfspand", vatByHand: true }
    expect(worked({ ...base, lines: [chosen] }).lines[0]).toMatchObject(line)
    expect(fields(() => worked({ ...base, lines: [{ ...chosen, vatReason: "" }] }))).toEqual({
      "content.lines.0.vatReason": "quotes.vatReasonMissing",
    })
  })

  test("of insulation with much material is parted in two lines, which stay two", () => {
    const glass = ownLine({ id: "g", norm: "isolatie.glass.goed", unit: "m2", quantity: 4 })
    const first = worked({ ...base, lines: [glass] })
    const rates = ({ lines }: Estimate) => lines.map(({ id, vatRate }) => [id, vatRate])
    const apart = [
      ["g", 9],
      ["g.materiaal", 21],
    ] as [string, 9 | 21][]
    expect(rates(first)).toEqual(apart)
    const whole = worked({ ...base, lines: [{ ...glass, unitPrice: 0 }] })
    expect(whole.lines).toHaveLength(1)
    expect(rates(worked(contentOf(first), first.lines))).toEqual(apart)
  })

  test("of attendant work stays low beside a discount, and beside what a person put at the low rate", () => {
    const bus = ownLine({ id: "bus", norm: "general.transport", unit: "dag" })
    const low = { vatRate: 9 as const, vatReason: "hoort bij het stucen" }
    const discount = ownLine({ id: "d", unitPrice: -10, ...low })
    const extra = ownLine({ id: "x", unitPrice: 50, ...low })
    const rateOfBus = (more: LineInput[]) =>
      worked({ ...base, lines: [plaster, bus, ...more] }).lines.find(({ id }) => id === "bus")!.vatRate
    expect([rateOfBus([]), rateOfBus([discount]), rateOfBus([extra])]).toEqual([9, 9, 9])
    expect(rateOfBus([ownLine({ id: "o", unitPrice: 50 })])).toBe(21)
  })

  test("is shifted to a business with a valid id alone, and then on every line", () => {
    const business = { ...base, reverseCharge: true }
    const { lines: zero, totals, reverseCharge } = worked(business, [], { btwId: "NL004495445B01" })
    expect(zero.map(({ vatRate, vatReason }) => [vatRate, vatReason])).toEqual([
      [0, "Btw verlegd naar btw-id NL004495445B01 (art. 12 lid 5 Wet OB 1968)."],
    ])
    expect([totals.vatCents, reverseCharge]).toEqual([0, { btwId: "NL004495445B01" }])
    for (const btwId of ["", "NL123456789B90", "DE123456789"])
      expect(fields(() => worked(business, [], { btwId }))).toEqual({
        "content.reverseCharge": "quotes.shiftWithoutBtwId",
      })
  })

  test("has its sentence among the assumptions, once, as the facts are now", () => {
    const twice = worked({ ...base, assumptions: [...worked(base).assumptions, "Eigen zin."] })
    expect(twice.assumptions.filter((sentence) => sentence.includes("9% btw"))).toHaveLength(1)
    const unknown = worked({ ...base, facts: { use: null, builtIn: null, olderThan2Years: null } })
    expect(unknown.assumptions.join(" ")).toContain("We rekenen 21% btw. Is uw woning")
  })
})

test("what is wrong is told per field", () => {
  const content = contentOf(bathroom())
  const [first, second] = content.lines as [LineInput, LineInput]
  const lines = [first, { ...second, id: first.id }, ownLine({ id: "x", norm: "niet.daar" })]
  expect(fields(() => worked({ ...content, lines }))).toEqual({
    "content.lines.1.id": "quotes.lineTwice",
    "content.lines.2.norm": "quotes.unknownNorm",
  })
  const discount = { ...content, lines: [ownLine({ id: "d", unitPrice: -10 })] }
  expect(fields(() => worked(discount))).toEqual({ "content.lines": "quotes.totalNegative" })
})

test("more work than people can plan is refused", () => {
  const lines = [
    ownLine({ norm: "badkamer.wallTiles.midden", unit: "m2", quantity: 100_000, normHours: 1000 }),
  ]
  expect(fields(() => worked({ ...contentOf(bathroom()), lines }))).toEqual({
    "content.lines": "quotes.tooMuchWork",
  })
})
