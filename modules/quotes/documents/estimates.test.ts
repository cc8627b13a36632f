import { describe, expect, test } from "bun:test"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { drawAnswers } from "../pricing/drawAnswers.ts"
import { estimate } from "../pricing/estimate.ts"
import { makeDocument } from "./documents.ts"
import { sampleInput } from "./sample.ts"

const jobs: [name: string, types: ProjectType[]][] = [
  ...projectTypes.map((type): [string, ProjectType[]] => [type, [type]]),
  ["a bathroom with floors and insulation", ["badkamer", "vloeren", "isolatie"]],
  ["everything at once", [...projectTypes]],
]

describe.each(jobs)("the estimate of %s", (_, types) => {
  const answers = drawAnswers(catalogueFor(types, "2026-11-20"), types.length * 31)
  const priced = estimate({ projectTypes: types, answers, today: "2026-11-20" })
  const input = sampleInput({ projectTypes: types, estimate: priced })
  const total = priced.totals.incVatCents

  test.each(["offerte", "offerteInformeel", "planning"] as const)("stands in %s to the cent", async (kind) =>
    expect(wordText(await makeDocument(kind, input))).toContain(formatEuro(total)),
  )

  test("stands in the PDF to the cent, line by line", async () => {
    const { text } = await readPdf(await makeDocument("offertePdf", input))
    // The reader makes every space a plain one.
    for (const cents of [total, ...priced.lines.map((line) => line.totalCents)])
      expect(text).toContain(formatEuro(cents).replace("\u00a0", " "))
  })

  test.each(["calculatie", "materiaalstaat", "nacalculatie"] as const)(
    "stands in %s to the cent, and every formula gives what the file remembers",
    async (kind) => {
      const sheets = await openWorkbook(await makeDocument(kind, input))
      expect(sheets.cells(sheets.workbook.worksheets[0]!.name).slice(0, 6).flat()).toContain(total / 100)
      const wrong = sheets
        .formulas()
        .filter((each) => (each.cached ?? "") !== (sheets.value(each.sheet, each.address) ?? ""))
      expect(wrong).toEqual([])
    },
  )
})
