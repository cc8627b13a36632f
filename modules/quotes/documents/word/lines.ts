import type { Table } from "docx"
import { contentWidth } from "#src/documents/word/page.ts"
import { type Column, type Row, table } from "#src/documents/word/table.ts"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import type { Estimate } from "../../pricing/line.ts"
import { columns, phaseName, price, unitName } from "../nl.ts"
import { byPhase } from "../phases.ts"

/** What the client pays for, per phase. Hours and cost prices stay inside. */
export function linesTable(estimate: Estimate): Table {
  const rows = byPhase(estimate.lines).flatMap(({ phase, lines, totalCents }): Row[] => [
    { kind: "group", cells: [phaseName[phase], formatEuro(totalCents)] },
    ...lines.map((line) => ({
      cells: [
        line.description,
        formatQuantity(round(line.quantity, 2)),
        unitName[line.unit],
        `${line.vatRate}%`,
        formatEuro(line.totalCents),
      ],
    })),
  ])
  const total: Row = { kind: "total", cells: [price.exVat, formatEuro(estimate.totals.exVatCents)] }
  return table(lineColumns, [...rows, total])
}

const fixedWidth = 1050 + 1000 + 700 + 1750
const lineColumns: Column[] = [
  { head: columns.description, width: contentWidth.portrait - fixedWidth },
  { head: columns.quantity, width: 1050, align: "right" },
  { head: columns.unit, width: 1000 },
  { head: columns.vat, width: 700, align: "right" },
  { head: columns.amount, width: 1750, align: "right" },
]
