import type { Block, TableRow } from "#src/documents/blocks.ts"
import type { Column } from "#src/documents/column.ts"
import { paperCells, paperColumns } from "#src/documents/paperTable.ts"
import { formatEuro } from "#src/shared/euro.ts"
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
    ...lines.map((line) => ({ cells: paperCells(shown, line) })),
  ])
  const total: TableRow = { kind: "total", cells: [price.exVat, formatEuro(totals.exVatCents)] }
  return { kind: "table", columns: paperColumns(shown), rows: [...rows, total] }
}

const vatColumn: Column<EstimateLine> = {
  label: columns.vat,
  value: ({ vatRate }) => vatRate,
  format: "percent",
  points: 35,
}
const lineColumns: Column<EstimateLine>[] = [
  { label: columns.description, value: ({ description }) => description },
  { label: columns.quantity, value: ({ quantity }) => round(quantity, 2), format: "quantity", points: 52.5 },
  { label: columns.unit, value: ({ unit }) => unitName[unit], points: 50 },
  vatColumn,
  {
    ...{ label: columns.amount, format: "euro", points: 87.5 },
    value: (line) => (isUnpriced(line) ? price.toBePriced : line.totalCents),
  },
]
