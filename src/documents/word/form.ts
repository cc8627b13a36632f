import { HeightRule, type Table, type TableCell, TableRow, VerticalAlignTable } from "docx"
import type { FormColumn } from "../blocks.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { bold, paragraph, runs } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, frame, rule } from "./table.ts"

/** Columns of equal length to fill in by hand, side by side; a form never splits over two pages. */
export function form(columns: FormColumn[], width: number): Table {
  const each = Math.floor((width - gutter * (columns.length - 1)) / columns.length)
  const heads = columns.some((column) => column.head)
    ? [row(columns.map((column) => head(each, column.head ?? "")))]
    : []
  const last = columns[0]!.fields.length - 1
  const lines = columns[0]!.fields.map(({ room }, index) =>
    row(
      columns.map((column) => field(each, column.fields[index]!.label, index < last)),
      room,
    ),
  )
  return frame(
    columns.flatMap((_, index) => (index === 0 ? [each] : [gutter, each])),
    [...heads, ...lines],
  )
}

const gutter = 500

function row(cells: TableCell[], room = 0): TableRow {
  const between = cell(gutter, [paragraph("", { spacing: tight })], { margins: flush })
  return new TableRow({
    cantSplit: true,
    height: room > 0 ? { value: room * 20, rule: HeightRule.ATLEAST } : undefined,
    children: cells.flatMap((each, index) => (index === 0 ? [each] : [between, each])),
  })
}

const head = (width: number, text: string): TableCell =>
  cell(width, [paragraph(bold(cleanLine(text)), { keepNext: true, spacing: tight })], { margins: flush })

const field = (width: number, label: string, keepNext: boolean): TableCell =>
  cell(
    width,
    [
      paragraph(runs(label, { size: 18, color: colour.muted }), {
        keepNext: keepNext || undefined,
        spacing: tight,
      }),
    ],
    { borders: { bottom: rule(6, colour.muted) }, verticalAlign: VerticalAlignTable.BOTTOM, margins: flush },
  )

const tight = { before: 0, after: 0, ...lineHeight(240) }
const flush = { top: 0, bottom: 50, left: 0, right: 0 }
