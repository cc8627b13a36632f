import { expect, test } from "bun:test"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { offerte } from "../offerte.ts"
import { offertePdf } from "../offertePdf.ts"
import { sampleEstimate, sampleInput } from "../sample.ts"
import { sampleLine } from "../sampleLine.ts"

const withAssumptions = (count: number) => {
  const estimate = sampleEstimate()
  const more = Array.from({ length: count }, (_, index) => `Aanname ${index}.`)
  return sampleInput({ estimate: { ...estimate, assumptions: more } })
}

test.each(Array.from({ length: 12 }, (_, index) => index * 3))(
  "the last page has the signatures and the form to withdraw, after %i assumptions",
  async (count) => {
    const { pages } = await readPdf(await offertePdf(withAssumptions(count)))
    expect(pages.at(-1)).toContain("Handtekening")
    expect(pages.at(-1)).toContain("Opdrachtgever")
    expect(pages.at(-1)).toContain("Modelformulier voor herroeping")
  },
)

test("work of a morning is paid with one invoice, and has one day", async () => {
  const lines = [
    sampleLine("a", "electrical", "Stopcontact", { quantity: 2, unit: "st", hours: 3, role: "specialist" }),
  ]
  const text = wordText(await offerte(sampleInput({ estimate: sampleEstimate(lines) })))
  expect(text).toContain("Na de oplevering sturen wij één factuur.")
  expect(text).toContain("Wij stellen voor om het werk te doen op maandag 15 maart 2027")
  expect(text).not.toContain("Termijn")
})
