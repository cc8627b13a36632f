import { sum } from "../../shared/rounding.ts"
import type { BoxPart, Fact } from "../blocks.ts"
import { colour } from "../theme.ts"
import type { Part } from "./flow.ts"
import { drawLines, heightOf } from "./paragraphs.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { type Look, wrap } from "./wrap.ts"

/** The few figures a reader looks for, side by side on sand, with a bar of teal before them. */
export function box({ type, left, width }: Sheet, parts: BoxPart[]): Part {
  const each = width / parts.length
  const set = parts.map(({ label, value, strong }) => ({
    label: wrap(type, label, textStyles.boxLabel, each - 18),
    value: wrap(type, value, strong ? textStyles.boxStrong : textStyles.boxValue, each - 18),
  }))
  const labels = Math.max(...set.map(({ label }) => heightOf(label)))
  const inner = labels + Math.max(...set.map(({ value }) => heightOf(value)))
  return {
    height: inner + 2 * room,
    draw(canvas, y) {
      canvas.fill(left, y, width, inner + 2 * room, colour.sand)
      canvas.fill(left, y, 3.5, inner + 2 * room, colour.teal)
      for (const [index, { label, value }] of set.entries()) {
        const x = left + index * each + 12
        drawLines(canvas, label, x, y + room)
        drawLines(canvas, value, x, y + room + inner - heightOf(value))
      }
    },
  }
}

const room = 7

/** Amounts under each other, and on teal what they come to. */
export function sums(sheet: Sheet, rows: Fact[], total: Fact): Part[] {
  const sumRow = ([label, amount]: Fact, look: Look, last: boolean): Part => {
    const value = wrap(sheet.type, amount, look, amountWidth)
    const text = wrap(sheet.type, label, look, sheet.width - amountWidth - 12)
    const padding = last ? 5 : 2
    const height = heightOf(text) + 2 * padding
    return {
      height,
      keepNext: !last,
      draw(canvas, y) {
        if (last) canvas.fill(sheet.left, y, sheet.width, height, colour.teal)
        drawLines(canvas, text, sheet.left + 4, y + padding)
        drawLines(canvas, value, sheet.left + sheet.width - 4, y + padding, "right")
      },
    }
  }
  return [...rows.map((row) => sumRow(row, textStyles.body, false)), sumRow(total, textStyles.sum, true)]
}

const amountWidth = 105

/**
 * To whom (at the left, where a window envelope shows it) and about what (at the right, or at the left to nobody), with
 * the title beside the last of it.
 */
export function addressee(sheet: Sheet, lines: string[], facts: Fact[], title = ""): Part {
  const { type, left, width } = sheet
  const half = lines.length === 0 ? 0 : Math.round(width * 0.55)
  const name = lines.slice(0, 1).flatMap((text) => wrap(type, text, textStyles.factValue, half - 12))
  const address = lines.slice(1).flatMap((text) => wrap(type, text, textStyles.body, half - 12))
  const named = title === "" ? [] : wrap(type, title, textStyles.title, half - 12)
  const right = factRows(sheet, facts, { x: left + half, width: width - half, tab: 102 })
  const to = heightOf(name) + heightOf(address)
  const height = Math.max(to + (title === "" ? 0 : aboveTitle + heightOf(named)), right.height)
  return {
    height,
    draw(canvas, y) {
      drawLines(canvas, name, left, y)
      drawLines(canvas, address, left, y + heightOf(name))
      drawLines(canvas, named, left, y + height - heightOf(named) + lower)
      right.draw(canvas, y)
    },
  }
}

const aboveTitle = 14
/** So that it stands on the line of the last fact. */
const lower = 4

/** Label and value, with the values under each other. */
export function factRows(
  { type }: Sheet,
  facts: Fact[],
  { x, width, tab }: { x: number; width: number; tab: number },
): Part {
  const rows = facts.map(([label, value]) => ({
    label: wrap(type, label, textStyles.fact, tab),
    value: wrap(type, value, textStyles.factValue, width - tab),
  }))
  const heights = rows.map(({ label, value }) => Math.max(heightOf(label), heightOf(value)))
  return {
    height: sum(heights),
    draw(canvas, y) {
      let at = y
      for (const [index, { label, value }] of rows.entries()) {
        drawLines(canvas, label, x, at)
        drawLines(canvas, value, x + tab, at)
        at += heights[index]!
      }
    },
  }
}
