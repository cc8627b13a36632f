import type { Cell, Row } from "exceljs"
import { clean } from "../text.ts"
import type { Look } from "./styles.ts"

/** A formula with the value it has now, so that the file reads right before anything recalculates it. */
export interface Formula {
  formula: string
  result: number | string
}

export type Value = string | number | Formula | null

/** Excel refuses a file with a longer text. */
const longest = 32_000

/** Texts go in as typed text: what begins with '=' stays text. */
export function put(cell: Cell, value: Value, look: Look): void {
  cell.style = look
  if (typeof value === "string") cell.value = clean(value).slice(0, longest).replace(loneSurrogate, "")
  else if (value !== null) cell.value = value
}

/** Fills a row from column A on; `null` gives an empty cell with its look. */
export function putRow(row: Row, cells: [value: Value, look: Look][]): void {
  for (const [index, [value, look]] of cells.entries()) put(row.getCell(index + 1), value, look)
}

/** 1 is 'A', 27 is 'AA'. */
export function letter(column: number): string {
  const rest = (column - 1) % 26
  const head = Math.floor((column - 1) / 26)
  return (head > 0 ? letter(head) : "") + String.fromCharCode(65 + rest)
}

export const euros = (cents: number): number => cents / 100

// The cut may fall in the middle of an emoji.
const loneSurrogate = /\p{Cs}/gu
