import { expect, test } from "bun:test"
import { daysBetween, plusDays, termsIn } from "./terms.ts"

const days = (text: string) => termsIn(text).map((term) => term.days)

test("a term of payment is read in words and in figures", () => {
  for (const [text, count] of [
    ["Betaling binnen 14 dagen na factuurdatum", 14],
    ["Gelieve het bedrag binnen 30 dagen over te maken", 30],
    ["30 dagen netto", 30],
    ["Betalingstermijn: 21 dagen", 21],
    ["Betalingsconditie 8 dagen netto", 8],
    ["Wij verzoeken u te betalen binnen veertien dagen.", 14],
    ["binnen twee weken na factuurdatum", 14],
    ["Payment within 30 days", 30],
    ["Zahlbar innerhalb von 30 Tagen", 30],
    ["betalen binnen 3O dagen", 30],
  ] as const)
    expect([text, days(text)]).toEqual([text, [count]])
})

test("a discount, a guarantee and a complaint have terms that say nothing of paying", () => {
  for (const text of [
    "Bij betaling binnen 8 dagen 2% korting",
    "Reclames binnen 8 dagen na levering",
    "Retourneren binnen 30 dagen",
    "Huur steiger 14 dagen",
    "binnen 999 dagen",
  ])
    expect([text, days(text)]).toEqual([text, []])
})

test("days are counted over the end of a month and a leap year", () => {
  expect(plusDays("2026-01-31", 30)).toBe("2026-03-02")
  expect(plusDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(daysBetween("2026-07-02", "2026-08-01")).toBe(30)
})
