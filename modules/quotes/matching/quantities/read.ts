import { parseDecimal } from "#src/shared/decimal.ts"
import { numberInWords } from "../../writing/numberWords.ts"
import { patterns, unitOf } from "./patterns.ts"
import type { Quantity, Read } from "./quantity.ts"

/** Finds every quantity of a work item. Says nothing of what it is a quantity of. */
export function readQuantities(item: string): Read {
  const quantities: Read["quantities"] = []
  let ranged = false
  const keep = (words: string, quantity: Quantity | undefined) =>
    quantity ? ` #${quantities.push({ quantity, words: words.trim() }) - 1}# ` : " "
  const find = patterns()
  const text = plain(item)
    .replace(find.noQuantity, " ")
    .replace(find.size, (words, a, ua, b, ub, c, uc, d, ud, e, ue) =>
      keep(words, a === undefined ? sizeOf([d, e], [ud, ue]) : sizeOf([a, b, c], [ua, ub, uc])),
    )
    .replace(find.wideAndHigh, (words, a, b, c, d) =>
      keep(words, { kind: "size", sides: [numberOf(a ?? c), numberOf(b ?? d)] }),
    )
    .replace(find.range, (words, low, high, ...units) => {
      ranged = true
      return keep(words, amountOf(Math.max(numberOf(low), numberOf(high)), units.slice(0, 7)))
    })
    .replace(find.article, " ")
    .replace(find.amount, (words, value, ...units) =>
      keep(words, units[7] ? pieces(numberOf(value)) : amountOf(numberOf(value), units.slice(0, 7))),
    )
    .replace(find.timesBehind, (words, value) => keep(words, pieces(numberOf(value))))
    .replace(find.listed, (words, value) => keep(words, pieces(numberOf(value))))
    .replace(find.count, (words, value) => keep(words, { ...pieces(numberOf(value)), bare: true }))
    .replace(find.figures, " ")
  return { text, quantities, ranged }
}

/** Small letters, figures for numbers in words, and one way to write a times sign, a square and a half. */
const plain = (item: string): string =>
  item
    .toLowerCase()
    .normalize("NFC")
    .replace(/[#\u00a0\u202f]|\bca\.?(?=\s?\d)/g, " ")
    .replace(/²/g, "2")
    .replace(/³/g, "3")
    .replace(/¹/g, "1")
    .replace(/(\d)\s?½/g, "$1,5")
    .replace(/½/g, "0,5")
    .replace(/[×✕*]/g, "x")
    .replace(/[−–—]/g, "-")
    .replace(/\+\s*\/\s*-|±|~|≈/g, " ")
    .replace(/hr\s?\+\+\+/g, "triple")
    .replace(/hr\s?\+\+/g, "isolatieglas")
    .replace(/(?<![\p{L}\d])\p{L}{2,}(?=\s+\p{L})/gu, (word) => {
      const value = word === "beide" ? 2 : numberInWords(word)
      return value === undefined ? word : String(value).replace(".", ",")
    })

const numberOf = (text: string): number => parseDecimal(text) ?? Number.NaN

const pieces = (value: number) => ({ kind: "amount", value, unit: "st" }) as const

function amountOf(value: number, units: (string | undefined)[]): Quantity {
  const unit = unitOf(units)
  return unit === "m" ? { kind: "amount", value, unit: "m1", length: true } : { kind: "amount", value, unit }
}

/** The last unit holds for sides without one: '3 x 2,5 m'. */
function sizeOf(figures: string[], units: (string | undefined)[]): Quantity | undefined {
  const sides = figures.map(numberOf)
  const last = units.at(-1)?.replace(" ", "")
  if (last === "m2") return { kind: "amount", value: sides.reduce((a, b) => a * b), unit: "m2" }
  if (last === "mm2") return undefined
  if (last === undefined && units.every((unit) => unit === undefined))
    return sides.every((side) => side < 10) && sides.length === 2
      ? { kind: "size", sides, loose: true }
      : undefined
  if (isCount(sides, units, last)) return pieces(sides[0]!)
  const lengths = sides.map((side, at) => side / (parts[units[at] ?? last ?? "m"] ?? 1))
  return {
    kind: "size",
    sides: lengths,
    ...(last === "cm" || last === "mm" ? { of: "article" as const } : {}),
  }
}

/** '2 x 80 cm': two of that size. */
const isCount = ([first]: number[], units: (string | undefined)[], last: string | undefined): boolean =>
  units.length === 2 && units[0] === undefined && last === "cm" && Number.isInteger(first) && first! < 20

const parts: Record<string, number> = { cm: 100, mm: 1000 }
