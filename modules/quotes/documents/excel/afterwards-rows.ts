import type { Worksheet } from "exceljs"
import { euros, put, type Value } from "#src/documents/excel/cells.ts"
import type { format } from "#src/documents/excel/formats.ts"
import { firstTableRow } from "#src/documents/excel/head.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Estimate, EstimateLine } from "../../pricing/line.ts"
import { phaseName, price } from "../nl.ts"
import { byPhase } from "../phases.ts"
import { afterwards as nl } from "../sheets.nl.ts"
import { group, input, looks, number, strong, total } from "./looks.ts"

/** Where the phases stand, for the totals that add them up by the name of the kind. */
export interface PhaseRows {
  first: number
  last: number
}

const kinds = ["hours", "labour", "material", "equipment", "subcontract"] as const
const costs = kinds.slice(1)
type Kind = (typeof kinds)[number]

/** Per phase its costs, then hours and each kind of cost with a cell to fill in. */
export function putPhases(sheet: Worksheet, lines: EstimateLine[]): PhaseRows {
  const first = firstTableRow + 1
  let row = first
  for (const { phase, lines: own } of byPhase(lines)) {
    const head = row++
    const budget = {
      formula: `SUM(B${head + 2}:B${head + 5})`,
      result: euros(sum(costs.map((kind) => budgetOf(own, kind)))),
    }
    putLine(sheet, head, "group", [phaseName[phase], budget, filledSum(head + 2, head + 5)], "amount")
    for (const kind of kinds) {
      const cents = budgetOf(own, kind)
      putLine(
        sheet,
        row++,
        "line",
        [nl.kinds[kind], kind === "hours" ? round(cents, 2) : euros(cents), null],
        "amount",
      )
    }
  }
  return { first, last: Math.max(first, row - 1) }
}

/** All phases together, the margin, and the totals as the quotation names them. Returns the last row. */
export function putTotals(sheet: Worksheet, { lines, totals }: Estimate, { first, last }: PhaseRows): number {
  const start = last + 2
  const add = (column: "B" | "C", row: number) =>
    `SUMIF($A$${first}:$A$${last},$A${row},${column}$${first}:${column}$${last})`
  for (const [index, kind] of kinds.entries()) {
    const row = start + 1 + index
    const cents = budgetOf(lines, kind)
    const budget = { formula: add("B", row), result: kind === "hours" ? round(cents, 2) : euros(cents) }
    const actual = { formula: `IF(COUNT(C$${first}:C$${last})=0,"",${add("C", row)})`, result: "" }
    putLine(sheet, row, "sum", [nl.kinds[kind], budget, actual], "amount")
  }
  const rows = { costs: start + 6, margin: start + 7, exVat: start + 8, vat: start + 9 }
  const labour = start + 2
  putLine(sheet, start, "group", [nl.totals, null, null], "amount")
  const costCents = sum(costs.map((kind) => budgetOf(lines, kind)))
  putLine(
    sheet,
    rows.costs,
    "total",
    [
      nl.costs,
      { formula: `SUM(B${labour}:B${rows.costs - 1})`, result: euros(costCents) },
      filledSum(labour, rows.costs - 1),
    ],
    "euro",
  )
  const invoiced = `IF(C${rows.exVat}="",B${rows.exVat},C${rows.exVat})`
  const left = { formula: `IF(C${rows.costs}="","",${invoiced}-C${rows.costs})`, result: "" }
  putLine(sheet, rows.margin, "margin", [nl.margin, euros(totals.marginCents), left], "euro")
  const exVat = { formula: `B${rows.costs}+B${rows.margin}`, result: euros(totals.exVatCents) }
  putLine(sheet, rows.exVat, "invoiced", [price.exVat, exVat, null], "euro")
  for (const [index, part] of totals.vat.entries())
    putLine(sheet, rows.vat + index, "plain", [price.vat(part.rate), euros(part.vatCents)], "euro")
  const incVatRow = rows.vat + totals.vat.length
  const incVat = { formula: `SUM(B${rows.exVat}:B${incVatRow - 1})`, result: euros(totals.incVatCents) }
  putLine(sheet, incVatRow, "strong", [price.incVat, incVat], "euro")
  return incVatRow
}

/** The sum of what was filled in, and nothing as long as nothing was. */
const filledSum = (from: number, to: number) => ({
  formula: `IF(COUNT(C${from}:C${to})=0,"",SUM(C${from}:C${to}))`,
  result: "",
})

/** Hours, or cents of a kind of cost. */
function budgetOf(lines: EstimateLine[], kind: Kind): number {
  const key = {
    hours: "hours",
    labour: "labourCents",
    material: "materialCents",
    equipment: "equipmentCents",
    subcontract: "subcontractCents",
  } as const
  return sum(lines.map((line) => line[key[kind]]))
}

type RowKind = "group" | "line" | "sum" | "total" | "margin" | "invoiced" | "plain" | "strong"

/** Label, budget, actual, and the formulas for the difference; of plain rows the budget only. */
function putLine(
  sheet: Worksheet,
  row: number,
  kind: RowKind,
  [label, budget, actual = null]: [string, Value, Value?],
  name: keyof typeof format,
): void {
  const style = {
    group,
    total,
    strong,
    line: number,
    sum: number,
    margin: number,
    invoiced: number,
    plain: number,
  }[kind]
  const fillIn = kind === "line" || kind === "invoiced"
  sheet.getRow(row).height = kind === "strong" ? 22 : 17
  put(sheet.getCell(row, 1), label, labels[kind])
  put(sheet.getCell(row, 2), budget, style(name))
  if (kind === "plain" || kind === "strong") {
    for (const column of [3, 4, 5, 6])
      sheet.getCell(row, column).style = kind === "strong" ? looks.strong : looks.text
    return
  }
  put(sheet.getCell(row, 3), actual, fillIn ? input(name) : style(name))
  const hasNumbers = budget !== null
  // A margin that grows is good news: its difference is turned round.
  const [from, less] = kind === "margin" || kind === "invoiced" ? ["C", "B"] : ["B", "C"]
  const difference = { formula: `IF(C${row}="","",${from}${row}-${less}${row})`, result: "" }
  const percent = { formula: `IF(OR(C${row}="",B${row}=0),"",D${row}/B${row})`, result: "" }
  put(sheet.getCell(row, 4), hasNumbers ? difference : null, style("difference"))
  put(sheet.getCell(row, 5), hasNumbers ? percent : null, style("differencePercent"))
  put(sheet.getCell(row, 6), null, fillIn ? looks.input : style("whole"))
}

const labels: Record<RowKind, typeof looks.text> = {
  group: looks.group,
  line: looks.unit,
  sum: looks.unit,
  total: looks.total,
  margin: looks.text,
  invoiced: looks.text,
  plain: looks.text,
  strong: looks.strong,
}
