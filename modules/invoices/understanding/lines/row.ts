import { round } from "#src/shared/rounding.ts"
import type { Amount, PrintedRow, Token } from "../amounts/printed.ts"
import type { Column } from "./header.ts"
import { numbersIn } from "./numbers.ts"
import { type ColumnKind, units } from "./words.ts"

export interface RowReading {
  description: string
  quantity: number | null
  unit: string
  unitPrice: number | null
  cents: number
  vatRate: number | null
  /** Quantity times price is the amount. */
  proven: boolean
  /** The row only says how many of what price: '2 x 21,50'. */
  times?: { quantity: number; unitPrice: number; cents: number }
}

/** A piece of a row with the numbers it may be and the column it stands in. */
interface Piece {
  text: string
  left: number
  right: number
  readings: number[]
  amount: Amount | null
  rate: number | null
  kind: ColumnKind | null
  gap: number
}

/** A row of a table of lines; null when it holds no amount where lines have theirs. */
export function readRow(row: PrintedRow, columns: Column[] | null): RowReading | null {
  if (row.row.words.length > 60) return null
  const pieces = piecesOf(row, columns)
  const amount = amountOf(pieces, columns)
  if (!amount?.amount) return null
  const cents = amount.amount.cents
  const others = pieces.filter((piece) => piece !== amount)
  const rate = rateOf(others)
  const proof = proofOf(others, cents)
  const quantity = proof?.quantity ?? quantityOf(others)
  const price =
    proof?.price ??
    (columns ? (others.find((piece) => piece.kind === "price" && piece.readings.length > 0) ?? null) : null)
  const counted = quantity ? countOf(quantity, proof?.count) : null
  const unit = unitOf(others, quantity)
  const used = new Set<Piece | null>([amount, rate, price, quantity?.piece ?? null, unit.piece])
  const left = others.filter((piece) => !used.has(piece))
  const description = describe(left, columns, quantity)
  const unitPrice = proof?.value ?? (price ? (price.readings.at(-1) ?? null) : derived(cents, counted))
  const times = quantity && !/\p{L}{2}/u.test(description) ? timesOf(others, amount, counted) : undefined
  return {
    ...{ description, quantity: counted, unit: quantity?.unit || unit.text, unitPrice, cents },
    ...{
      vatRate: rate?.rate ?? (rate ? (rate.readings[0] ?? null) : null),
      proven: proof !== null,
      ...(times ? { times } : {}),
    },
  }
}

