import { round } from "#src/shared/rounding.ts"
import type { PrintedRow } from "../amounts/printed.ts"
import type { FoundLine } from "../suggestion.ts"
import type { FoundRow } from "./lines.ts"
import { numbersIn } from "./numbers.ts"

/** '2 x 21,50', '5x€19,95', 'à 14,99' or 'Aantal: 2' below a line that comes to just that. */
export function counted(last: FoundRow | undefined, row: PrintedRow): boolean {
  const number = /^(?:aantal|qty|quantity|anzahl|menge)[: ]+(\d{1,4})\b/i.exec(row.row.text)
  if (number && last && last.row >= row.index - 2 && last.line.quantity === null) {
    const quantity = Number(number[1])
    if (quantity === 0 || last.line.cents % quantity !== 0) return false
    Object.assign(last.line, { quantity, unitPrice: round(last.line.cents / quantity / 100, 2) })
    return true
  }
  const said = times.exec(row.row.text)
  if (!said || !last || last.row < row.index - 2 || last.line.quantity !== null) return false
  const [, many, , price] = said
  const { line } = last
  const unitPrice = numbersIn(price!).at(-1)
  if (!unitPrice || (!many && !said[2])) return false
  const quantity = many ? numbersIn(many).at(-1)! : round(line.cents / 100 / unitPrice, 6)
  if (round(quantity * unitPrice * 100) !== line.cents || (!many && !Number.isInteger(quantity))) return false
  Object.assign(line, { quantity, unitPrice, description: withoutCount(line.description, quantity) })
  return true
}

const times =
  /^(\d{1,4}(?:[.,]\d{1,3})?)?\s*(?:st(?:uks?)?\.?)?\s*([x×@àaáâ]|per)?\s*€?\s*(\d{1,6}[.,]\d{2,4})(?:\s*(?:\/|per|p)\s*st(?:uk)?)?$/iu

/**
 * The number before the words of a line counts, when one of them does so by its price, or all lines have one that isn't
 * their place in a list.
 */
export function leadingCounts(lines: FoundLine[]): void {
  const leading = lines.map(({ description }) =>
    Number(/^(\d{1,3}) (?=\p{L}{2})/u.exec(description)?.[1] ?? 0),
  )
  const isList = leading.every((count, i) => count === i + 1)
  if (lines.length < 2 || isList || !leading.every((count, i) => count > 0 || lines[i]!.quantity !== null))
    return
  lines.forEach((line, i) => {
    const quantity = leading[i]!
    if (line.quantity !== null || quantity === 0 || line.cents % quantity !== 0) return
    const unitPrice = round(line.cents / quantity / 100, 2)
    Object.assign(line, { quantity, unitPrice, description: withoutCount(line.description, quantity) })
  })
}

const withoutCount = (description: string, quantity: number): string =>
  description.startsWith(`${quantity} `) ? description.slice(`${quantity} `.length) : description
