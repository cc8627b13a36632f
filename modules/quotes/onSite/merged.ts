import type { Estimate, EstimateLine } from "../pricing/line.ts"
import { lineLeft } from "../quotations/unchanged.ts"

type Calculated = Pick<
  Estimate,
  "lines" | "assumptions" | "exclusions" | "facts" | "reverseCharge" | "pictures"
>

export interface Merged {
  calculation: Calculated
  /** What the office made itself of lines that the answers would change: these stay as they are. */
  stays: string[]
}

/**
 * A version with what other answers change of it. `before` and `after`: as it is worked out with the answers that it was
 * made with, and with those of now; what the version has otherwise, a person did.
 */
export function merged(version: Calculated, before: Calculated, after: Calculated): Merged {
  const [old, now] = [byId(before), byId(after)]
  const stays: string[] = []
  const kept = version.lines.flatMap((line): EstimateLine[] => {
    const [was, becomes] = [old.get(line.id), now.get(line.id)]
    if (!was || (becomes && isSame(was, becomes))) return [line]
    if (!isSame(line, was)) {
      stays.push(line.description)
      return [line]
    }
    const { quantity, quantitySource } = becomes ?? was
    return becomes ? [{ ...line, quantity, quantitySource }] : []
  })
  const there = byId(version)
  const gone = before.lines.filter(({ id }) => !there.has(id))
  for (const { id, description } of gone) {
    const becomes = now.get(id)
    if (becomes && !isSame(old.get(id)!, becomes)) stays.push(description)
  }
  const added = after.lines.filter(({ id }) => !old.has(id) && !there.has(id))
  return {
    calculation: {
      lines: [...kept, ...added],
      assumptions: changed(version.assumptions, before.assumptions, after.assumptions),
      exclusions: changed(version.exclusions, before.exclusions, after.exclusions),
      facts: Bun.deepEquals(version.facts, before.facts) ? after.facts : version.facts,
      reverseCharge: version.reverseCharge,
      pictures: version.pictures,
    },
    stays,
  }
}

const byId = ({ lines }: Calculated) => new Map(lines.map((line) => [line.id, line]))

/** As a person would leave both: prices are those of another day. */
const isSame = (a: EstimateLine, b: EstimateLine) => Bun.deepEquals(lineLeft(a), lineLeft(b))

/** Without what one no longer says, with what one says now; what a person wrote or took away is left. */
const changed = (version: string[], before: string[], after: string[]): string[] => [
  ...version.filter((sentence) => !before.includes(sentence) || after.includes(sentence)),
  ...after.filter((sentence) => !before.includes(sentence) && !version.includes(sentence)),
]
