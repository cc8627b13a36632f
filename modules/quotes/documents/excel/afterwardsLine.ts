import type { Worksheet } from "exceljs"
import { cellStyles, group, input, number, strong, total } from "#src/documents/excel/cellStyles.ts"
import { put, type Value } from "#src/documents/excel/cells.ts"
import type { format } from "#src/documents/excel/formats.ts"
import { round } from "#src/shared/rounding.ts"

type RowKind = "group" | "line" | "sum" | "total" | "margin" | "invoiced" | "plain" | "strong"

/** Label, budget, actual, and the formulas for the difference; of plain rows the budget only. */
export function putLine(
  sheet: Worksheet,
  row: number,
  kind: RowKind,
  [label, budget, actual = null]: [string, Value, Value?],
  name: keyof typeof format = "amount",
): void {
  const style = styles[kind]
  const fillIn = kind === "line" || kind === "invoiced"
  sheet.getRow(row).height = kind === "strong" ? 20 : 15
  put(sheet.getCell(row, 1), label, labels[kind])
  put(sheet.getCell(row, 2), budget, style(name))
  if (kind === "plain" || kind === "strong") {
    for (const column of [3, 4, 5, 6])
      sheet.getCell(row, column).style = kind === "strong" ? cellStyles.strong : cellStyles.text
    return
  }
  put(sheet.getCell(row, 3), actual, fillIn ? input(name) : style(name))
  const hasNumbers = budget !== null
  // A margin that grows is good news: its difference is turned round.
  const [from, less] = kind === "margin" || kind === "invoiced" ? ["C", "B"] : ["B", "C"]
  const [expected, came] = [numberIn(budget), numberIn(actual)]
  const known = expected !== undefined && came !== undefined
  const over = known ? round(from === "C" ? came - expected : expected - came, 2) : ""
  const difference = { formula: `IF(C${row}="","",${from}${row}-${less}${row})`, result: over }
  const percent = {
    formula: `IF(OR(C${row}="",B${row}=0),"",D${row}/B${row})`,
    result: known && expected !== 0 ? Number(over) / expected : "",
  }
  put(sheet.getCell(row, 4), hasNumbers ? difference : null, style("difference"))
  put(sheet.getCell(row, 5), hasNumbers ? percent : null, style("differencePercent"))
  put(sheet.getCell(row, 6), null, fillIn ? cellStyles.input : style("whole"))
}

function numberIn(value: Value): number | undefined {
  const shown = typeof value === "object" && value !== null ? value.result : value
  return typeof shown === "number" ? shown : undefined
}

const labels: Record<RowKind, typeof cellStyles.text> = {
  group: cellStyles.group,
  line: cellStyles.unit,
  sum: cellStyles.unit,
  total: cellStyles.total,
  margin: cellStyles.text,
  invoiced: cellStyles.text,
  plain: cellStyles.text,
  strong: cellStyles.strong,
}

const styles = {
  group,
  total,
  strong,
  line: number,
  sum: number,
  margin: number,
  invoiced: number,
  plain: number,
}
