import type { FormColumn } from "../blocks.ts"
import { colour } from "../theme.ts"
import type { Part } from "./flow.ts"
import { drawLines, heightOf } from "./paragraphs.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { wrap } from "./wrap.ts"

/** Columns to fill in by hand, side by side; a form never splits over two pages. */
export function form({ type, left, width }: Sheet, columns: FormColumn[], keepNext = false): Part[] {
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
  const count = Math.max(...columns.map(({ fields }) => fields.length))
  const fields = Array.from({ length: count }, (_, row): Part => {
    const labels = columns.flatMap(({ fields }, index) =>
      fields[row] ? [{ index, lines: wrap(type, fields[row].label, textStyles.small, each) }] : [],
    )
    const rooms = columns.map(({ fields }) => fields[row]?.room ?? 0)
    const height = Math.max(...rooms, ...labels.map(({ lines }) => heightOf(lines))) + 4
    return {
      height,
      keepNext: keepNext || row < count - 1,
      draw(canvas, y) {
        for (const { index, lines } of labels) {
          drawLines(canvas, lines, x(index), y + height - heightOf(lines) - 3)
          canvas.rule(x(index), y + height, each, 0.75, colour.muted)
        }
      },
    }
  })
  return columns.some((column) => column.head) ? [head, ...fields] : fields
}

const gutter = 25
