import { AlignmentType, type Table, TableRow } from "docx"
import type { Fact } from "../blocks.ts"
import { colour } from "../theme.ts"
import { paragraph, runs } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, fill, frame } from "./table.ts"

/** Amounts under each other, and on teal what they come to. */
export function sums(rows: Fact[], total: Fact, width: number): Table {
  const widths = [width - amountWidth, amountWidth]
  return frame(widths, [
    ...rows.map((fact) => row(widths, fact, usual)),
    row(widths, total, {
      text: { bold: true, color: colour.white, size: 24 },
      room: 80,
      shading: fill(colour.teal),
    }),
  ])
}

const amountWidth = 2100
const usual: Look = { text: {}, room: 30, keepNext: true }

interface Look {
  text: { bold?: boolean; color?: string; size?: number }
  room: number
  keepNext?: boolean
  shading?: ReturnType<typeof fill>
}

function row(widths: number[], fact: Fact, { text, room, keepNext, shading }: Look): TableRow {
  const spacing = { before: room, after: room, ...lineHeight(240) }
  return new TableRow({
    cantSplit: true,
    children: fact.map((value, index) =>
      cell(
        widths[index]!,
        [
          paragraph(runs(value, text), {
            spacing,
            keepNext,
            alignment: index === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
          }),
        ],
        { shading },
      ),
    ),
  })
}
