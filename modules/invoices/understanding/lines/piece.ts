import type { Amount, PrintedRow, Token } from "../amounts/printed.ts"
import type { Column } from "./header.ts"
import { numbersIn } from "./numbers.ts"
import type { ColumnKind } from "./words.ts"

/** A piece of a row with the numbers it may be and the column it stands in. */
export interface Piece {
  text: string
  left: number
  right: number
  readings: number[]
  amount: Amount | null
  rate: number | null
  kind: ColumnKind | null
  gap: number
}

export function piecesOf(row: PrintedRow, columns: Column[] | null): Piece[] {
  let before: Token | null = null
  const cellStarts = new Set(row.row.cells.map((cell) => cell.left))
  return row.tokens.flatMap(unglued).map((token): Piece => {
    const text =
      token.kind === "text" ? token.word.text : token.kind === "amount" ? token.text : `${token.rate}%`
    const gap = before ? token.left - before.right : 1
    before = token
    return {
      ...{
        text,
        left: token.left,
        right: token.right,
        gap: cellStarts.has(token.left) ? Math.max(gap, 0.02) : gap,
      },
      readings:
        token.kind === "amount" && token.exact
          ? [token.cents / 100]
          : token.kind === "rate"
            ? []
            : numbersIn(text),
      amount: token.kind === "amount" ? token : null,
      rate: token.kind === "rate" ? token.rate : null,
      kind: columns ? nearest(token, columns) : null,
    }
  })
}

/** '3x4,79' is a quantity and a price. */
function unglued(token: Token): Token[] {
  if (token.kind !== "text") return [token]
  const parts = /^(\d{1,4}(?:[.,]\d{1,3})?)([x×@])((?:€|EUR)?\d{1,6}[.,]\d{2,4})$/i.exec(token.word.text)
  if (!parts) return [token]
  const per = (token.right - token.left) / token.word.text.length
  let left = token.left
  return parts.slice(1).map((text): Token => {
    const right = left + per * text.length
    const box = { ...token.word.box, left, width: right - left }
    const part: Token = { kind: "text", word: { ...token.word, text, box }, left, right }
    left = right
    return part
  })
}

/**
 * The column whose edge or middle lies nearest; within a column's head it is that one. Heads on the left of their
 * columns may stand over numbers on the right of them.
 */
function nearest({ left, right }: { left: number; right: number }, columns: Column[]): ColumnKind | null {
  const distance = (column: Column, next: Column | undefined) => {
    const overlap = Math.min(right, column.right) - Math.max(left, column.left)
    const edges = Math.min(
      Math.abs(left - column.left),
      Math.abs(right - column.right),
      Math.abs((left + right - column.left - column.right) / 2),
      left > column.right ? Math.abs(right - (next?.left ?? 1)) + 0.01 : 1,
    )
    return edges - Math.max(0, overlap) / 2
  }
  let best: Column | null = null
  let least = Number.POSITIVE_INFINITY
  columns.forEach((column, i) => {
    const off = distance(column, columns[i + 1])
    if (off < least) [best, least] = [column, off]
  })
  return (best as Column | null)?.kind ?? null
}
