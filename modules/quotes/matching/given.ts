import type { Clause, ClauseQuantity } from "./clause.ts"
import { needsOf } from "./score.ts"
import type { Work } from "./trades/trade.ts"
import { isObject } from "./words/kinds.ts"

/** What a clause says of how much of a work, per unit; undefined: nothing in that unit. */
export interface Given {
  all: ClauseQuantity[]
  pieces: number | undefined
  square: number | undefined
  metres: number | undefined
  cube: number | undefined
  hours: number | undefined
  days: number | undefined
}

export function givenFor(work: Work, clause: Clause): Given {
  const all = clause.quantities.filter((one) => isOf(one, work, clause))
  const first = (read: (one: ClauseQuantity) => number | undefined) =>
    all.map(read).find((value) => value !== undefined)
  const days = first(inUnit("dag"))
  return {
    all,
    pieces: first(inUnit("st")),
    square: first(square),
    metres: first(metres),
    cube: first(cube),
    hours: first(inUnit("uur")) ?? (days === undefined ? undefined : days * 8),
    days,
  }
}

/** Of 'trap met 13 treden' the thirteen are no stairs; but three rooms or walls are more than one of what is assumed. */
function isOf({ counts, quantity }: ClauseQuantity, work: Work, { concepts }: Clause): boolean {
  if (quantity.kind === "size" || quantity.unit !== "st") return true
  if (counts.length === 0) return !quantity.bare
  const needed = needsOf(work)
  const own = concepts.some((concept) => needed.includes(concept))
  return !(counts.every(isObject) && own) || counts.some((concept) => needed.includes(concept))
}

export const isSized = ({ quantity }: ClauseQuantity) => quantity.kind === "size"
export const isArticle = ({ quantity }: ClauseQuantity) =>
  quantity.kind === "size" && quantity.of === "article"
export const isLength = ({ quantity }: ClauseQuantity) =>
  quantity.kind === "amount" && quantity.length === true

const inUnit =
  (unit: "st" | "uur" | "dag") =>
  ({ quantity }: ClauseQuantity) =>
    quantity.kind === "amount" && quantity.unit === unit ? quantity.value : undefined

export function square({ quantity }: ClauseQuantity): number | undefined {
  if (quantity.kind === "amount") return quantity.unit === "m2" ? quantity.value : undefined
  const [a, b, c] = quantity.sides
  return c === undefined && quantity.of === undefined ? a! * b! : undefined
}

function cube({ quantity }: ClauseQuantity): number | undefined {
  if (quantity.kind === "amount") return quantity.unit === "m3" ? quantity.value : undefined
  const [a, b, c] = quantity.sides
  return c === undefined || quantity.of ? undefined : a! * b! * c
}

/** '3 x 2,5 m' of plinth are three of two and a half metres. */
function metres({ quantity }: ClauseQuantity): number | undefined {
  if (quantity.kind === "amount") return quantity.unit === "m1" ? quantity.value : undefined
  const [a, b, c] = quantity.sides
  const lengths = c === undefined && !quantity.of && !quantity.loose && Number.isInteger(a)
  return lengths ? a! * b! : undefined
}
