import { expect, test } from "bun:test"
import type { CellValue } from "exceljs"
import ExcelWorkbook from "exceljs/lib/doc/workbook.js"
import { zipOf } from "../../files/zip.testing.ts"
import { textRow, xlsxOf, xlsxParts } from "../xlsx.testing.ts"
import { cellsOfXlsx } from "./cells.ts"

/** The cells of a sheet that has this in its first row. */
const told = async (cells: string, more?: Parameters<typeof xlsxOf>[1]) =>
  (await cellsOfXlsx(xlsxOf(`<row r="1">${cells}</row>`, more)))[0]?.cells ?? []
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const shown = async (value: string, ...formats: string[]) =>
  (await told(formats.map((_, at) => number(value, at + 1)).join(""), { formats })).join(" | ")

test("rows keep the numbers that Excel shows, and cells their columns, whatever was left out", async () => {
  const rows = [
    '<row r="2"><c r="B2"><v>1</v></c><c r="AA2"><v>27</v></c></row>',
    '<row r="3"><c r="A3" s="1"/></row><row r="7"/>',
    '<row r="9"><c r="A9"><v>9</v></c><c><v>2</v></c></row><row><c><v>10</v></c></row>',
  ]
  const [first, ...rest] = await cellsOfXlsx(xlsxOf(rows.join("")))
  expect(first).toEqual({ row: 2, cells: ["", "1", ...Array(24).fill(""), "27"] })
  expect(rest).toEqual([
    { row: 9, cells: ["9", "2"] },
    { row: 10, cells: ["10"] },
  ])
})

test("texts are read where they stand, shared or in pieces of a look of their own, without how they sound", async () => {
  const strings = [
    "<t>Vos</t>",
    '<r><rPr><b/></rPr><t xml:space="preserve">Bak</t></r><r><t>kerij &amp; Zn</t></r><rPh sb="0" eb="1"><t>ba</t></rPh>',
    "<t>regel 1_x000D_\nregel 2 _x005F_x0041_</t>",
  ]
  const cells =
    '<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>2</v></c><c t="inlineStr"><is><r><t>in </t></r><r><t>de cel </t></r></is></c><c t="s"><v>0</v></c>'
  expect(await told(cells, { strings })).toEqual([
    ...["Bakkerij & Zn", "Vos", "regel 1\nregel 2 _x0041_", "in de cel", "Vos"],
  ])
})

test("a formula is what it came to, and nothing where nobody worked it out", async () => {
  const cells = [
    "<c><f>1+1</f><v>2</v></c>",
    '<c t="str"><f>A1&amp;"x"</f><v>2x</v></c>',
    "<c><f>WEBSERVICE(1)</f></c>",
    '<c t="b"><f>1=1</f><v>1</v></c>',
    '<c t="b"><v>0</v></c>',
    '<c t="e"><f>NA()</f><v>#N/A</v></c>',
  ]
  expect(await told(cells.join(""))).toEqual(["2", "2x", "", "WAAR", "ONWAAR", "#N/A"])
})

test("numbers have a comma, as in a list that was typed, and no noise behind it", async () => {
  const raw = [
    "12.5",
    "0.30000000000000004",
    "12500",
    "1.234",
    "-3.10",
    "1E-3",
    "8712345678901",
    "1e-9",
    "1E+20",
  ]
  expect(await told(raw.map((each) => number(each)).join(""))).toEqual([
    ...["12,5", "0,3", "12500", "1,234", "-3,1", "0,001", "8712345678901", "0", "100000000000000000000"],
  ])
})

test("a format tells days, times, percentages and digits in front", async () => {
  expect(await shown("46331", "dd-mm-yyyy", "d mmm yy;@", "mmmm", '"dag "d', "[$-413]dddd d mmmm yyyy")).toBe(
    Array(5).fill("05-11-2026").join(" | "),
  )
  expect(await shown("46331.604166666664", "d-m-yyyy h:mm", "d-m-yyyy", "h:mm", "mm:ss")).toBe(
    "05-11-2026 14:30 | 05-11-2026 | 14:30 | 14:30",
  )
  expect(await shown("1.5", "[h]:mm", "[hh]:mm:ss")).toBe("36:00 | 36:00")
  expect(await shown("0.21", "0%", "0.00%")).toBe("21% | 21%")
  expect(await shown("612345678", "0000000000", "00", "0")).toBe("0612345678 | 612345678 | 612345678")
  expect(
    await shown("12.5", '"€" #,##0.00', "[Red]0.0", "[$€-413] #,##0.00", '0 "dagen"', "\\d0", "General"),
  ).toBe(Array(6).fill("12,5").join(" | "))
  const kinds = [9, 14, 20, 22, 46].map((id) => `<xf numFmtId="${id}"/>`).join("")
  const parts = xlsxParts({
    sheets: [{ rows: `<row>${[0, 1, 2, 3, 4].map((s) => number("1.5", s)).join("")}</row>` }],
  })
  const styled = { ...parts, "xl/styles.xml": `<styleSheet><cellXfs>${kinds}</cellXfs></styleSheet>` }
  expect((await cellsOfXlsx(zipOf(styled)))[0]!.cells).toEqual([
    ...["150%", "01-01-1900", "12:00", "01-01-1900 12:00", "36:00"],
  ])
})

