import { describe, expect, test } from "bun:test"
import { ownLine } from "../ui/quotation/lines/edit.ts"
import { pricedLine, versionOf } from "../ui/quotation/sample.ts"
import { compare, isNothing } from "./compare.ts"
import type { LineInput, QuotationLine } from "./content.schema.ts"
import type { QuotationVersion } from "./schema.ts"

const line = (id: string, over: Partial<LineInput> = {}, priced: Partial<QuotationLine> = {}) =>
  pricedLine(ownLine("tiling", { id, description: `Regel ${id}`, unitPrice: 10, ...over }), priced)
const version = (lines: QuotationLine[], over: Partial<QuotationVersion> = {}) => versionOf(lines, over)
const ids = (lines: QuotationLine[]) => lines.map(({ id }) => id)

test("a version differs in nothing from itself", () => {
  const one = version([line("a"), line("b")])
  expect(isNothing(compare(one, one))).toBe(true)
  expect(compare(one, one).same).toBe(2)
})

test.each([
  ["another quantity", line("a", { quantity: 2 }), ["quantity", "total"]],
  ["another price", line("a", { unitPrice: 12 }), ["unitPrice", "total"]],
  ["other words", line("a", { description: "Anders" }), ["description"]],
  ["another part of the work", line("a", { phase: "painting" }), ["phase"]],
  ["another unit", line("a", { unit: "m2" }), ["unit"]],
  ["another rate of VAT", line("a", {}, { vatRate: 9 }), ["vatRate"]],
  ["other hours", line("a", {}, { normHours: 3 }), ["normHours"]],
])("a line with %s is changed in that alone", (_, after, fields) => {
  const found = compare(version([line("a"), line("b")]), version([after, line("b")]))
  expect(found.changed.map((each) => each.fields as string[])).toEqual([fields])
  expect(found).toMatchObject({ added: [], removed: [], same: 1, reordered: false })
  expect(isNothing(found)).toBe(false)
})

test("lines that came and went are told apart by their id, whatever they say", () => {
  const found = compare(
    version([line("a"), line("b")]),
    version([line("b"), line("c", { description: "Regel a" })]),
  )
  expect(ids(found.added)).toEqual(["c"])
  expect(ids(found.removed)).toEqual(["a"])
  expect(found).toMatchObject({ changed: [], same: 1, reordered: false })
})

test("pictures that came, went, got another caption or moved are told", () => {
  const picture = (id: string, caption = "") => ({ fileId: id.repeat(32), caption })
  const one = version([line("a")], { pictures: [picture("a"), picture("b"), picture("c")] })
  const next = version([line("a")], {
    pictures: [picture("c"), picture("b", "Nis"), picture("a"), picture("d")],
  })
  expect(compare(one, next)).toMatchObject({
    pictures: { added: [picture("b", "Nis"), picture("d")], removed: [picture("b")] },
    picturesReordered: true,
  })
  expect(isNothing(compare(one, version([line("a")], { pictures: [picture("a"), picture("b")] })))).toBe(
    false,
  )
  const turned = version([line("a")], { pictures: one.pictures.toReversed() })
  expect(isNothing(compare(one, turned))).toBe(false)
})

describe("the order", () => {
  test("of lines within a part of the work counts", () => {
    const found = compare(version([line("a"), line("b")]), version([line("b"), line("a")]))
    expect(found).toMatchObject({ reordered: true, changed: [], same: 2 })
    expect(isNothing(found)).toBe(false)
  })

  test("is the same when a line came in between", () => {
    const found = compare(version([line("a"), line("b")]), version([line("a"), line("c"), line("b")]))
    expect(found.reordered).toBe(false)
  })
})

test("totals that differ show both, with the VAT of each rate that one of them has", () => {
  const found = compare(version([line("a")]), version([line("a"), line("b", { vatRate: 9, vatReason: "x" })]))
  expect(found.totals).toEqual([
    { name: "net", before: 10, after: 20 },
    { name: "price", before: 12.1, after: 23 },
  ])
  expect(found.vat).toEqual([{ rate: 9, before: 0, after: 0.9 }])
})

test("sentences that came and went", () => {
  const before = version([], { assumptions: ["a", "b"], exclusions: ["x"] })
  const after = version([], { assumptions: ["b", "c"], exclusions: ["x"] })
  const { assumptions, exclusions } = compare(before, after)
  expect(assumptions).toEqual({ added: ["c"], removed: ["a"] })
  expect(exclusions).toEqual({ added: [], removed: [] })
})

test.each([
  ["", "Een", ["+Een"]],
  ["Een", "", ["-Een"]],
  ["Een\n\nTwee\n\nDrie", "Een\n\nNieuw\n\nTwee\n\nDrie", [" Een", "+Nieuw", " Twee", " Drie"]],
  ["Een\nTwee", "Twee\nEen", ["-Een", " Twee", "+Een"]],
  ["Een\nTwee\nDrie", "Een\nTwee!\nDrie", [" Een", "-Twee", "+Twee!", " Drie"]],
  ["Een", "Een\n\n", undefined],
])("the text %j against %j", (before, after, expected) => {
  const found = compare(version([], { quotationText: before }), version([], { quotationText: after }))
  const signs = { same: " ", added: "+", removed: "-" }
  expect(found.quotationText?.map(({ kind, text }) => signs[kind] + text)).toEqual(expected!)
})
