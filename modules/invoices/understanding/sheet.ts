import type { Box, Page, Place, Word } from "../reading/page.ts"
import { type Cell, rowsOf } from "./rows.ts"

/** A word, or a part of one: 'Nr.:26/057' is 'Nr.:' and '26/057'. */
export interface Token {
  text: string
  box: Box
  confidence: number
}

/** A cell of a row, with where it stands. `start` of a token is its place in `text`. */
export interface Piece {
  page: number
  row: number
  tokens: (Token & { start: number })[]
  text: string
  box: Box
}

/** A document as fields are sought in it. */
export interface Sheet {
  pages: Page[]
  /** Of all pages, from top to bottom; each has its cells from left to right. */
  rows: Piece[][]
  pieces: Piece[]
  /** The usual height of a word, in parts of the page. */
  height: number
}

export function sheetOf(pages: Page[], isRead = (_at: number): boolean => true): Sheet {
  const rows: Piece[][] = []
  for (const [i, page] of pages.entries())
    for (const row of isRead(i) ? rowsOf(page) : []) {
      const at = rows.length
      rows.push(row.cells.map((cell) => pieceOf(cell, i + 1, at)))
    }
  const read = pages.filter((_, i) => isRead(i))
  const heights = read.flatMap((page) => page.words.map((word) => word.box.height)).sort((a, b) => a - b)
  return { pages, rows, pieces: rows.flat(), height: heights[Math.floor(heights.length / 2)] ?? 0.01 }
}

/** Who sent it, its number and its dates stand on the first pages or on the last, however many are between. */
export const edgesOf = (pages: Page[]): Sheet => sheetOf(pages, (at) => at < 3 || at >= pages.length - 2)

/** The tokens [from, to) of a piece, in which a pattern was found between two places of its text. */
export function tokensAt(piece: Piece, start: number, end: number): { from: number; to: number } {
  const from = piece.tokens.findIndex((token) => token.start + token.text.length > start)
  const after = piece.tokens.findIndex((token) => token.start >= end)
  return { from, to: after < 0 ? piece.tokens.length : after }
}

export const textOf = (piece: Piece, from: number, to: number): string =>
  piece.tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(" ")

export function placeOf(piece: Piece, from = 0, to = piece.tokens.length): Place {
  return { page: piece.page, box: around(piece.tokens.slice(from, to).map((token) => token.box)) }
}

/** How surely the words were read: 1 for text that was data. */
export function sureness(piece: Piece, from = 0, to = piece.tokens.length): number {
  const read = piece.tokens.slice(from, to).map((token) => token.confidence)
  return read.reduce((sum, confidence) => sum + confidence, 0) / Math.max(1, read.length)
}

export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  }
}

export const bottomOf = (box: Box): number => box.top + box.height
export const rightOf = (box: Box): number => box.left + box.width

function pieceOf(cell: Cell, page: number, row: number): Piece {
  let start = 0
  const tokens = cell.words.flatMap(partsOf).map((token) => {
    const placed = { ...token, start }
    start += token.text.length + 1
    return placed
  })
  return {
    page,
    row,
    tokens,
    text: tokens.map((token) => token.text).join(" "),
    box: {
      left: cell.left,
      top: cell.top,
      width: cell.right - cell.left,
      height: cell.bottom - cell.top,
    },
  }
}

/** A label that is written to its value without a space is parted from it; a time of day is not. */
function partsOf({ text, box, confidence }: Word): Token[] {
  const parts = text.split(/(?<=\p{L}[.)]?[:#])(?=[\p{L}\d])|(?<=\S[|•·;])(?=\S)|(?<=^[|•·#])(?=\S)/u)
  const per = box.width / Math.max(1, text.length)
  let left = box.left
  return parts.map((part) => {
    const width = per * part.length
    const token = { text: part, confidence, box: { ...box, left, width } }
    left += width
    return token
  })
}
