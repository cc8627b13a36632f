import type { Alignment, Borders, Fill, Font, Style } from "exceljs"
import { colour, font as family } from "../theme.ts"

/** One object per look, shared by all cells that have it: exceljs finds it back by identity, which is quick. */
export type Look = Partial<Style>

export interface LookOptions {
  bold?: boolean
  size?: number
  color?: string
  fill?: string
  align?: Alignment["horizontal"]
  wrap?: boolean
  indent?: number
  numFmt?: string
  line?: "thin" | "strong" | "none"
}

export function look({
  bold,
  size = 10,
  color = colour.text,
  fill,
  align,
  wrap,
  indent,
  numFmt,
  line = "thin",
}: LookOptions): Look {
  const key = JSON.stringify([bold, size, color, fill, align, wrap, indent, numFmt, line])
  const known = looks.get(key)
  if (known) return known
  const made: Look = {
    font: fontOf({ bold, size, color: { argb: `FF${color}` } }),
    alignment: {
      vertical: "middle",
      horizontal: align ?? (indent ? "left" : undefined),
      wrapText: wrap,
      indent,
    },
    ...(fill ? { fill: solid(fill) } : {}),
    ...(numFmt ? { numFmt } : {}),
    ...(line === "none" ? {} : { border: borders[line] }),
  }
  looks.set(key, made)
  return made
}

const looks = new Map<string, Look>()

const fontOf = (options: Partial<Font>): Partial<Font> => ({ name: family, family: 2, ...options })

const solid = (hex: string): Fill => ({ type: "pattern", pattern: "solid", fgColor: { argb: `FF${hex}` } })

const borders: Record<"thin" | "strong", Partial<Borders>> = {
  thin: { bottom: { style: "thin", color: { argb: `FF${colour.line}` } } },
  strong: { bottom: { style: "medium", color: { argb: `FF${colour.teal}` } } },
}
