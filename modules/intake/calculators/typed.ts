import { parseDecimal } from "#src/shared/decimal.ts"

/** What a field may hold. */
export interface Bounds {
  /** Left out: more than nothing. */
  least?: number
  most: number
  whole?: true
  /** What an empty field counts as; without it the field has to be filled in. */
  empty?: number
}

/** What is wrong with a field; `limit` is the least or the most that would fit. */
export interface Fault {
  code: "unreadable" | "nothing" | "tooLittle" | "tooMuch" | "notWhole" | "moreOff"
  limit?: number
}

/** `value` only once there is enough to compute with and nothing is wrong. */
export interface Outcome<Value, Name extends string = string> {
  value?: Value
  faults: Partial<Record<Name, Fault>>
}

/** What a person typed, by field; a field that he did not come to yet is no fault. */
export function readFields<Name extends string>(
  typed: Readonly<Record<NoInfer<Name>, string>>,
  bounds: Readonly<Record<Name, Bounds>>,
): Outcome<Record<Name, number>, Name> {
  const faults: Partial<Record<Name, Fault>> = {}
  const values: Partial<Record<Name, number>> = {}
  const names = Object.keys(bounds) as Name[]
  for (const name of names) {
    const read = readNumber(typed[name], bounds[name])
    if (typeof read === "object") faults[name] = read
    else values[name] = read
  }
  const complete = names.every((name) => values[name] !== undefined)
  return complete ? { value: values as Record<Name, number>, faults } : { faults }
}

function readNumber(text: string, { least, most, whole, empty }: Bounds): number | Fault | undefined {
  if (text.trim() === "") return empty
  const value = parseDecimal(text)
  if (value === undefined) return isEndless(text) ? { code: "tooMuch", limit: most } : { code: "unreadable" }
  if (least === undefined && value <= 0) return { code: "nothing" }
  if (least !== undefined && value < least) return { code: "tooLittle", limit: least }
  if (value > most) return { code: "tooMuch", limit: most }
  if (whole && !Number.isInteger(value)) return { code: "notWhole" }
  return value
}

/** Digits without an end are a number, only not one that fits. */
const isEndless = (text: string) => /^\s*\d{13,}([.,]\d*)?\s*$/.test(text)
