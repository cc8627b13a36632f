import { expect, test } from "bun:test"
import Workbook from "exceljs/lib/doc/workbook.js"
import { addSheet, printArea, type SheetSetup } from "./file.ts"

const setup: SheetSetup = { name: "A", widths: [60, 60], landscape: true, headRow: 7, reference: "R" }
const sender = { companyName: "", contactEmail: "", phone: "", address: "", kvk: "", btwId: "", iban: "" }

function pagesFor(rows: number, changes: Partial<SheetSetup> = {}): number | undefined {
  const sheet = addSheet(new Workbook(), sender, { ...setup, ...changes })
  sheet.getCell(rows, 1).value = "last"
  printArea(sheet, { ...setup, ...changes })
  return sheet.pageSetup.fitToHeight
}

test("a few rows more than a page come on that page", () => {
  expect(pagesFor(20)).toBe(0)
  expect(pagesFor(35)).toBe(1)
  expect(pagesFor(69)).toBe(2)
})

test("more than that takes its pages, for text keeps 8 points", () => {
  expect(pagesFor(50)).toBe(0)
  // As wide as a page can be: nothing can get smaller.
  expect(pagesFor(38, { widths: [85, 87] })).toBe(0)
})

test("what is for the screen only is not printed", () => {
  const sheet = addSheet(new Workbook(), sender, setup)
  sheet.getCell(9, 2).value = "last"
  printArea(sheet, { ...setup, printedColumns: 1 })
  expect(sheet.pageSetup.printArea).toBe("A$1:A$9")
})
