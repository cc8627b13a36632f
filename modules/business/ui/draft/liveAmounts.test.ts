import { expect, test } from "bun:test"
import type { SalesInvoice } from "../../sales/schema.ts"
import { liveAmounts } from "./liveAmounts.ts"
import { type TypedLine, typedLine } from "./typed.ts"

const line = (unitPrice: number, source: SalesInvoice["lines"][number]["source"] = null) =>
  ({
    ...{ description: "Werk", quantity: 1, unit: "post", unitPrice, vatRate: 21, vatReason: "hoog", source },
    total: unitPrice,
  }) as const

/** An instalment of 1.00 with 22 cents of VAT, as the quotation rounded it, and a line of 1.00 of one's own. */
const saved = {
  lines: [line(1, { kind: "instalment", id: "1:0" }), line(1)],
  amounts: { net: 2, vat: [{ rate: 21, base: 2, amount: 0.43, reasons: [] }], total: 2.43 },
} as unknown as SalesInvoice
const typed = saved.lines.map(typedLine)
const live = (lines: TypedLine[], shifted = false) => liveAmounts(saved, lines, shifted)

test("as it was saved it comes to what the server says", () => {
  expect(live(typed)).toMatchObject({ net: 2, vat: [{ rate: 21, amount: 0.43 }], total: 2.43 })
})

test("the VAT of a line of one's own moves with its price, that of an instalment stays as it was offered", () => {
  const [instalment, own] = typed as [TypedLine, TypedLine]
  expect(live([instalment, { ...own, price: "100,00" }])).toMatchObject({
    net: 101,
    vat: [{ amount: 21.22 }],
    total: 122.22,
  })
})

test("shifted, there is no VAT", () => {
  expect(live(typed, true)).toMatchObject({ vat: [{ rate: 0, amount: 0 }], total: 2 })
})

test("a price that can't be read counts for nothing yet", () => {
  const [instalment, own] = typed as [TypedLine, TypedLine]
  expect(live([instalment, { ...own, price: "tien" }]).net).toBe(1)
})

test("once a line with a source went, the VAT of the rest is worked out", () => {
  expect(live([typed[1]!])).toMatchObject({ net: 1, total: 1.21 })
})
