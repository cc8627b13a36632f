import { expect, test } from "bun:test"
import { lessonFrom } from "../lessons.ts"
import { type Drawn, pageOf } from "../page.testing.ts"
import { understandAmounts } from "./understandAmounts.ts"

const invoice = (one: string, other: string): Drawn[] => [
  [10, 60, "Totaal"],
  [60, 60, one],
  [10, 64, "Uw bijdrage"],
  [60, 64, other],
]

test("what a person corrected is found under the same label on the next invoice of the supplier", () => {
  const before = pageOf(invoice("500,00", "120,00"))
  const lesson = lessonFrom([before], "totalCents", 12000)!
  const next = pageOf(invoice("640,00", "135,50"))
  expect(understandAmounts([next], { lessons: [] }).fields.totalCents?.value).toBe(64000)
  expect(understandAmounts([next], { lessons: [lesson] }).fields.totalCents).toMatchObject({
    value: 13550,
    reason: "lesson",
  })
})