function piecesOf(row: PrintedRow, columns: Column[] | null): Piece[] {
  let before: Token | null = null
  const cellStarts = new Set(row.row.cells.map((cell) => cell.left))
  return row.tokens.map((token): Piece => {
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

/** Of the column of amounts; without heads, or when it is empty, the last amount of the row that isn't another's. */
function amountOf(pieces: Piece[], columns: Column[] | null): Piece | null {
  const money = pieces.filter(
    (piece) => piece.amount && (piece.amount.exact || piece.amount.currency !== null),
  )
  if (!columns) return money.at(-1) ?? null
  const amount = money.findLast((piece) => piece.kind === "amount")
  if (amount) return amount
  const has = columns.some((column) => column.kind === "amount")
  if (has) {
    // Whole euros in the column of amounts.
    const whole = pieces.findLast((piece) => piece.amount && piece.kind === "amount")
    if (whole) return whole
    const right = columns.findLast((column) => column.kind === "amount")!.right
    return money.find((piece) => Math.abs(piece.right - right) < 0.03) ?? null
  }
  return money.at(-1) ?? null
}

const rateOf = (pieces: Piece[]): Piece | null =>
  pieces.find((piece) => piece.rate !== null && [0, 6, 7, 9, 12, 19, 21].includes(piece.rate)) ??
  pieces.find(
    (piece) => piece.kind === "rate" && piece.readings.some((one) => [0, 6, 9, 21].includes(one)),
  ) ??
  null

interface Quantity {
  piece: Piece
  readings: number[]
  unit: string
  /** One word with its unit: '2st', '2x'. */
  glued: boolean
}

/** Quantity and price whose product is the amount: whatever the columns are called. */
function proofOf(
  pieces: Piece[],
  cents: number,
): { quantity: Quantity; price: Piece; count: number; value: number } | null {
  if (cents === 0) return null
  const prices = pieces.filter(
    (piece) => piece.readings.length > 0 && piece.kind !== "rate" && piece.kind !== "code",
  )
  const quantities = pieces.flatMap((piece) => (piece.kind === "code" ? [] : (asQuantity(piece) ?? [])))
  const off = pieces.find((piece) => piece.kind === "discount")
  const percent =
    off?.rate ??
    off?.readings[0] ??
    pieces.find((piece) => piece.rate !== null && piece.kind === null)?.rate ??
    0
  let best: { quantity: Quantity; price: Piece; count: number; value: number; weight: number } | null = null
  for (const price of prices)
    for (const quantity of quantities) {
      if (quantity.piece === price) continue
      for (const value of price.readings)
        for (const count of quantity.readings) {
          const gross = round(count * value * 100)
          const right =
            Math.abs(gross - cents) <= 1 ||
            (percent > 0 && Math.abs(gross * (1 - percent / 100) - cents) <= 1.5)
          const weight =
            (price.kind === "price" ? 2 : 0) +
            (quantity.piece.kind === "quantity" ? 2 : 0) +
            (price.amount?.exact ? 2.5 : 0) +
            (quantity.piece.left < price.left ? 0.3 : 0) +
            (/[.,]\d{3}$/.test(price.text) ? 1.5 : 0) +
            (quantity.unit ? 0.5 : 0)
          if (right && (!best || weight > best.weight)) best = { quantity, price, count, value, weight }
        }
    }
  return best
}

/** '2', '18,4', '2x', '2st', '38u'. */
function asQuantity(piece: Piece): Quantity | null {
  if (piece.readings.length > 0) {
    const readings = piece.amount && !piece.amount.exact ? numbersIn(piece.text) : piece.readings
    return { piece, readings, unit: "", glued: false }
  }
  const match = /^(-?\d{1,6}(?:[.,]\d{1,3})?)([\p{L}²³×?]{1,6}\d?)\.?$/u.exec(piece.text)
  const unit = match?.[2]?.toLowerCase() ?? ""
  if (!match || !units.has(unit)) return null
  return { piece, readings: numbersIn(match[1]!), unit: tidyUnit(unit), glued: true }
}

function quantityOf(pieces: Piece[]): Quantity | null {
  const column = pieces.find((piece) => piece.kind === "quantity" && asQuantity(piece))
  if (column) return asQuantity(column)
  const first = pieces[0]
  if (!first) return null
  const quantity = asQuantity(first)
  // '2x', '2 st' or '2 ×' before the words.
  if (quantity?.glued) return quantity
  return quantity && units.has(pieces[1]?.text.toLowerCase() ?? "") ? quantity : null
}

const countOf = (quantity: Quantity, count?: number): number | null =>
  count ?? quantity.readings.at(-1) ?? null

function unitOf(pieces: Piece[], quantity: Quantity | null): { text: string; piece: Piece | null } {
  const none = { text: "", piece: null }
  const column = pieces.find(
    (piece) => piece.kind === "unit" && piece !== quantity?.piece && piece.readings.length === 0,
  )
  if (column) return { text: tidyUnit(column.text), piece: column }
  if (!quantity || quantity.glued) return none
  const next = pieces[pieces.indexOf(quantity.piece) + 1]
  if (!next || next.readings.length > 0 || next.text.length > 8 || next.gap > 0.03) return none
  const after = pieces[pieces.indexOf(next) + 1]
  const known = units.has(next.text.toLowerCase().replace(/\.$/, ""))
  return known || (quantity.piece.kind === "quantity" && (!after || after.gap >= 0.02))
    ? { text: tidyUnit(next.text), piece: next }
    : none
}

/** OCR rarely sees a small 2 or 3. */
const tidyUnit = (text: string): string =>
  /^m\?$/i.test(text) ? "m²" : /^[x×]$/i.test(text) ? "" : text.replace(/\.$/, "")

/** What is left of the row, without its number in the list and its article code. */
function describe(pieces: Piece[], columns: Column[] | null, quantity: Quantity | null): string {
  const coded = columns?.some((column) => column.kind === "code")
  const words = pieces.filter((piece, i) => {
    if (/^[|_:€]$/.test(piece.text)) return false
    if (
      piece.kind === "code" &&
      coded &&
      (i === 0 || /\d/.test(piece.text)) &&
      !/^\p{L}{3,}$/u.test(piece.text)
    )
      return false
    if (piece.kind === "date" || piece.kind === "inclusive" || piece.kind === "discount") return false
    if (piece.rate !== null && piece.kind !== "description" && columns) return false
    return !(columns && piece.amount?.exact && piece.kind !== "description" && piece.kind !== "code")
  })
  const unitless = quantity && /^[x×]$/i.test(words[0]?.text ?? "") ? words.slice(1) : words
  return unitless
    .map((piece) => piece.text)
    .join(" ")
    .replace(/^[|\s·•*–-]+|( [àax×@])*[|\s]*$/gi, "")
}

/** A price that isn't printed, when the amount is a whole number of times it. */
function derived(cents: number, quantity: number | null): number | null {
  if (quantity === null || quantity === 0) return null
  const price = round(cents / quantity / 100, 2)
  return Math.abs(round(price * quantity * 100) - cents) <= 0 ? price : null
}

function timesOf(pieces: Piece[], amount: Piece, quantity: number | null): RowReading["times"] {
  if (quantity === null || !amount.amount || pieces.some((piece) => /\p{L}{2}/u.test(piece.text)))
    return undefined
  return { quantity, unitPrice: amount.amount.cents / 100, cents: round(quantity * amount.amount.cents) }
}
