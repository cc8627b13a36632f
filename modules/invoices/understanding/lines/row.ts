import { round } from "#src/shared/rounding.ts"
import { distanceTo } from "../amounts/doubt.ts"
import type { PrintedRow } from "../amounts/printed.ts"
import type { Column } from "./header.ts"
import { type Piece, piecesOf } from "./piece.ts"
import { proofOf, type Quantity, quantityOf, tidyUnit } from "./quantity.ts"
import { units } from "./words.ts"

export interface RowReading {
  description: string
  quantity: number | null
  unit: string
  unitPrice: number | null
  cents: number
  /** The amount as it was read. */
  text: string
  vatRate: number | null
  /** Quantity times price is the amount. */
  proven: boolean
}

/** A row of a table of lines; null when it holds no amount where lines have theirs. */
export function readRow(row: PrintedRow, columns: Column[] | null): RowReading | null {
  if (row.row.words.length > 60) return null
  const pieces = piecesOf(row, columns)
  const amount = amountOf(pieces, columns) ?? (row.source === "ocr" ? damagedOf(pieces) : null)
  const cents = amount?.amount?.cents ?? worthOf(pieces)
  if (!amount || cents === null) return null
  const others = pieces.filter((piece) => piece !== amount)
  const rate = rateOf(others)
  const proof = proofOf(others, cents)
  const quantity = proof?.quantity ?? quantityOf(others)
  const price = proof?.price ?? (columns ? priceOf(others, cents) : null)
  const counted = quantity ? countOf(quantity, proof?.count) : null
  const unit = unitOf(others, quantity)
  const used = new Set<Piece | null>([amount, rate, price, quantity?.piece ?? null, unit.piece])
  // The letter of a rate behind the amount.
  const code = columns ? undefined : pieces[pieces.indexOf(amount) + 1]
  if (code && /^[A-Z*]$/.test(code.text)) used.add(code)
  const left = others.filter((piece) => !used.has(piece))
  const description = describe(left, columns, quantity)
  const unitPrice = proof?.value ?? (price ? (price.readings.at(-1) ?? null) : derived(cents, counted))
  const many = signed(counted, unitPrice, cents) ?? timesIn(cents, price?.kind === "price" ? unitPrice : null)
  return {
    ...{ description, quantity: many, unit: quantity?.unit || unit.text, unitPrice, cents },
    text: amount.text,
    ...{
      vatRate: rate?.rate ?? (rate ? (rate.readings[0] ?? null) : null),
      proven: proof !== null,
    },
  }
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

/** In its column; else the only other sum of the row, when the amount is some times that. */
function priceOf(pieces: Piece[], cents: number): Piece | null {
  const own = pieces.find((piece) => piece.kind === "price" && piece.readings.length > 0)
  if (own) return own
  const money = pieces.filter((piece) => piece.amount?.exact)
  const [only] = money
  if (!only || money.length > 1 || only.kind === "discount" || only.kind === "inclusive") return null
  return timesIn(cents, only.amount!.cents / 100) === null ? null : { ...only, kind: "price" }
}

/** In the column of amounts something that OCR may have made of quantity times price. */
function damagedOf(pieces: Piece[]): Piece | null {
  const worth = worthOf(pieces)
  const damaged = pieces.findLast((piece) => piece.kind === "amount")
  return worth !== null && damaged && distanceTo(damaged.text, worth) !== null ? damaged : null
}

/** Quantity times price, by their columns. */
function worthOf(pieces: Piece[]): number | null {
  const [quantity, price] = (["quantity", "price"] as const).map(
    (kind) =>
      pieces.find((piece) => piece.kind === kind && piece.readings.length > 0)?.readings.at(-1) ?? null,
  )
  return quantity && price ? round(quantity * price * 100) : null
}

const rateOf = (pieces: Piece[]): Piece | null =>
  pieces.find((piece) => piece.rate !== null && [0, 6, 7, 9, 12, 19, 21].includes(piece.rate)) ??
  pieces.find(
    (piece) => piece.kind === "rate" && piece.readings.some((one) => [0, 6, 9, 21].includes(one)),
  ) ??
  null

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
  return (
    unitless
      .map((piece) => piece.text)
      .join(" ")
      .replace(/^[|\s·•*–-]+|( [àax×@])*[|\s]*$/gi, "")
      // Dots that lead to the amount.
      .replace(/[ .…_·]{4,}$/, "")
  )
}

/** A price that isn't printed, when the amount is a whole number of times it. */
function derived(cents: number, quantity: number | null): number | null {
  if (quantity === null || quantity === 0) return null
  const price = round(cents / quantity / 100, 2)
  return Math.abs(round(price * quantity * 100) - cents) <= 0 ? price : null
}

/** A quantity goes back with its amount, and a price never does. */
function signed(quantity: number | null, unitPrice: number | null, cents: number): number | null {
  const isBack = quantity !== null && unitPrice !== null && quantity > 0 && unitPrice > 0 && cents < 0
  return isBack ? -quantity : quantity
}

/** How many when only the price of one is printed, or its number was lost in reading. */
function timesIn(cents: number, unitPrice: number | null): number | null {
  const times = unitPrice ? cents / round(unitPrice * 100) : 0
  return Number.isInteger(times) && times !== 0 && Math.abs(times) <= 10_000 ? times : null
}
