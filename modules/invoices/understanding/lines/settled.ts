import { round } from "#src/shared/rounding.ts"
import { distanceTo } from "../amounts/doubt.ts"
import { meaningsOf } from "../amounts/label.ts"
import type { FoundLine } from "../suggestion.ts"
import type { FoundRow } from "./lines.ts"

/**
 * The lines as what they come to is known: without rows that were none, as a total above them or a sum among them, and
 * with an amount that OCR damaged put right. Only where one change alone makes them come to one of `sums`.
 */
export function settled(found: readonly FoundRow[], sums: readonly number[]): FoundLine[] {
  const lines = found.map((one) => one.line)
  const all = sumOf(lines)
  if (lines.length === 0 || lines.length > most || sums.includes(all)) return lines
  const off = lines.map((line) => (isDiscount(line) ? { ...line, cents: -line.cents } : line))
  if (sums.includes(sumOf(off))) return off
  const without = parts(found, sums, all)
  if (without) return without
  const repaired = repairs(found, sums, all)
  return repaired.length === 1 ? repaired[0]! : lines
}

const most = 300

/** Printed without its sign. */
const isDiscount = ({ cents, description }: FoundLine): boolean =>
  cents > 0 && meaningsOf(description).includes("discount")

/** Some rows at the begin or at the end, or one among the others, were no lines. */
function parts(found: readonly FoundRow[], sums: readonly number[], all: number): FoundLine[] | null {
  const lines = found.map((one) => one.line)
  const wholes = new Set(sums)
  for (let count = 1; count <= Math.min(4, lines.length - 1); count++)
    for (const some of [lines.slice(count), lines.slice(0, -count)])
      if (wholes.has(sumOf(some)) && some.length > 0) return some
  const extra = lines.findIndex((line) => line.cents !== 0 && wholes.has(all - line.cents))
  if (extra >= 0) return lines.toSpliced(extra, 1)
  const plain = lines.filter((_, i) => !isSumSoFar(lines, i))
  return plain.length < lines.length && wholes.has(sumOf(plain)) ? plain : null
}

/** What the lines above it come to, from some line on: 'Subtotaal dakbedekking'. */
function isSumSoFar(lines: readonly FoundLine[], i: number): boolean {
  let sum = 0
  for (let from = i - 1; from >= 0; from--) {
    sum += lines[from]!.cents
    if (from <= i - 2 && sum === lines[i]!.cents) return true
  }
  return false
}

/** Every way to read damaged amounts so that the lines come to a sum: one of them, or all that differ from their product. */
function repairs(found: readonly FoundRow[], sums: readonly number[], all: number): FoundLine[][] {
  const lines = found.map((one) => one.line)
  const damaged = found.flatMap((one, i) => (one.source === "ocr" ? [i] : []))
  const ways = new Map<string, FoundLine[]>()
  for (const sum of sums)
    for (const i of damaged) {
      const cents = sum - (all - lines[i]!.cents)
      const near = distanceTo(found[i]!.text, cents) !== null || productOf(lines[i]!) === cents
      if (near && [Math.sign(lines[i]!.cents), Math.sign(sum)].includes(Math.sign(cents)))
        ways.set(`${i} ${cents}`, lines.with(i, mended(lines[i]!, cents)))
    }
  if (ways.size > 0) return [...ways.values()]
  const products = found.map(({ line, text, source }) => {
    const cents = productOf(line)
    return source === "ocr" && cents !== null && cents !== line.cents && distanceTo(text, cents) !== null
      ? mended(line, cents)
      : line
  })
  return sums.includes(sumOf(products)) ? [products] : []
}

const productOf = ({ quantity, unitPrice }: FoundLine): number | null =>
  quantity === null || unitPrice === null ? null : round(quantity * unitPrice * 100)

const mended = (line: FoundLine, cents: number): FoundLine => ({
  ...line,
  cents,
  confidence: Math.min(line.confidence, 0.8),
})

const sumOf = (lines: readonly FoundLine[]): number => lines.reduce((sum, line) => sum + line.cents, 0)
