import { type Paragraph, type Table, TableRow, TabStopType, TextRun } from "docx"
import type { Fact } from "../blocks.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { paragraph, runs } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, frame } from "./table.ts"

/** To whom (at the left, where a window envelope shows it) and about what (at the right, or at the left to nobody). */
export function addressee(lines: string[], facts: Fact[], width: number): Table {
  const left = lines.length === 0 ? 0 : Math.round(width * 0.55)
  const margins = { top: 0, bottom: 0, left: 0, right: 0 }
  const to = lines.map((line, index) => plain(line, index === 0))
  const about = cell(width - left, factLines(facts, 2050), { margins })
  return left === 0
    ? frame([width], [new TableRow({ children: [about] })])
    : frame([left, width - left], [new TableRow({ children: [cell(left, to, { margins }), about] })])
}

/** Label and value, with the values under each other. */
export const factLines = (facts: Fact[], tab: number): Paragraph[] =>
  facts.map(([label, value]) =>
    paragraph(
      [new TextRun({ text: `${label}\t`, color: colour.muted }), ...runs(cleanLine(value), { bold: true })],
      {
        spacing: tight,
        tabStops: [{ type: TabStopType.LEFT, position: tab }],
        indent: { left: tab, hanging: tab },
      },
    ),
  )

const tight = { before: 0, after: 0, ...lineHeight(264) }
const plain = (line: string, first: boolean) =>
  paragraph(runs(cleanLine(line), { bold: first }), { spacing: tight })
