import { AlignmentType, type Table, TableRow } from "docx"
import type { BoxPart } from "../blocks.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { paragraph, runs } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, fill, frame, rule } from "./table.ts"

/** The few figures a reader looks for, side by side on sand, with a bar of teal before them. */
export function box(parts: BoxPart[], widths: number[], align: "left" | "center" = "left"): Table {
  const alignment = align === "center" ? AlignmentType.CENTER : AlignmentType.LEFT
  return frame(widths, [
    new TableRow({
      cantSplit: true,
      children: parts.map((part, index) =>
        cell(
          widths[index]!,
          [
            paragraph(runs(part.label, { size: 18, color: colour.muted }), {
              alignment,
              keepNext: true,
              spacing: { before: 0, after: 20, ...lineHeight(240) },
            }),
            paragraph(runs(cleanLine(part.value), { bold: true, ...(part.strong ? large : usual) }), {
              alignment,
              spacing: { before: 0, after: 0, ...lineHeight(240) },
            }),
          ],
          {
            shading: fill(colour.sand),
            verticalAlign: "bottom",
            borders: index === 0 ? { left: rule(36, colour.teal) } : undefined,
            margins: { top: 120, bottom: 120, left: 200, right: 120 },
          },
        ),
      ),
    }),
  ])
}

const large = { size: 32, color: colour.teal }
const usual = { size: 22 }
