import { expect, test } from "bun:test"
import type { Column } from "./column.ts"
import { csvFile, csvOf } from "./csv.ts"
import { addSheet, excelFile, newWorkbook } from "./excel/file.ts"
import { firstTableRow } from "./excel/head.ts"
import { putTable, widthsOf } from "./excel/table.ts"
import { openWorkbook } from "./excel/testing.ts"
import { paperTable } from "./paperTable.ts"

interface Hour {
  day: string
  from: string
  person: string
  projectId: number | null
  minutes: number
  cents: number
}
const hours: Hour[] = [
  { day: "2026-11-23", from: "07:30", person: "Daan", projectId: 12, minutes: 100, cents: 9_666 },
  { day: "2026-12-31", from: "", person: "=Anna", projectId: null, minutes: 20, cents: -5 },
]
const columns: Column<Hour>[] = [
  {
    label: "Datum",
    value: ({ day }) => day,
    format: "day",
    width: 11,
    points: 60,
    total: { words: "Totaal" },
  },
  { label: "Week", value: ({ day }) => day, format: "week", width: 9, points: 40 },
  { label: "Begin", value: ({ from }) => from, format: "time", width: 7, points: 40 },
  { label: "Persoon", value: ({ person }) => person, width: 22, wraps: true },
  { label: "Projectnr", value: ({ projectId }) => projectId, format: "key", width: 9, points: 40 },
  { label: "Minuten", value: ({ minutes }) => minutes, format: "whole", width: 9, points: 40 },
  {
    ...{ label: "Uren", value: ({ minutes }) => minutes, format: "hours", width: 8, points: 40 },
    formula: (_, at) => `F${at}/60`,
  },
  { label: "Bedrag", value: ({ cents }) => cents, format: "cents", width: 12, points: 70, total: "sum" },
]
const sender = {
  companyName: "Kust & Bouw",
  address: "",
  phone: "",
  contactEmail: "",
  kvk: "",
  btwId: "",
  iban: "",
}

async function inExcel(rows: Hour[]) {
  const workbook = newWorkbook(sender, "Uren")
  const setup = {
    name: "Uren",
    widths: widthsOf(columns),
    landscape: true,
    headRow: firstTableRow,
    reference: "",
  }
  const last = putTable(addSheet(workbook, sender, setup), columns, rows)
  return { last, sheets: await openWorkbook(await excelFile(workbook)) }
}

test("one description is a CSV: days, weeks, hours and amounts as people write them, and no formula", async () => {
  const text = csvOf(columns, hours)
  expect(text.split("\r\n")).toEqual([
    "\ufeffDatum;Week;Begin;Persoon;Projectnr;Minuten;Uren;Bedrag",
    "23-11-2026;48;07:30;Daan;12;100;1,67;96,66",
    "31-12-2026;53;;'=Anna;;20;0,33;-0,05",
    "",
  ])
  const { blob, bytes, name } = csvFile("uren.csv", text)
  expect([await blob.bytes(), bytes, name]).toEqual([new TextEncoder().encode(text), blob.size, "uren.csv"])
})

test("it is a table of Excel: values to reckon with, live formulas and a sum below", async () => {
  const { last, sheets } = await inExcel(hours)
  expect(last).toBe(firstTableRow + 3)
  const values = (row: number) => "ABCDEFGH".split("").map((name) => sheets.value("Uren", name + row))
  const cells = sheets.sheet("Uren")
  expect(cells.getCell("A8").value).toEqual(new Date("2026-11-23T00:00:00Z"))
  expect([cells.getCell("B8").value, cells.getCell("B9").value]).toEqual([202648, 202653])
  expect([cells.getCell("C9").value, cells.getCell("D9").value, cells.getCell("E9").value]).toEqual([
    null,
    "=Anna",
    0,
  ])
  expect([values(8)[6], values(9)[6]]).toEqual([100 / 60, 20 / 60])
  expect([values(10)[0], values(10)[7]]).toEqual(["Totaal", 96.61])
  sheets.set("Uren", "H9", 1)
  expect(sheets.value("Uren", "H10")).toBe(97.66)
})

test("a list of nothing keeps one row, so that its formulas have something to add", async () => {
  const { last, sheets } = await inExcel([])
  expect([last, sheets.value("Uren", "H9")]).toEqual([firstTableRow + 2, 0])
})

test("it is a table on paper, with what is a figure at the right", () => {
  const block = paperTable(columns, hours)
  if (block.kind !== "table") throw new Error("no table")
  expect(block.rows.map(({ cells }) => cells.slice(3))).toEqual([
    ["Daan", "12", "100", "1,67", "96,66"],
    ["=Anna", "", "20", "0,33", "-0,05"],
  ])
  expect(block.columns.filter(({ align }) => align === "right").map(({ head }) => head)).toEqual([
    ...["Begin", "Projectnr", "Minuten", "Uren", "Bedrag"],
  ])
})
