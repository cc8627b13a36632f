import { describe, expect, test } from "bun:test"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { unzip, wordText, xmlFaults } from "#src/documents/word/testing.ts"
import type { DocumentInput } from "./document.ts"
import { makeDocument } from "./documents.ts"
import { sampleEstimate, sampleInput } from "./sample.ts"
import { sampleLine } from "./sampleLine.ts"
import { documentKinds } from "./schema.ts"

/** What people and robots type; what is read back when it differs. */
const texts: [name: string, typed: string, read?: string][] = [
  ["a link as a formula", '=HYPERLINK("http://evil.example";"klik")'],
  ["a plus first", "+1"],
  ["a minus first", "-1+1|cmd"],
  ["an at sign first", "@SUM(A1:A9)"],
  ["a tab first", "\t=1+1"],
  ["a line end first", "\r=2+2", "\n=2+2"],
  ["an end of CDATA", "]]>"],
  ["an entity", "&#x0; &amp; &lt;"],
  ["a tag", "<img src=x onerror=alert(1)>"],
  ["an emoji", "Hallo 👷🏽‍♀️ ok"],
  ["half an emoji", "a\ud83db\udc77c", "abc"],
  ["control characters", "a\0b\x01c\x0bd\x7fe\ufffef", "abcdef"],
  ["turned writing", "factuur\u202exlsx.exe", "factuurxlsx.exe"],
  ["a script", "<script>alert('x')</script>"],
  ["Chinese", "王小明 在 海滩"],
  ["Arabic and Hebrew", "محمد שלום"],
  ["loose accents", "e\u0301e\u0301n, Z\u0308"],
  ["many alphabets", "Łukasz Київ Αθήνα Nguyễn Þór"],
  ["ten thousand characters", "Lang verhaal. ".repeat(715).trim()],
  ["ten thousand without a space", "woord".repeat(2000)],
]

describe("texts of visitors", () => {
  test.each([...documentKinds, "offerteTekst" as const])("leave %s valid XML", async (kind) => {
    for (const [name, xml] of unzip(await makeDocument(kind, everywhere())))
      expect({ name, faults: xmlFaults(xml) }).toEqual({ name, faults: [] })
  })

  test("stay texts in the calculation, each as it was typed", async () => {
    const sheets = await openWorkbook(await makeDocument("calculatie", everywhere()))
    const cells = sheets.workbook.worksheets.flatMap((sheet) => sheets.cells(sheet.name).flat())
    for (const [name, typed, read = typed] of texts)
      expect({ name, found: cells.includes(read) }).toEqual({ name, found: true })
  })

  test.each(["calculatie", "materiaalstaat", "nacalculatie"] as const)(
    "never become a formula of %s",
    async (kind) => {
      const sheets = await openWorkbook(await makeDocument(kind, everywhere()))
      const strange = sheets.formulas().filter(({ formula }) => !ours.test(formula))
      expect(strange).toEqual([])
      expect(sheets.workbook.worksheets[0]!.getCell("A1").formula).toBeUndefined()
    },
  )

  test("are read back from the quotation", async () => {
    const text = squeezed(wordText(await makeDocument("offerte", everywhere())))
    for (const [name, typed, read = typed] of texts)
      expect({ name, found: text.includes(squeezed(read)) }).toEqual({ name, found: true })
  })

  test("are read back from the PDF, also where no font has their letters", async () => {
    const { pieces } = await readPdf(await makeDocument("offertePdf", everywhere()))
    // Without what stands on top and at the foot of each page, for a long text goes on below it.
    const body = pieces.filter(({ bottom }) => bottom > 50 && bottom < 790)
    const read = bare(body.map(({ text }) => text).join(""))
    // Programs turn round what is written from right to left.
    const found = (each: string) => read.includes(each) || read.includes([...each].reverse().join(""))
    for (const [name, typed, meant = typed] of texts)
      expect({ name, found: found(bare(meant)) }).toEqual({ name, found: true })
  })
})

test("a text beyond what Excel takes is cut, not split through an emoji", async () => {
  const sheets = await openWorkbook(
    await makeDocument("calculatie", withText(`${"x".repeat(31_999)}👷${"y".repeat(5000)}`)),
  )
  const lengths = sheets
    .cells("Calculatie")
    .flat()
    .map((cell) => String(cell ?? "").length)
  expect(Math.max(...lengths)).toBe(31_999)
})

test("a megabyte of description still gives valid files", async () => {
  const input = withText("é<&\0 ".repeat(200_000))
  expect((await makeDocument("offertePdf", input)).length).toBeGreaterThan(10_000)
  for (const kind of ["calculatie", "planning"] as const)
    for (const xml of unzip(await makeDocument(kind, input)).values()) expect(xmlFaults(xml)).toEqual([])
})

test("a footer holds at most 255 characters, however many ampersands the name has", async () => {
  const company = { ...sampleInput().company, companyName: "&".repeat(120) }
  const sheets = await openWorkbook(await makeDocument("calculatie", sampleInput({ company })))
  for (const sheet of sheets.workbook.worksheets)
    expect(sheet.headerFooter.oddFooter!.length).toBeLessThanOrEqual(255)
})

/** The functions and references that our own formulas are made of. */
const ours =
  /^((IF|OR|COUNT|SUM|SUMIF|ROUND|ROUNDUP)\(|(Materialen|Calculatie)!|\$?[A-Z]{1,2}\$?\d+|\d+|""|[-+*/=<(),:])+$/

/** Each text on a line, in an article and an assumption of its own, and another in each field of both parties. */
function everywhere(): DocumentInput {
  const typed = texts.map(([, text]) => text)
  const lines = typed.map((text) => lineWith(text))
  const [a, b, c, d, e, f, g] = typed as [string, string, string, string, string, string, string]
  const company = {
    companyName: a,
    contactEmail: b,
    phone: c,
    address: `${d}\n${e}`,
    kvk: f,
    btwId: g,
    iban: typed[9]!,
  }
  const client = { name: a, email: b, phone: c, address: typed[11]!, postcode: typed[10]!, city: g }
  const estimate = { ...sampleEstimate(lines), assumptions: typed, exclusions: typed }
  return sampleInput({ company, client, estimate, referenceNumber: typed[7]!, quotationNumber: a })
}

const withText = (text: string): DocumentInput => sampleInput({ estimate: sampleEstimate([lineWith(text)]) })

const lineWith = (text: string) =>
  sampleLine(text, "tiling", text, {
    quantity: 2.5,
    unit: "m2",
    hours: 1,
    role: "helper",
    reason: text,
    vat: 9,
    source: { kind: "assumption", text },
    materials: [{ name: text, unit: "st", perUnit: 1, priceCents: 100 }],
  })

test("every field that is a paragraph long leaves a PDF that can be read", async () => {
  const long = "Lange naam van een heel groot bedrijf met vestigingen ".repeat(40)
  const company = Object.fromEntries(Object.keys(sampleInput().company).map((key) => [key, long]))
  const client = Object.fromEntries(Object.keys(sampleInput().client).map((key) => [key, long]))
  const input = sampleInput({ company, client, quotationNumber: long, referenceNumber: long } as never)
  expect((await readPdf(await makeDocument("offertePdf", input))).pages.length).toBeGreaterThan(3)
})

/** A PDF has lines and no words: without white space, and with composed letters. */
const bare = (text: string): string => text.replace(/\s+/g, "").normalize("NFC")

/** White space may be set differently; the words may not. */
const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim()