test("days are counted from 1900 with its day too many, or from 1904; what is no day stays a number", async () => {
  const formats = ["d-m-yyyy"]
  const days = ["1", "59", "60", "61", "2958465", "2958466", "-1", "0"].map((day) => number(day, 1)).join("")
  expect(await told(days, { formats })).toEqual([
    ...["01-01-1900", "28-02-1900", "29-02-1900", "01-03-1900", "31-12-9999", "2958466", "-1", "0"],
  ])
  expect(await told(number("0", 1) + number("44869", 1), { formats, since1904: true })).toEqual([
    "01-01-1904",
    "05-11-2026",
  ])
  expect(
    await told('<c t="d"><v>2026-11-05T00:00:00</v></c><c t="d"><v>2026-11-05T14:30:00</v></c>'),
  ).toEqual(["05-11-2026", "05-11-2026 14:30"])
})

test("the first sheet in sight with something in it is read", async () => {
  const filled = (name: string) => ({ rows: textRow(name) })
  const empty = { rows: '<row r="1"><c r="A1" s="1"/></row>' }
  const hidden = [
    { ...filled("verborgen"), state: "hidden" as const },
    { ...filled("diep verborgen"), state: "veryHidden" as const },
  ]
  const read = (sheets: Parameters<typeof xlsxParts>[0]["sheets"]) =>
    cellsOfXlsx(zipOf(xlsxParts({ sheets, strings: ["<t> </t>"] })))
  const blank = { rows: '<row><c t="s"><v>0</v></c></row>' }
  expect(await read([...hidden, empty, blank, filled("lijst"), filled("andere")])).toEqual([
    { row: 1, cells: ["lijst"] },
  ])
  expect(await read([...hidden, empty])).toEqual([])
})

test("a file in other words of the same format is read: prefixes, capitals, UTF-16", async () => {
  const parts = xlsxParts({ sheets: [{ rows: "" }] })
  const sheet = `<?xml version="1.0" encoding="UTF-16"?><x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Désirée €</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`
  const { "xl/worksheets/sheet1.xml": _, ...rest } = parts
  const odd = {
    ...rest,
    "XL/Worksheets/Sheet1.xml": new Uint8Array(Buffer.from(`\ufeff${sheet}`, "utf16le")),
  }
  expect(await cellsOfXlsx(zipOf(odd))).toEqual([{ row: 1, cells: ["Désirée €"] }])
})

test("a file that exceljs made is read, as our own are made", async () => {
  const workbook = new ExcelWorkbook()
  workbook.addWorksheet("Verborgen", { state: "hidden" }).addRow(["niet"])
  const sheet = workbook.addWorksheet("Klanten")
  const rows: CellValue[][] = [
    ["Naam", "Start", "Prijs", "Deel", "Som", "Mail", "Rijk"],
    [
      ...["Café “Ülp”", new Date("2026-11-05T00:00:00Z"), 1234.5, 0.21, { formula: "1+1", result: 2 }],
      { text: "els@smit.nl", hyperlink: "mailto:els@smit.nl" },
      { richText: [{ text: "vet", font: { bold: true } }, { text: " en niet" }] },
    ],
    ["Samen", null, { formula: "A1" } as CellValue],
  ]
  sheet.addRows(rows)
  sheet.getCell("D2").numFmt = "0%"
  sheet.mergeCells("A3:B4")
  const cells = await cellsOfXlsx(new Uint8Array(await workbook.xlsx.writeBuffer()))
  expect(cells).toEqual([
    { row: 1, cells: ["Naam", "Start", "Prijs", "Deel", "Som", "Mail", "Rijk"] },
    { row: 2, cells: ["Café “Ülp”", "05-11-2026", "1234,5", "21%", "2", "els@smit.nl", "vet en niet"] },
    { row: 3, cells: ["Samen"] },
  ])
})
