import { HeadingLevel, type Paragraph, type Table, TableRow, TabStopType, TextRun } from "docx"
import type { Fact } from "../blocks.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { paragraph, runs } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, frame } from "./table.ts"

/**
 * To whom (at the left, where a window envelope shows it) and about what (at the right, or at the left to nobody), with
 * the title beside the last of it.
 */
export function addressee(lines: string[], facts: Fact[], width: number, title = ""): Table {
  const left = lines.length === 0 ? 0 : Math.round(width * 0.55)
  const about = (rowSpan?: number) => cell(width - left, factLines(facts, 2050), { margins, rowSpan })
  if (left === 0) return frame([width], [new TableRow({ children: [about()] })])
  const to = cell(
    left,
    lines.map((line, index) => plain(line, index === 0)),
    { margins: apart },
  )
  if (title === "") return frame([left, width - left], [new TableRow({ children: [to, about()] })])
  const named = paragraph(title, { heading: HeadingLevel.TITLE, spacing: { before: 280, after: 0 } })
  return frame(
    [left, width - left],
    [
      new TableRow({ children: [to, about(2)] }),
      new TableRow({ children: [cell(left, [named], { margins: apart, verticalAlign: "bottom" })] }),
    ],
  )
}

const margins = { top: 0, bottom: 0, left: 0, right: 0 }
/** A name that fills its cell doesn't run into the facts. */
const apart = { ...margins, right: 240 }

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
