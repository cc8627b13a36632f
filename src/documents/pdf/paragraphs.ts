import type { Rich, Span } from "../blocks.ts"
import { colour } from "../theme.ts"
import type { Part } from "./flow.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { type Line, type Look, wrap } from "./wrap.ts"

interface Setting {
  before?: number
  after?: number
  indent?: number
  keepNext?: boolean
  /** Drawn beside the first line. */
  mark?: (canvas: Parameters<Part["draw"]>[0], y: number) => void
}

/** Text as parts of a line each, of which at least two stand together at the foot and on top of a page. */
export function paragraph(
  sheet: Sheet,
  text: Rich,
  look: Look = textStyles.body,
  setting: Setting = {},
): Part[] {
  const { before = 0, after = 6, indent = 0, keepNext = false, mark } = setting
  const lines = wrap(sheet.type, text as string | Span[], look, sheet.width - indent)
  const last = lines.length - 1
  return lines.map((line, index) => ({
    height: look.leading + (index === last ? after : 0),
    before: index === 0 ? before : 0,
    keepNext: index === last ? keepNext : keepNext || index === 0 || index === last - 1,
    draw(canvas, y) {
      if (index === 0) mark?.(canvas, y)
      canvas.line(line, sheet.left + indent, y)
    },
  }))
}

export const item = (sheet: Sheet, text: string): Part[] => {
  const bullet = wrap(sheet.type, "•", { ...textStyles.body, color: colour.teal }, 20)[0]!
  const mark = (canvas: Parameters<Part["draw"]>[0], y: number) => canvas.line(bullet, sheet.left + 4, y)
  return paragraph(sheet, text, textStyles.body, { indent: 17, after: 3, mark })
}

/** A statement behind an empty square. */
export const check = (sheet: Sheet, text: string): Part[] =>
  paragraph(sheet, text, textStyles.body, {
    indent: 17,
    keepNext: true,
    mark: (canvas, y) => canvas.square(sheet.left + 1, y + 3, 9, colour.muted),
  })

export const gap = (points: number, keepNext = false): Part => ({ height: points, keepNext, draw() {} })

/** Lines under each other, from `x` on; `align` right: they end there. */
export function drawLines(
  canvas: Parameters<Part["draw"]>[0],
  lines: Line[],
  x: number,
  y: number,
  align: "left" | "right" = "left",
): void {
  let at = y
  for (const line of lines) {
    canvas.line(line, align === "right" ? x - line.ink : x, at)
    at += line.look.leading
  }
}

export const heightOf = (lines: Line[]): number => lines.reduce((total, { look }) => total + look.leading, 0)
