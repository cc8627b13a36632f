import { letter } from "#src/documents/excel/cells.ts"
import type { Estimate } from "../../pricing/line.ts"
import type { calculation } from "../sheets.nl.ts"

export type ColumnKey = keyof typeof calculation.columns

/**
 * In the order of the sheet: a page up to the VAT rate, one of what those figures are made of, and what is for the
 * screen only. The two pages are about as wide, so that the break between them falls there and both stay readable.
 */
export const widths: Record<ColumnKey, number> = {
  number: 4.5,
  description: 36,
  quantity: 9,
  unit: 7,
  normHours: 8,
  hours: 9,
  rate: 9,
  labour: 11.5,
  material: 11.5,
  equipment: 11.5,
  subcontract: 11.5,
  margin: 11.5,
  adjustment: 10,
  total: 13.5,
  vatRate: 6,
  role: 10.5,
  equipmentUnit: 9.5,
  subcontractUnit: 9.5,
  marginPercent: 8,
  fixedUnit: 10,
  quantitySource: 41,
  vatReason: 42,
  rateSource: 30,
  normYear: 7,
  normSource: 95,
  code: 28,
  phase: 20,
  lowFactor: 8,
  highFactor: 8,
  low: 13,
  high: 13,
}

export const keys = Object.keys(widths) as ColumnKey[]

/** How many columns are printed. */
export const printed = keys.indexOf("vatReason") + 1

/** Whether a person set prices, or still has to: only then the columns for them show. */
export const hasOwnPrices = ({ lines }: Estimate): boolean =>
  lines.some((line) => line.norm === null || line.fixedUnitCents !== null)

/** The letter of a column, and the address of a cell in it: `at("total", 9)` is 'R9'. */
const column = (key: ColumnKey): string => letter(keys.indexOf(key) + 1)
export const at = (key: ColumnKey, row: number): string => `${column(key)}${row}`
export const range = (key: ColumnKey, from: number, to: number): string =>
  `$${column(key)}$${from}:$${column(key)}$${to}`

const texts: ColumnKey[] = ["phase", "rateSource", "vatReason", "code"]
const afterNumber: ColumnKey[] = ["description", "unit", "role", "quantitySource", "normSource"]
export const kindOf = (key: ColumnKey): "text" | "unit" | "number" =>
  texts.includes(key) ? "text" : afterNumber.includes(key) ? "unit" : "number"
