import { describe, expect, test } from "bun:test"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { unzip, wordText, xmlFaults } from "#src/documents/word/testing.ts"
import { type DocumentKind, documentKinds } from "../schema.ts"
import type { DocumentInput } from "./document.ts"
import { makeDocument } from "./documents.ts"
import { sampleEstimate, sampleInput } from "./sample.ts"

/** What people and robots type; what is read back when it differs. */
const texts: [name: string, typed: string, read?: string][] = [
  ["a link as a formula", '=HYPERLINK("http://evil.example";"klik")'],
  ["a plus", "+1"],
  ["a minus", "-1+1|cmd"],
  ["an at sign", "@SUM(A1:A9)"],
  ["a tab first", "\t=1+1", " =1+1"],
  ["a line end first", "\r=1+1", " =1+1"],
  ["an end of CDATA", "]]>"],
  ["an entity", "&#x0; &amp; &lt;"],
  ["a tag", "<img src=x onerror=alert(1)>"],
  ["an emoji", "Hallo 👷🏽‍♀️ ok"],
  ["half an emoji", "a\ud83db\udc77c", "abc"],
  ["control characters", "a\0b\x01c\x0bd\x7fe\ufffef", "abcdef"],
  ["turned writing", "factuur\u202exlsx.exe", "factuurxlsx.exe"],
  ["five thousand characters", "Lang verhaal. ".repeat(358).trim()],
]

describe.each(texts)("a text with %s", (_, typed, read = typed) => {
  const input = hostile(typed)

  test.each(documentKinds)("leaves %s valid XML", async (kind) => {
    for (const [name, xml] of unzip(await makeDocument(kind, input)))
      expect({ name, faults: xmlFaults(xml) }).toEqual({ name, faults: [] })
  })

  test.each(["calculatie", "materiaalstaat", "nacalculatie"] as const)("stays text in %s", async (kind) => {
    const ours = await formulasOf(kind)
    const theirs = await openWorkbook(await makeDocument(kind, input))
    expect(theirs.formulas().map(({ formula }) => formula)).toEqual(ours)
    const text = theirs.workbook.worksheets.flatMap((sheet) => theirs.cells(sheet.name).flat()).join("\n")
    if (kind === "calculatie") expect(squeezed(text)).toContain(squeezed(read))
  })

  test("is read back from the quotation", async () => {
    expect(squeezed(wordText(await makeDocument("offerte", input)))).toContain(squeezed(read))
  })
})

test("a text beyond what Excel takes is cut, not split through an emoji", async () => {
  const long = `${"x".repeat(31_999)}👷${"y".repeat(5000)}`
  const sheets = await openWorkbook(await makeDocument("calculatie", hostile(long)))
  const longest = Math.max(
    ...sheets.workbook.worksheets
      .flatMap((sheet) => sheets.cells(sheet.name).flat())
      .map((cell) => String(cell ?? "").length),
  )
  expect(longest).toBeLessThanOrEqual(32_767)
})

test("a megabyte of description still gives valid files", async () => {
  const input = hostile("é<&\0 ".repeat(200_000))
  for (const kind of ["calculatie", "planning"] as const)
    for (const xml of unzip(await makeDocument(kind, input)).values()) expect(xmlFaults(xml)).toEqual([])
})

/** The text everywhere where a visitor or an office could bring it in. */
function hostile(text: string): DocumentInput {
  const sample = sampleInput()
  const lines = sample.estimate.lines.map((line, index) =>
    index > 0
      ? line
      : {
          ...line,
          description: text,
          vatReason: text,
          quantitySource: { kind: "assumption" as const, text },
          materials: line.materials.map((material) => ({ ...material, name: text })),
        },
  )
  const company = {
    ...sample.company,
    companyName: text,
    address: `${text}\n${text}`,
    contactEmail: text,
    phone: text,
  }
  const client = { name: text, email: text, phone: text, address: text, postcode: text, city: text }
  const estimate = { ...sampleEstimate(lines), assumptions: [text], exclusions: [text] }
  return sampleInput({
    company: { ...company, kvk: text, btwId: text, iban: text },
    client,
    estimate,
    referenceNumber: text,
  })
}

const known = new Map<string, string[]>()

/** The formulas of the sample: no text may add one. */
async function formulasOf(kind: DocumentKind): Promise<string[]> {
  const sheets =
    known.get(kind) ??
    (await openWorkbook(await makeDocument(kind, sampleInput()))).formulas().map(({ formula }) => formula)
  known.set(kind, sheets)
  return sheets
}

/** White space may be set differently; the words may not. */
const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim()
