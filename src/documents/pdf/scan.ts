import type { Block } from "../blocks.ts"
import { qrCode, scanSize } from "../qr.ts"
import type { Canvas } from "./canvas.ts"
import { factRows } from "./figures.ts"
import type { Part } from "./flow.ts"
import { drawLines, heightOf } from "./paragraphs.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { wrap } from "./wrap.ts"

/** What a telephone reads, at the right of what a person reads. The white around the code is that of the page. */
export function scan(sheet: Sheet, { facts, code, caption }: Extract<Block, { kind: "scan" }>): Part {
  const x = sheet.left + sheet.width - scanSize
  const under = wrap(sheet.type, caption, textStyles.small, scanSize)
  const told = factRows(sheet, facts, {
    ...{ x: sheet.left, width: sheet.width - scanSize - 24, tab: 116 },
  })
  return {
    before: 4,
    height: Math.max(told.height, scanSize + heightOf(under) + 4),
    draw(canvas, y) {
      told.draw(canvas, y)
      drawCode(canvas, code, x, y)
      for (const [index, line] of under.entries())
        drawLines(canvas, [line], x + (scanSize - line.ink) / 2, y + scanSize + 4 + index * line.look.leading)
    },
  }
}

function drawCode(canvas: Canvas, text: string, x: number, y: number): void {
  const { side, dark } = qrCode(text)
  canvas.mosaic(dark, { x, y, unit: scanSize / side }, black)
}

const black = "000000"
