import type { Block, TableColumn, TableRow } from "#src/documents/blocks.ts"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { type Estimate, type EstimateLine, isUnpriced } from "../../pricing/line.ts"
import { phaseName } from "../../pricing/nl.ts"
import { columns, price, unitName } from "../nl.ts"
import { byPhase } from "../phases.ts"

/** What the client pays for, per phase. Hours and cost prices stay inside. */
export function linesTable({ lines, totals, reverseCharge }: Estimate): Block {
  // VAT that is shifted has no rate here.
  const shown = reverseCharge ? lineColumns.filter((column) => column !== vatColumn) : lineColumns
  const rows = byPhase(lines).flatMap(({ phase, lines, totalCents }): TableRow[] => [
    { kind: "group", cells: [phaseName[phase], lines.every(isUnpriced) ? "" : formatEuro(totalCents)] },
    ...lines.map((line) => ({ cells: shown.map((column) => column.of(line)) })),
  ])
  const total: TableRow = { kind: "total", cells: [price.exVat, formatEuro(totals.exVatCents)] }
  return { kind: "table", columns: shown, rows: [...rows, total] }
}

type LineColumn = TableColumn & { of: (line: EstimateLine) => string }

const vatColumn: LineColumn = {
  head: columns.vat,
  width: 35,
  align: "right",
  of: (line) => `${line.vatRate}%`,
}
const lineColumns: LineColumn[] = [
  { head: columns.description, of: (line) => line.description },
  {
    head: columns.quantity,
    width: 52.5,
    align: "right",
    of: (line) => formatQuantity(round(line.quantity, 2)),
  },
  { head: columns.unit, width: 50, of: (line) => unitName[line.unit] },
  vatColumn,
  {
    head: columns.amount,
    width: 87.5,
    align: "right",
    of: (line) => (isUnpriced(line) ? price.toBePriced : formatEuro(line.totalCents)),
  },
]
