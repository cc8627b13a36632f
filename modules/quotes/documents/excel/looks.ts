import { format } from "#src/documents/excel/formats.ts"
import { type LookOptions, look } from "#src/documents/excel/styles.ts"
import { colour } from "#src/documents/theme.ts"

type Format = keyof typeof format

/** The looks that the three workbooks share. */
export const looks = {
  head: look({ bold: true, size: 9, color: colour.muted, wrap: true, line: "strong" }),
  headUnit: look({ bold: true, size: 9, color: colour.muted, wrap: true, indent: 1, line: "strong" }),
  headRight: look({ bold: true, size: 9, color: colour.muted, wrap: true, align: "right", line: "strong" }),
  text: look({ wrap: true }),
  /** Text right after a number. */
  unit: look({ wrap: true, indent: 1 }),
  muted: look({ wrap: true, size: 9, color: colour.muted }),
  mutedUnit: look({ wrap: true, size: 9, color: colour.muted, indent: 1 }),
  group: look({ bold: true, fill: colour.sand }),
  groupUnit: look({ bold: true, fill: colour.sand, indent: 1 }),
  total: look({ bold: true, fill: colour.tealSoft }),
  totalUnit: look({ bold: true, fill: colour.tealSoft, indent: 1 }),
  strong: look({ bold: true, size: 11, color: colour.white, fill: colour.teal, line: "none" }),
  label: look({ align: "right", line: "none" }),
  note: look({ size: 9, color: colour.muted, line: "none" }),
  legend: look({ size: 9, color: colour.muted, wrap: true, line: "none" }),
  input: look({ fill: colour.lampSoft, wrap: true }),
}

export const number = (name: Format, options: LookOptions = {}) =>
  look({ wrap: true, align: "right", numFmt: format[name], ...options })
export const input = (name: Format) => number(name, { fill: colour.lampSoft })
export const group = (name: Format) => number(name, { bold: true, fill: colour.sand, wrap: false })
export const total = (name: Format) => number(name, { bold: true, fill: colour.tealSoft, wrap: false })
export const strong = (name: Format) =>
  number(name, { bold: true, size: 11, color: colour.white, fill: colour.teal, line: "none", wrap: false })
