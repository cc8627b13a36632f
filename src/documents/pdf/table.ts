import { columnWidths, type TableColumn, type TableRow } from "../blocks.ts"
import { colour } from "../theme.ts"
import type { Part } from "./flow.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { type Line, type Look, wrap } from "./wrap.ts"

/** A quiet table: a teal line under the head, which comes back on each page, and thin lines between the rows. */
export function table(
  sheet: Sheet,
  columns: TableColumn[],
  rows: TableRow[],
  { together = false, keepNext = false } = {},
): Part[] {
  const cells = cellsOf(columns, sheet.width)
  const head = headOf(sheet, columns, cells)
  const body = rows.flatMap((row, index) => {
    const next = rows[index + 1]
    // A group stays with its first row, and a total on a page of its own says nothing.
    const stays = next ? together || row.kind === "group" || closes(next) : keepNext
    return rowParts(sheet, row, cells, stays)
  })
  return [...head, ...body.map((part) => ({ ...part, head: head[0] }))]
}

const closes = ({ kind }: TableRow) => kind === "total" || kind === "sum"

interface CellFrame {
  x: number
  width: number
  align?: "right"
}

const cellsOf = (columns: TableColumn[], width: number): CellFrame[] => {
  let x = 0
  return columnWidths(columns, width).map((own, index) => {
    const cell = { x, width: own, align: columns[index]!.align }
    x += own
    return cell
  })
}

function headOf(sheet: Sheet, columns: TableColumn[], cells: CellFrame[]): Part[] {
  const set = cells.map((cell, index) => setCell(sheet, columns[index]!.head, cell, textStyles.cellHead))
  const lines = Math.max(...set.map((cell) => cell.length))
  const height = lines * textStyles.cellHead.leading + 9
  return [
    {
      height,
      keepNext: true,
      draw(canvas, y) {
        for (const [index, own] of set.entries()) {
          const from = y + 4 + (lines - own.length) * textStyles.cellHead.leading
          for (const [at, line] of own.entries())
            drawIn(sheet, cells[index]!, line, (x) => canvas.line(line, x, from + at * line.look.leading))
        }
        canvas.rule(sheet.left, y + height - 0.75, sheet.width, 1.5, colour.teal)
      },
    },
  ]
}

const shade = { group: colour.sand, total: colour.tealSoft, sum: colour.tealSoft }
const inset = 4
const above = 3.5
const below = 3.5
/** A row of more lines than this may go on on the next page. */
const mostWhole = 14

/** A row as parts of a line each, so that one of many lines can go on on the next page. */
function rowParts(
  sheet: Sheet,
  { kind, cells: texts }: TableRow,
  cells: CellFrame[],
  keepNext: boolean,
): Part[] {
  const frames = kind === "group" || kind === "total" ? labelAndAmount(cells) : cells
  const look: Look = kind ? textStyles.cellBold : textStyles.cell
  const set = frames.map((cell, index) => setCell(sheet, texts[index] ?? "", cell, look))
  const last = Math.max(...set.map((lines) => lines.length)) - 1
  return Array.from({ length: last + 1 }, (_, at) => {
    const [top, bottom] = [at === 0 ? above : 0, at === last ? below : 0]
    const height = look.leading + top + bottom
    const whole = last < mostWhole || at < 2 || at > last - 3
    return {
      height,
      keepNext: at === last ? keepNext : whole,
      draw(canvas, y) {
        if (kind) canvas.fill(sheet.left, y, sheet.width, height, shade[kind])
        for (const [index, lines] of set.entries()) {
          const line = lines[at]
          if (line) drawIn(sheet, frames[index]!, line, (x) => canvas.line(line, x, y + top))
        }
        if (at === last) canvas.rule(sheet.left, y + height, sheet.width, 0.5, colour.line)
      },
    }
  })
}

/** A group and a total: a label over all columns but the last. */
const labelAndAmount = (cells: CellFrame[]): CellFrame[] => {
  const last = cells.at(-1)!
  return [{ x: 0, width: last.x }, last]
}

const setCell = ({ type }: Sheet, text: string, { width }: CellFrame, look: Look): Line[] =>
  wrap(type, text, look, width - 2 * inset)

function drawIn({ left }: Sheet, { x, width, align }: CellFrame, { ink }: Line, draw: (x: number) => void) {
  draw(left + x + (align === "right" ? width - inset - ink : inset))
}
