import { expect, test } from "bun:test"
import type { Page, Word } from "../../reading/page.ts"
import { chance, invent } from "./invented.testing.ts"
import { understandAmounts } from "./understandAmounts.ts"

const seeds = Array.from({ length: 150 }, (_, i) => i + 1)

test("of invoices in random layouts without damage all totals and all VAT are right, and surely so", () => {
  for (const seed of seeds) {
    const { page, totalCents, vatCents, netCents, text } = invent(seed, 0)
    const { fields, closes } = understandAmounts([page], { lessons: [] })
    const read = [fields.totalCents?.value, fields.vatCents?.value, fields.netCents?.value]
    expect([text, ...read]).toEqual([text, totalCents, vatCents, netCents])
    expect(fields.totalCents!.confidence).toBeGreaterThanOrEqual(0.9)
    expect(closes).toBe(true)
  }
})

test.each([0.01, 0.03, 0.08])("with %d of all signs misread, a total that is sure is right", (damage) => {
  let sure = 0
  const wrong: string[] = []
  for (const seed of seeds) {
    const { page, totalCents, text } = invent(seed, damage)
    const total = understandAmounts([page], { lessons: [] }).fields.totalCents
    if (!total || total.confidence < 0.9) continue
    sure++
    if (total.value !== totalCents) wrong.push(text)
  }
  expect(wrong).toEqual([])
  // Caution is no excuse for being sure of nothing.
  expect(sure).toBeGreaterThan(seeds.length * (0.95 - damage * 6))
})

test("of what is shown as 80% sure or more 97 of 100 are right, however damaged", () => {
  const shown = [0.01, 0.03, 0.08].flatMap((damage) =>
    seeds.flatMap((seed) => {
      const { page, totalCents } = invent(seed + 1000, damage)
      const total = understandAmounts([page], { lessons: [] }).fields.totalCents
      return total && total.confidence >= 0.8 && total.confidence < 0.9 ? [total.value === totalCents] : []
    }),
  )
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter((right) => !right).length).toBeLessThanOrEqual(shown.length * 0.03)
})

test("a page of twenty thousand numbers doesn't keep the reader busy without end", () => {
  const random = chance(7)
  const words = Array.from({ length: 20_000 }, (_, i): Word => {
    const label = i % 9 === 0
    return {
      text: label ? "Totaal btw 21%" : `${Math.floor(random() * 9000)},${10 + Math.floor(random() * 89)}`,
      box: { left: (i % 40) / 40, top: Math.floor(i / 40) / 500, width: 0.02, height: 0.0015 },
      confidence: 1,
    }
  })
  const page: Page = { width: 210, height: 297, words, source: "ocr", turned: 0 }
  const read = understandAmounts([page], { lessons: [] })
  expect(read.lines.length).toBeLessThanOrEqual(500)
  // Without bounds this takes hours.
}, 60_000)

test("nothing, and words without amounts, give no amounts", () => {
  for (const words of [
    [],
    [{ text: "Factuur", box: { left: 0.1, top: 0.1, width: 0.1, height: 0.01 }, confidence: 1 }],
  ]) {
    const read = understandAmounts([{ width: 1, height: 1, words, source: "text", turned: 0 }], {
      lessons: [],
    })
    expect(read).toMatchObject({ vat: [], lines: [], closes: false })
    expect(read.fields.totalCents).toBeUndefined()
  }
})
