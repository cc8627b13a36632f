import { type NormCode, norms } from "../pricing/norms.ts"
import { assumed } from "./nl.ts"
import { choices, levels } from "./trades/choices.ts"
import type { Family } from "./trades/trade.ts"

/** Which norm of a family the words ask for; where they don't, the usual one, and that is said. */
export function codeOf(
  code: NormCode | Family,
  concepts: string[],
  assume: (sentence: string) => void,
): NormCode {
  if (isNorm(code)) return code
  const asked = Object.entries(choices[code] ?? levels)
  const found = asked.find(([, words]) => words.split("/").some((word) => concepts.includes(word)))
  if (!found) assume(choices[code] ? assumed.kind : assumed.level)
  return code.replace("*", (found ?? asked[0]!)[0]) as NormCode
}

const isNorm = (code: string): code is NormCode => Object.hasOwn(norms(), code)
