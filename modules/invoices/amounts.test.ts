import { expect, test } from "bun:test"
import { differences, type Sums, vatFits, wrongSums } from "./amounts.ts"

const closing: Sums = {
  ...{ netCents: 197940, vatCents: 20363, totalCents: 218303 },
  vat: [
    { rate: 9, baseCents: 176700, vatCents: 15903 },
    { rate: 21, baseCents: 21240, vatCents: 4460 },
  ],
  lines: [{ cents: 176700 }, { cents: 21240 }],
  linesIncludeVat: false,
}

test("an invoice that adds up differs nowhere", () => {
  expect(differences(closing)).toEqual({ rates: [] })
})

test("a credit note adds up as its invoice does", () => {
  const turned = (cents: number) => -cents
  const credit: Sums = {
    ...{
      netCents: turned(closing.netCents),
      vatCents: turned(closing.vatCents),
      totalCents: turned(closing.totalCents),
    },
    vat: closing.vat.map((row) => ({ ...row, baseCents: -row.baseCents, vatCents: -row.vatCents })),
    lines: closing.lines.map((line) => ({ cents: -line.cents })),
    linesIncludeVat: false,
  }
  expect(differences(credit)).toEqual({ rates: [] })
})

test.each<[string, Partial<Sums>, object]>([
  ["a total that is a euro too high", { totalCents: 218403 }, { total: 100 }],
  ["a net that isn't its bases", { netCents: 197900, totalCents: 218263 }, { bases: -40, lines: -40 }],
  ["VAT that isn't its rates", { vatCents: 20300, totalCents: 218240 }, { vat: -63 }],
  ["a line too many", { lines: [...closing.lines, { cents: 500 }] }, { lines: -500 }],
  ["lines with VAT against the total", { lines: [{ cents: 218303 }], linesIncludeVat: true }, {}],
  ["no lines and no rates", { lines: [], vat: [] }, {}],
])("%s", (_, changed, expected) => {
  expect(differences({ ...closing, ...changed })).toEqual({ rates: [], ...expected } as never)
})

test("VAT at another rate than is said shows what it would be", () => {
  const vat = [{ rate: 9, baseCents: 197940, vatCents: 20363 }]
  expect(differences({ ...closing, vat }).rates).toEqual([{ rate: 9, expectedCents: 17815 }])
})

test.each([
  [{ rate: 21, baseCents: 10000, vatCents: 2100 }, true],
  [{ rate: 21, baseCents: 10000, vatCents: 2101 }, true],
  [{ rate: 21, baseCents: 10000, vatCents: 2103 }, false],
  [{ rate: 21, baseCents: 10000000, vatCents: 2100005 }, true],
  [{ rate: 21, baseCents: 10000000, vatCents: 2100006 }, false],
  [{ rate: 21, baseCents: -10000, vatCents: -2100 }, true],
  [{ rate: 0, baseCents: 10000, vatCents: 0 }, true],
  [{ rate: 21, baseCents: 10000, vatCents: 0 }, false],
])("%p fits: %p", (row, fits) => {
  expect(vatFits(row)).toBe(fits)
})

test("a person is told of sums that differ, and not of cents that lines lose by rounding", () => {
  expect(wrongSums(closing)).toEqual([])
  expect(wrongSums({ ...closing, lines: [{ cents: 176700 }, { cents: 21239 }] })).toEqual([])
  expect(wrongSums({ ...closing, lines: [{ cents: 176700 }] })).toEqual(["linesDiffer"])
  expect(wrongSums({ ...closing, totalCents: 1 })).toEqual(["sumsDiffer"])
  expect(wrongSums({ ...closing, vat: [] })).toEqual([])
})
