import type { Worksheet } from "exceljs"
import { cellStyles, group, input, number } from "#src/documents/excel/cellStyles.ts"
import { euros, type Formula, put, type Value } from "#src/documents/excel/cells.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import type { Look } from "#src/documents/excel/styles.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { type EstimateLine, isUnpriced } from "../../pricing/line.ts"
import { phaseName } from "../../pricing/nl.ts"
import { price, roleName, unitName } from "../nl.ts"
import { calculation, materials } from "../sheets.nl.ts"
import { at, type ColumnKey, keys, widths } from "./calculationColumns.ts"
import type { PlacedGroup, PlacedLine, Placement } from "./placement.ts"

/** The phase with its subtotals, above its lines. */
export function putGroup(sheet: Worksheet, placed: PlacedGroup): void {
  const row = sheet.getRow(placed.row)
  for (const [index, key] of keys.entries())
    put(row.getCell(index + 1), null, key === "hours" ? group("hours") : group("amount"))
  put(row.getCell(2), phaseName[placed.phase], cellStyles.groupUnit)
  row.height = 18
  const last = placed.lines.at(-1)!.row
  for (const key of summed) {
    const own = sum(placed.lines.map(({ line }) => amountOf(line, key)))
    const formula = `SUM(${at(key, placed.row + 1)}:${at(key, last)})`
    put(
      row.getCell(keys.indexOf(key) + 1),
      { formula, result: key === "hours" ? round(own, 2) : euros(own) },
      groupLook(key),
    )
  }
}

/** The columns that add up, per phase and for the whole. */
export const summed = [
  "hours",
  "labour",
  "material",
  "equipment",
  "subcontract",
  "margin",
  "adjustment",
  "total",
] as const
type Summed = (typeof summed)[number]

const groupLook = (key: Summed): Look => (key === "hours" ? group("hours") : group("amount"))

/** What a column adds up: cents, or hours. */
export function amountOf(line: EstimateLine, key: Summed): number {
  return {
    hours: line.hours,
    labour: line.labourCents,
    material: line.materialCents,
    equipment: line.equipmentCents,
    subcontract: line.subcontractCents,
    margin: line.marginCents,
    adjustment: line.adjustmentCents,
    total: line.totalCents,
  }[key]
}

export function putLine(sheet: Worksheet, placed: PlacedLine, placement: Placement): void {
  const row = sheet.getRow(placed.row)
  const values = cells(placed, placement)
  row.height = rowHeight(
    wrapped.map((key) => ({
      text: String(values[key][0]),
      width: widths[key],
    })),
  )
  for (const [index, key] of keys.entries()) put(row.getCell(index + 1), ...values[key])
  row.getCell(keys.indexOf("vatRate") + 1).dataValidation = {
    type: "list",
    allowBlank: false,
    formulae: ['"0,9,21"'],
    showErrorMessage: true,
    error: calculation.vatHint,
  }
}

/** Of what is printed: the columns for the screen are wide enough, and made every row of the paper higher. */
const wrapped = ["description", "quantitySource", "vatReason"] as const

/** Every rounding here is one of `pricing/estimate.ts`; the test recomputes them all. */
function cells(
  { line, number: nr, row }: PlacedLine,
  placement: Placement,
): Record<ColumnKey, [Value, Look]> {
  const a = (key: ColumnKey) => at(key, row)
  const money = (formula: string, cents: number): [Formula, Look] => [
    { formula, result: euros(cents) },
    number("amount"),
  ]
  const numbers = `${materials.sheet}!$A$${placement.first}:$A$${placement.materialsLast}`
  const amounts = `${materials.sheet}!$I$${placement.first}:$I$${placement.materialsLast}`
  const basis = `(${a("material")}+${a("equipment")}+${a("subcontract")})`
  const parts = (["labour", "material", "equipment", "subcontract", "margin"] as const).map(a).join("+")
  const own = `ROUND(ROUND(${a("quantity")}*${a("fixedUnit")},2)-(${parts}),2)`
  const source = isUnpriced(line) ? price.toBePriced : calculation.ownPrice
  return {
    number: [nr, number("whole")],
    description: [line.description, cellStyles.unit],
    phase: [phaseName[line.phase], cellStyles.muted],
    quantity: [line.quantity, input("quantity")],
    unit: [unitName[line.unit], cellStyles.unit],
    normHours: [line.normHours, input("quantity")],
    hours: [{ formula: `ROUND(${a("quantity")}*${a("normHours")},2)`, result: line.hours }, number("hours")],
    role: [line.norm ? roleName[line.role] : null, cellStyles.unit],
    rate: [euros(line.rateCents), input("amount")],
    labour: money(`ROUND(${a("hours")}*${a("rate")},2)`, line.labourCents),
    material: money(`SUMIF(${numbers},${a("number")},${amounts})`, line.materialCents),
    equipmentUnit: [euros(line.equipmentUnitCents), input("amount")],
    equipment: money(`ROUND(${a("quantity")}*${a("equipmentUnit")},2)`, line.equipmentCents),
    subcontractUnit: [euros(line.subcontractUnitCents), input("amount")],
    subcontract: money(`ROUND(${a("quantity")}*${a("subcontractUnit")},2)`, line.subcontractCents),
    marginPercent: [line.marginPercent, input("percent")],
    margin: money(`ROUND(${basis}*${a("marginPercent")}/100,2)`, line.marginCents),
    // A price of one's own, once filled in, takes the place of what the norm comes to.
    fixedUnit: [line.fixedUnitCents === null ? null : euros(line.fixedUnitCents), input("amount")],
    adjustment: money(`IF(${a("fixedUnit")}="",0,${own})`, line.adjustmentCents),
    total: money(`${parts}+${a("adjustment")}`, line.totalCents),
    vatRate: [line.vatRate, input("percent")],
    quantitySource: [line.quantitySource.text, cellStyles.mutedUnit],
    rateSource: [line.rateSource, cellStyles.muted],
    vatReason: [line.vatReason, cellStyles.muted],
    normYear: [line.norm?.year ?? null, number("whole")],
    normSource: [line.norm?.source ?? source, cellStyles.mutedUnit],
    code: [line.code, cellStyles.muted],
    lowFactor: [line.lowFactor, input("quantity")],
    highFactor: [line.highFactor, input("quantity")],
    low: money(`ROUND(${a("total")}*${a("lowFactor")},2)`, round(line.totalCents * line.lowFactor)),
    high: money(`ROUND(${a("total")}*${a("highFactor")},2)`, round(line.totalCents * line.highFactor)),
  }
}
