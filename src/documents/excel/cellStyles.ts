import { colour } from "../theme.ts"
import { format } from "./formats.ts"
import { type LookOptions, look } from "./styles.ts"

const head = { bold: true, color: colour.muted, wrap: true, line: "strong" } as const
const aside = { wrap: true, color: colour.muted } as const
const closing = { bold: true, size: 11, color: colour.white, fill: colour.teal, line: "none" } as const

/** How cells look, in every workbook. `unit` and its kin are texts right after a number. */
export const cellStyles = {
  head: look(head),
  headUnit: look({ ...head, indent: 1 }),
  headRight: look({ ...head, align: "right" }),
  title: look({ bold: true, size: 12, color: colour.teal, line: "none" }),
  text: look({ wrap: true }),
  unit: look({ wrap: true, indent: 1 }),
  /** One word after a number, which never wraps. */
  word: look({ indent: 1 }),
  muted: look(aside),
  mutedUnit: look({ ...aside, indent: 1 }),
  group: look({ bold: true, fill: colour.sand }),
  groupUnit: look({ bold: true, fill: colour.sand, indent: 1 }),
  total: look({ bold: true, fill: colour.tealSoft }),
  totalUnit: look({ bold: true, fill: colour.tealSoft, indent: 1 }),
  /** What it all comes to. */
  strong: look(closing),
  label: look({ align: "right", line: "none" }),
  bare: look({ line: "none" }),
  lead: look({ bold: true, color: colour.teal, wrap: true, line: "none" }),
  note: look({ color: colour.muted, line: "none" }),
  legend: look({ ...aside, line: "none" }),
  input: look({ fill: colour.lampSoft, wrap: true }),
}

type Format = keyof typeof format

export const number = (name: Format, options: LookOptions = {}) =>
  look({ align: "right", numFmt: format[name], ...options })
/** A cell that the office may change. */
export const input = (name: Format) => number(name, { fill: colour.lampSoft })
export const group = (name: Format) => number(name, { bold: true, fill: colour.sand })
export const total = (name: Format) => number(name, { bold: true, fill: colour.tealSoft })
export const strong = (name: Format) => number(name, closing)
export const muted = (name: Format) => number(name, { color: colour.muted })
/** Below a table, without a line. */
export const plain = (name: Format) => number(name, { line: "none" })
