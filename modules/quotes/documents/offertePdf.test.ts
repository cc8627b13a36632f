import { beforeAll, describe, expect, test } from "bun:test"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { DocumentInput } from "./document.ts"
import { offerte } from "./offerte.ts"
import { offertePdf } from "./offertePdf.ts"
import { sampleInput } from "./sample.ts"
import { btwId, editedInput, longInput, shiftedInput } from "./sampleEdited.ts"

type Pdf = Awaited<ReturnType<typeof readPdf>>
const read = async (input: DocumentInput) => readPdf(await offertePdf(input))

const cases: [name: string, input: DocumentInput][] = [
  ["a quotation from a request", sampleInput()],
  ["one that was edited, with a discount and an open price", editedInput()],
  ["one with the VAT shifted", shiftedInput()],
  ["one of three hundred lines", longInput()],
]

describe.each(cases)("the PDF of %s", (_, input) => {
  let pdf: Pdf
  let word: string
  beforeAll(async () => {
    pdf = await read(input)
    word = wordText(await offerte(input))
  })

  test("says what the one in Word says, word for word", () => {
    const spoken = new Set(wordsOf(pdf.text))
    expect([...new Set(wordsOf(word))].filter((each) => !spoken.has(each))).toEqual([])
  })

  test("names the same amounts, as often and to the cent", () => {
    expect(amountsIn(pdf.text)).toEqual(amountsIn(word))
    const { totals, lines, reverseCharge } = input.estimate
    const vat = reverseCharge ? [] : totals.vat.map((part) => part.vatCents)
    for (const cents of [totals.exVatCents, totals.incVatCents, ...vat])
      expect(amountsIn(pdf.text)).toContain(formatEuro(cents))
    for (const line of lines.filter((line) => line.norm || line.fixedUnitCents !== null))
      expect(amountsIn(pdf.text)).toContain(formatEuro(line.totalCents))
  })

  test("tells on each page which it is and how many there are", () => {
    const { length } = pdf.pages
    const foot = (page: number) =>
      `${input.quotationNumber}, versie ${input.version} · Pagina ${page} van ${length}`
    const feet = pdf.pages.map((page) => /O-\d{4}-\d{4}, versie \d+ · Pagina .*$/.exec(squeezed(page))?.[0])
    expect(feet).toEqual(pdf.pages.map((_, index) => foot(index + 1)))
  })

  test("keeps all text within the margins", () => {
    const outside = pdf.pieces.filter(
      ({ left, right, bottom }) => left < 56.6 || right > 538.7 || bottom < 25 || bottom > 815,
    )
    expect(outside).toEqual([])
  })

  test("never puts two texts over each other", () => {
    const clash = pdf.pieces.filter((one) =>
      pdf.pieces.some(
        (other) =>
          other !== one &&
          other.page === one.page &&
          Math.abs(other.bottom - one.bottom) < 6 &&
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5,
      ),
    )
    expect(clash).toEqual([])
  })
})

describe("the quotation as a PDF", () => {
  test("names itself, its maker and its language", async () => {
    const { title, author, language } = await read(sampleInput())
    expect([title, author, language]).toEqual(["Offerte O-2026-0042", "Bouwbedrijf Zeewind", "nl-NL"])
  })

  test("is the same file each time it is made", async () =>
    expect(await offertePdf(sampleInput())).toEqual(await offertePdf(sampleInput())))

  test("repeats the head of the table on each page that goes on with it", async () => {
    const { pages } = await read(longInput())
    const withLines = pages.filter((page) => /\(\d+\)/.test(page))
    expect(withLines.length).toBeGreaterThan(8)
    expect(withLines.filter((page) => !page.includes("Bedrag excl. btw"))).toEqual([])
  })

  test("ends no page with a heading", async () => {
    for (const [, input] of cases)
      for (const page of (await read(input)).pages) {
        const last = page.split("\n").filter(Boolean).at(-2)
        expect(last).not.toMatch(/^\d+\. [A-Z]/)
      }
  })

  test("has the withdrawal form whole on its last page, for a consumer", async () => {
    for (const input of [sampleInput(), longInput()]) {
      const last = (await read(input)).pages.at(-1)
      expect(last).toContain("Modelformulier voor herroeping")
      expect(last).toContain("Adres consument(en)")
    }
    expect((await read(sampleInput({ consumer: false }))).text).not.toContain("herroep")
  })

  test("shows the logo once, on the first page", async () => {
    const bytes = samplePhoto({ width: 600, height: 200 })
    const logoPicture = { bytes, kind: "png" as const, width: 600, height: 200 }
    const company = { ...sampleInput().company, logoPicture }
    const file = await offertePdf(sampleInput({ company }))
    expect(new TextDecoder("latin1").decode(file).match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect((await readPdf(file)).pages[0]).toContain("Bouwbedrijf Zeewind")
  })

  test("prints no VAT where it is shifted, and to whom", async () => {
    const { text } = await read(shiftedInput())
    expect(text).toContain(`Btw verlegd naar btw-id ${btwId}`)
    expect(text).not.toMatch(/inclusief btw|incl\. btw|Btw \d+%|\b(0|9|21)%/)
  })
})

const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim()

const wordsOf = (text: string): string[] =>
  text
    .replaceAll("☐", "")
    .split(/[\s\u00a0]+/)
    .filter(Boolean)

const amountsIn = (text: string): string[] =>
  (text.match(/€\s-?[\d.]+,\d\d/g) ?? []).map((amount) => amount.replace(/\s/, "\u00a0")).sort()
