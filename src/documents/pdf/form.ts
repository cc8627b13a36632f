import type { FormColumn } from "../blocks.ts"
import { colour } from "../theme.ts"
import type { Part } from "./flow.ts"
import { drawLines, heightOf } from "./paragraphs.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { wrap } from "./wrap.ts"

/** Columns of equal length to fill in by hand, side by side; a form never splits over two pages. */
export function form({ type, left, width }: Sheet, columns: FormColumn[]): Part[] {
  const each = (width - gutter * (columns.length - 1)) / columns.length
  const x = (index: number) => left + index * (each + gutter)
  const heads = columns.map(({ head = "" }) => wrap(type, head, textStyles.factValue, each))
  const head: Part = {
    height: Math.max(...heads.map(heightOf)) + 2.5,
    keepNext: true,
    draw: (canvas, y) => {
      for (const [index, lines] of heads.entries()) drawLines(canvas, lines, x(index), y)
    },
  }
  const fields = columns[0]!.fields.map(({ room }, row): Part => {
    const labels = columns.map(({ fields }) => wrap(type, fields[row]!.label, textStyles.small, each))
    const height = Math.max(room, ...labels.map(heightOf)) + 4
    return {
      height,
      keepNext: row < columns[0]!.fields.length - 1,
      draw(canvas, y) {
        for (const [index, lines] of labels.entries()) {
          drawLines(canvas, lines, x(index), y + height - heightOf(lines) - 3)
          canvas.rule(x(index), y + height, each, 0.75, colour.muted)
        }
      },
    }
  })
  return columns.some((column) => column.head) ? [head, ...fields] : fields
}

const gutter = 25
