import {
  AlignmentType,
  BorderStyle,
  type ITableBordersOptions,
  type ITableCellOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from "docx"
import { sum } from "../../shared/rounding.ts"
import { colour } from "../theme.ts"
import { runs } from "./paragraphs.ts"

export interface Column {
  head: string
  /** In twips; the widths add up to the width of the table. */
  width: number
  align?: "right" | "center"
}

export interface Row {
  /** A group and a total have two: a label over all columns but the last, and the amount in the last. */
  cells: string[]
  /** `group` opens a group of rows and stays with the first; `total` closes the table, `sum` does so per column. */
  kind?: "group" | "total" | "sum"
}

/** A quiet table: a teal line under the head, which repeats on each page, and thin lines between the rows. */
export function table(
  columns: Column[],
  rows: Row[],
  { together = false, keepNext = false }: { together?: boolean; keepNext?: boolean } = {},
): Table {
  const body = rows.map((row, index) => {
    const next = rows[index + 1]
    const stays = next ? together || row.kind === "group" || closes(next) : keepNext
    return bodyRow(columns, row, stays)
  })
  return frame(
    columns.map((column) => column.width),
    [headRow(columns), ...body],
    { borders: hairlines },
  )
}

/** A total on a page of its own says nothing. */
const closes = ({ kind }: Row) => kind === "total" || kind === "sum"

/** The bare frame: fixed widths, no borders unless told, for letterheads, boxes and charts. */
export const frame = (
  widths: number[],
  rows: TableRow[],
  { borders = {}, inset = 80 }: { borders?: ITableBordersOptions; inset?: number } = {},
): Table =>
  new Table({
    columnWidths: widths,
    width: { size: sum(widths), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    // Told once for the table and not for each cell: it makes a long table several times quicker to write.
    margins: { top: 15, bottom: 15, left: inset, right: inset, marginUnitType: WidthType.DXA },
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none, ...borders },
    rows,
  })

export const cell = (
  width: number,
  children: Paragraph[],
  options: Omit<ITableCellOptions, "children"> = {},
): TableCell => new TableCell({ width: { size: width, type: WidthType.DXA }, ...options, children })

export const fill = (hex: string) => ({ fill: hex, color: "auto" })

export const rule = (size: number, hex: string) => ({ style: BorderStyle.SINGLE, size, color: hex })
export const hairline = rule(4, colour.line)
export const hairlines = { insideHorizontal: hairline, bottom: hairline }

const none = { style: BorderStyle.NONE, size: 0, color: "auto" }
const noBorders = { top: none, bottom: none, left: none, right: none }

const headRow = (columns: Column[]): TableRow =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column) =>
      cell(column.width, [line(column.head, column.align, { style: "CellHead" })], {
        borders: { bottom: rule(12, colour.teal) },
        verticalAlign: VerticalAlignTable.BOTTOM,
      }),
    ),
  })

function bodyRow(columns: Column[], { kind, cells }: Row, keepNext: boolean): TableRow {
  const bold = kind !== undefined
  const style = bold ? { shading: fill(shade[kind]) } : {}
  const label = columns.slice(0, -1)
  const children =
    kind === "group" || kind === "total"
      ? [
          cell(
            sum(label.map((column) => column.width)),
            [line(cells[0] ?? "", undefined, { bold, keepNext })],
            {
              ...style,
              columnSpan: label.length,
            },
          ),
          cell(
            columns.at(-1)!.width,
            [line(cells[1] ?? "", columns.at(-1)!.align, { bold, keepNext })],
            style,
          ),
        ]
      : columns.map((column, index) =>
          cell(column.width, [line(cells[index] ?? "", column.align, { bold, keepNext })], style),
        )
  return new TableRow({ cantSplit: true, children })
}

const shade = { group: colour.sand, total: colour.tealSoft, sum: colour.tealSoft }

const line = (
  text: string,
  align: Column["align"],
  { style = "Cell", bold = false, keepNext = false }: { style?: string; bold?: boolean; keepNext?: boolean },
) =>
  new Paragraph({
    style,
    keepNext: keepNext || undefined,
    alignment: align && AlignmentType[align === "right" ? "RIGHT" : "CENTER"],
    children: runs(text, bold ? { bold } : {}),
  })
