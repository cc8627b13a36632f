import { HeightRule, type Table, type TableCell, TableRow, VerticalAlignTable } from "docx"
import type { FormColumn } from "../blocks.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { bold, paragraph, runs } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, frame, rule } from "./table.ts"

/** Columns to fill in by hand, side by side; a form never splits over two pages. */
export function form(columns: FormColumn[], width: number, keepNext = false): Table {
  const each = Math.floor((width - gutter * (columns.length - 1)) / columns.length)
  const heads = columns.some((column) => column.head)
    ? [row(columns.map((column) => head(each, column.head ?? "")))]
    : []
  const count = Math.max(...columns.map(({ fields }) => fields.length))
  const lines = Array.from({ length: count }, (_, index) =>
    row(
      columns.map(({ fields }) => field(each, fields[index]?.label, keepNext || index < count - 1)),
      Math.max(...columns.map(({ fields }) => fields[index]?.room ?? 0)),
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

const field = (width: number, label: string | undefined, keepNext: boolean): TableCell =>
  cell(
    width,
    [
      paragraph(runs(label ?? "", { size: 18, color: colour.muted }), {
        keepNext: keepNext || undefined,
        spacing: tight,
      }),
    ],
    {
      borders: label ? { bottom: rule(6, colour.muted) } : undefined,
      verticalAlign: VerticalAlignTable.BOTTOM,
      margins: flush,
    },
  )

const tight = { before: 0, after: 0, ...lineHeight(240) }
const flush = { top: 0, bottom: 50, left: 0, right: 0 }
