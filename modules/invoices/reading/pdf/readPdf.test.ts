import { expect, test } from "bun:test"
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib"
import { pdfOf } from "../hostile.testing.ts"
import type { Page } from "../page.ts"
import { readPdfText } from "./readPdf.ts"

const wordsOf = (page: Page) => page.words.map(({ text }) => text)

/** The words that are read of one page on which `draw` draws. */
async function drawn(draw: (page: PDFPage, font: PDFFont) => void, rotate = 0): Promise<Page> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  if (rotate) page.setRotation(degrees(rotate))
  draw(page, await pdf.embedFont(StandardFonts.Helvetica))
  const { pages } = await readPdfText(await pdf.save())
  return pages[0]!.page
}

test("what a person doesn't see isn't read: white on white, under a bar, too small, off the page", async () => {
  const page = await drawn((page, font) => {
    page.drawText("Totaal 100,00", { x: 50, y: 700, size: 11, font })
    page.drawText("Totaal 999,00", { x: 50, y: 650, size: 11, font, color: rgb(1, 1, 1) })
    page.drawText("Totaal 888,00", { x: 50, y: 600, size: 11, font })
    page.drawRectangle({ x: 40, y: 590, width: 200, height: 30, color: rgb(0.9, 0.9, 0.9) })
    page.drawText("Totaal 777,00", { x: 50, y: 550, size: 1, font })
    page.drawText("Totaal 666,00", { x: 700, y: 500, size: 11, font })
  })
  expect(wordsOf(page)).toEqual(["Totaal", "100,00"])
})

test("white letters on a dark bar are read", async () => {
  const page = await drawn((page, font) => {
    page.drawRectangle({ x: 40, y: 690, width: 200, height: 30, color: rgb(0.1, 0.2, 0.4) })
    page.drawText("Totaal 100,00", { x: 50, y: 700, size: 11, font, color: rgb(1, 1, 1) })
  })
  expect(wordsOf(page)).toEqual(["Totaal", "100,00"])
})

test("text in the invisible mode isn't read from a page that has text of its own", async () => {
  const text = "BT /F 11 Tf 50 700 Td (Totaal 100,00) Tj 3 Tr 0 -50 Td (Totaal 9,00) Tj ET"
  const { pages } = await readPdfText(
    pdfOf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
      `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    ]),
  )
  expect(wordsOf(pages[0]!.page)).toEqual(["Totaal", "100,00"])
})

test.each([0, 90, 180, 270])(
  "a page that its file turns by %d degrees is read as it is shown",
  async (turn) => {
    const page = await drawn((page, font) => {
      const places = { 0: [50, 780], 90: [62, 50], 180: [545, 62], 270: [533, 792] } as Record<
        number,
        number[]
      >
      const [x, y] = places[turn]!
      page.drawText("Factuur 2026", { x, y, size: 11, font, rotate: degrees(turn) })
    }, turn)
    expect(wordsOf(page)).toEqual(["Factuur", "2026"])
    expect(page.turned).toBe(0)
    expect(page.words[0]!.box.left * page.width).toBeCloseTo(50, -1)
    expect(page.words[0]!.box.top * page.height).toBeCloseTo(52, -1)
  },
)

test.each([90, 180, 270])("a page written at %d degrees is turned upright", async (turn) => {
  const page = await drawn((page, font) => {
    page.drawText("Factuur 2026", { x: 300, y: 400, size: 11, font, rotate: degrees(turn) })
    page.drawText("Totaal", { x: 320, y: 430, size: 11, font, rotate: degrees(turn) })
  })
  expect(wordsOf(page)).toEqual(["Factuur", "2026", "Totaal"])
  expect(page.turned).toBe(turn)
  const [first, second] = page.words
  expect(second!.box.left).toBeGreaterThan(first!.box.left + first!.box.width)
  expect(second!.box.top).toBeCloseTo(first!.box.top, 2)
})

test("what is written along the margin is put together too", async () => {
  const page = await drawn((page, font) => {
    page.drawText("Factuur van Aannemersbedrijf", { x: 100, y: 700, size: 11, font })
    page.drawText("KvK 12345678", { x: 30, y: 300, size: 8, font, rotate: degrees(90) })
  })
  expect(wordsOf(page)).toEqual(["Factuur", "van", "Aannemersbedrijf", "KvK", "12345678"])
})

test("words side by side stay apart when there is no space between them", async () => {
  const page = await drawn((page, font) => {
    page.drawText("Aantal", { x: 50, y: 700, size: 11, font })
    page.drawText("Prijs", { x: 92, y: 700, size: 11, font })
  })
  expect(wordsOf(page)).toEqual(["Aantal", "Prijs"])
})

test("a page cut to a part of its sheet is read as it is shown", async () => {
  const page = await drawn((page, font) => {
    page.setCropBox(100, 100, 300, 400)
    page.drawText("binnen", { x: 110, y: 480, size: 11, font })
    page.drawText("buiten", { x: 20, y: 480, size: 11, font })
  })
  expect(page).toMatchObject({ width: 300, height: 400 })
  expect(wordsOf(page)).toEqual(["binnen"])
  expect(page.words[0]!.box.left * 300).toBeCloseTo(10, 0)
})
