import { round } from "#src/shared/rounding.ts"
import { numbersIn } from "./numbers.ts"
import type { Piece } from "./piece.ts"
import { units } from "./words.ts"

export interface Quantity {
  piece: Piece
  readings: number[]
  unit: string
  /** One word with its unit: '2st', '2x'. */
  glued: boolean
}

/** Quantity and price whose product is the amount: whatever the columns are called. */
export function proofOf(
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
            Math.abs(Math.abs(gross) - Math.abs(cents)) <= 1 ||
            (percent > 0 && Math.abs(gross * (1 - percent / 100) - cents) <= 1.5)
          const weight =
            (price.kind === "price" ? 2 : 0) +
            (quantity.piece.kind === "quantity" ? 2 : 0) +
            (price.amount?.exact ? 2.5 : 0) +
            (quantity.piece.left < price.left ? 0.3 : 0) +
            (/[.,]\d{3}$/.test(price.text) ? 3 : 0) +
            (quantity.unit || isMeasured(pieces, quantity.piece) ? 1.5 : 0)
          if (right && (!best || weight > best.weight)) best = { quantity, price, count, value, weight }
        }
    }
  return best
}

/** '45,21 l x 1,799': the unit stands behind the quantity. */
const isMeasured = (pieces: Piece[], piece: Piece): boolean => {
  const next = pieces[pieces.indexOf(piece) + 1]
  return (
    next !== undefined && next.gap < 0.02 && /^\p{L}/u.test(next.text) && units.has(next.text.toLowerCase())
  )
}

/** '2', '18,4', '2x', '2st', '38u'. */
function asQuantity(piece: Piece): Quantity | null {
  if (piece.amount?.currency) return null
  if (piece.readings.length > 0) {
    const readings = piece.amount && !piece.amount.exact ? numbersIn(piece.text) : piece.readings
    return { piece, readings, unit: "", glued: false }
  }
  const match = /^(-?\d{1,6}(?:[.,]\d{1,3})?)([\p{L}²³×?]{1,6}\d?)\.?$/u.exec(piece.text)
  const unit = match?.[2]?.toLowerCase() ?? ""
  if (!match || !units.has(unit)) return null
  return { piece, readings: numbersIn(match[1]!), unit: tidyUnit(unit), glued: true }
}

export function quantityOf(pieces: Piece[]): Quantity | null {
  const column = pieces.find((piece) => piece.kind === "quantity" && asQuantity(piece))
  if (column) return asQuantity(column)
  const first = pieces[0]
  if (!first) return null
  const quantity = asQuantity(first)
  // '2x', '2 st' or '2 ×' before the words.
  if (quantity?.glued) return quantity
  return quantity && units.has(pieces[1]?.text.toLowerCase() ?? "") ? quantity : null
}

/** OCR rarely sees a small 2 or 3. */
export const tidyUnit = (text: string): string =>
  /^m[2²]?\?$/i.test(text) ? "m²" : /^[x×]$/i.test(text) ? "" : text.replace(/\.$/, "")
