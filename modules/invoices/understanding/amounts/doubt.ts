import { asDigits } from "./money.ts"

/**
 * How far a text read by OCR lies from an amount: 0 the same digits (a comma was lost or moved), 1 one digit that is
 * easily taken for another, 2 one digit too few or too many; null when it can't be that amount.
 */
export function distanceTo(text: string, cents: number): 0 | 1 | 2 | null {
  const read = asDigits(text).replace(/\D/g, "")
  const meant = String(Math.abs(cents)).padStart(3, "0")
  if (read.length < 3) return null
  if (read === meant) return 0
  if (read.length === meant.length) {
    const differing = [...read].flatMap((digit, i) => (digit === meant[i] ? [] : [digit + meant[i]]))
    return differing.length === 1 && confused.has(differing[0]!) ? 1 : null
  }
  const [shorter, longer] = read.length < meant.length ? [read, meant] : [meant, read]
  return longer.length - shorter.length === 1 && shorter.length >= 3 && lacksOne(shorter, longer) ? 2 : null
}

const pairs = ["17", "08", "38", "56", "68", "14", "35", "89", "06", "27", "49", "69", "58", "39", "09", "47"]
const confused = new Set(pairs.flatMap((pair) => [pair, pair[1]! + pair[0]!]))

function lacksOne(shorter: string, longer: string): boolean {
  let i = 0
  while (i < shorter.length && shorter[i] === longer[i]) i++
  return shorter.slice(i) === longer.slice(i + 1)
}
